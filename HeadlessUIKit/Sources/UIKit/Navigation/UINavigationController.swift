/// A stack of screens with a bar above them.
open class UINavigationController: UIViewController, ContainerRunOwner {
  /// How long a bar takes to come or go by itself.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  let bar: UINavigationBar
  let tools = UIToolbar(frame: .zero)
  /// Where the screens' views are, and every transition's container [controllers 6.4].
  let stage = UIView()
  var state = NavigationState()
  var popRecognizer: UIScreenEdgePanGestureRecognizer?
  var popGuard: PopGuard?

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    bar.owner = self
    tools.owner = self
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
    tools.owner = self
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    super.init(coder: coder)
    bar.owner = self
    tools.owner = self
  }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    // What a former delegate implements says nothing about this one.
    didSet { state.vendsAnimators = nil }
  }

  open var viewControllers: [UIViewController] {
    get { state.shownStack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { viewControllers.last }

  /// Documented: the top one, or what is presented over the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return pop(toIndex: viewControllers.count - 2, animated: animated)?.last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      // UIKit throws NSInternalInconsistencyException.
      HeadlessMisuse.record(
        .poppedToStranger, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(toIndex: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(toIndex: 0, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Documented: a navigation controller pushes what it is to show.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Documented: a navigation controller pushes it…
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    cover(with: [secondaryViewController], animated: false)
  }

  /// … and pops what is on top.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { uncoverTop() }

  /// Nil before the view is there. Its delegate is UIKit's guard: an app that replaces it has to
  /// answer for the root, and for transitions under way.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  // Bars

  open var navigationBar: UINavigationBar { bar }

  open var isNavigationBarHidden: Bool {
    get { state.hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBar(hides: hidden, animated: animated)
  }

  open var toolbar: UIToolbar! { tools }

  open var isToolbarHidden: Bool {
    get { state.hidesTools }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    state.hidesTools = hidden
    toolsChange(animated: animated)
    viewIfLoaded?.setNeedsLayout()
  }

  // Unverified: whom it asks. Observed: the bar has the say over the style, unless it is hidden.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }

  // View

  open override func loadView() { buildView() }

  override func placeContent() { placeTop() }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { followPreferredSize() }
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBar()
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    firstScreenAppeared()
  }

  /// [controllers 19.4].
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil || super.accessibilityPerformEscape()
  }
}
