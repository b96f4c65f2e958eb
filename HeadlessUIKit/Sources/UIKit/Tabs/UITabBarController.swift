/// Children side by side, of which one is shown, and a bar to choose it with. The "More"
/// controller is absent: five children at most.
open class UITabBarController: UIViewController, UITabBarDelegate {
  let bar = UITabBar(frame: .zero)
  /// Where the children's views are [controllers 6.4].
  let stage = UIView()
  var controllers: [UIViewController]?
  weak var selected: UIViewController?
  /// What the delegate vended for the run that is about to begin.
  var vended: (any UIViewControllerAnimatedTransitioning)?
  /// A pushed screen has sent the bar away.
  var barIsAway = false
  /// Where the shown child was laid out.
  var frameOfShown = CGRect.zero
  /// The push or pop with which the bar is leaving or coming back.
  weak var barRun: ContainerRun?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
    // Observed more than once: viewDidLoad runs before the subclass's initializer is through.
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.owner = self
    loadViewIfNeeded()
  }

  open weak var delegate: (any UITabBarControllerDelegate)?

  open var tabBar: UITabBar { bar }

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    exchangeControllers(for: viewControllers)
  }

  /// NSNotFound without a selection.
  open var selectedIndex: Int {
    get { controllers?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      // Unverified: an index out of range is ignored.
      guard let controllers, controllers.indices.contains(newValue) else { return }
      select(controllers[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard controllers?.contains(newValue) == true else {
        // UIKit throws NSInvalidArgumentException.
        HeadlessMisuse.record(
          .childNotOwned,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
        return
      }
      select(newValue)
    }
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override func loadView() {
    let view = TabLayoutView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tabs = self
    self.view = view
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
    view.addSubview(bar)
  }

  override func placeContent() { placeSelected() }

  // Unverified: whom it asks.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    selectedViewController
  }
}
