/// Overridable members only: Swift cannot override what an extension declares. Each hands on to
/// the extension that holds the behavior.
@MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  final var loadedView: UIView?
  final weak var parentStorage: UIViewController? { didSet { TraitChanges.count += 1 } }
  final var childrenStorage: [UIViewController] = []
  final var appearance = AppearanceState()
  final var movesToParent = false
  final var movesFromParent = false
  final var modal = ModalState() { didSet { TraitChanges.count += 1 } }
  final var containerState = ContainerState()
  final var layoutState = ControllerLayoutState() { didSet { TraitChanges.count += 1 } }
  final var navigationItemStorage: UINavigationItem?
  final var tabBarItemStorage: UITabBarItem?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    LivingControllers.add(self)
  }

  public required init?(coder: NSCoder) {
    super.init()
    LivingControllers.add(self)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // What held it weakly has no other traits before it asks again.
  deinit { TraitChanges.count += 1 }

  open override var next: UIResponder? { nextInChain }

  // View

  open var view: UIView! {
    get { viewLoadingIfNeeded() }
    set { setLoadedView(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadViewIfNeeded() { _ = viewLoadingIfNeeded() }
  open func loadView() { setLoadedView(makeDefaultView()) }
  open func viewDidLoad() {}
  /// A container puts its content's view in place before it appears.
  func placeContent() {}
  /// The children that come and go with this controller, if their views are inside its own.
  var childrenThatAppear: [UIViewController] { childrenStorage }

  open var title: String? {
    didSet {
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
    }
  }

  // Containment

  open var parent: UIViewController? { parentStorage }
  open var children: [UIViewController] { childrenStorage }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { noteWillMove(toParent: parent) }
  open func didMove(toParent parent: UIViewController?) {}
  open var isMovingToParent: Bool { movesToParent && appearance.isDelivering(appears: true) }
  open var isMovingFromParent: Bool { movesFromParent && appearance.isDelivering(appears: false) }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // Appearance

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func viewWillAppear(_ animated: Bool) { noteCallback(.willAppear) }
  open func viewIsAppearing(_ animated: Bool) { noteCallback(.isAppearing) }
  open func viewDidAppear(_ animated: Bool) { noteCallback(.didAppear) }
  open func viewWillDisappear(_ animated: Bool) { noteCallback(.willDisappear) }
  open func viewDidDisappear(_ animated: Bool) { noteCallback(.didDisappear) }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endByHand() }

  // Layout

  /// Comes in place of the view's own call, which it makes.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { layoutState.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  open var preferredContentSize: CGSize {
    get { layoutState.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.updateTraits() }
  }

  // Presentation

  open var presentedViewController: UIViewController? {
    modal.presented ?? parent?.presentedViewController
  }

  open var presentingViewController: UIViewController? {
    modal.presenter ?? parent?.presentingViewController
  }

  open var isBeingPresented: Bool { modal.isBeing(.presentation, self) }
  open var isBeingDismissed: Bool { modal.isBeing(.dismissal, self) }

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style == .automatic ? .pageSheet : modal.style }
    set { setModalPresentationStyle(newValue) }
  }

  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var preferredTransition: Transition? {
    get { modal.preferredTransition }
    set { modal.preferredTransition = newValue }
  }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var providesPresentationContextTransitionStyle = false
  open var restoresFocusAfterTransition = true
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // Documented: false, but true for navigation controllers.
  open var definesPresentationContext: Bool {
    get { modal.definesContext ?? (self is UINavigationController) }
    set { modal.definesContext = newValue }
  }

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var presentationController: UIPresentationController? { controllerOfPresentation() }

  open var popoverPresentationController: UIPopoverPresentationController? {
    controllerOfPresentation() as? UIPopoverPresentationController
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinatorInChain
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  open func didReceiveMemoryWarning() {}

  // Status bar and orientation

  /// Documented: by default true where the height is compact [controllers 19.21].
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open func setNeedsStatusBarAppearanceUpdate() { UIWindow.updateStatusBars() }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  // Bars

  open var tabBarItem: UITabBarItem! {
    get { itemInTabBar }
    set { replaceItemInTabBar(with: newValue) }
  }

  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { extentChanged() } }
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extentChanged() } }

  /// Documented: found by itself where none was set, or nil was.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    (edge == .top ? layoutState.topScrollView : layoutState.bottomScrollView) ?? foundScrollView
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { layoutState.topScrollView = scrollView }
    if edge.contains(.bottom) { layoutState.bottomScrollView = scrollView }
    (parentStorage as? UINavigationController)?.barsFollowContent()
    tabBarController?.bar.setNeedsLayout()
  }

  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsChange() } }

  open var navigationItem: UINavigationItem { itemInNavigationBar }

  open func show(_ vc: UIViewController, sender: Any?) { handOn(vc, sender: sender) }

  // Split views

  /// Documented: the secondary one disappears.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Documented: the former secondary one is there again.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.state.hosts[.secondary] }

  // Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    HeadlessMisuse.record(
      .noSuchSegue,
      "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'")
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}
