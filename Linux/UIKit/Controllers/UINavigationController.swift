/// A stack of one, as a presentation's destination: bar, title, insets.
open class UINavigationController: UIViewController {
  private let stackView = UIView()
  private let bar = UINavigationBar(frame: .zero)
  private var stack: [UIViewController] = []
  private var hidesBar = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    bar.show([rootViewController.navigationItem])
    rootViewController.didMove(toParent: self)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController] { stack }
  open var topViewController: UIViewController? { stack.last }
  open var navigationBar: UINavigationBar { bar }

  /// Documented: the top one, or what is presented over the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    if animated {
      HeadlessMisuse.record(.notModelled, "The stand-in does not move navigation bars.")
    }
    hidesBar = hidden
    bar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  open override func loadView() {
    super.loadView()
    guard let view = viewIfLoaded else { return }
    stackView.frame = view.bounds
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stackView)
    view.addSubview(bar)
    if let top = topViewController, let topView = top.view {
      topView.frame = stackView.bounds
      topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stackView.addSubview(topView)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBar()
  }

  /// 44 points below the status bar; the bar's own background reaches up to the edge. What the
  /// content sees of it is a part of its safe area.
  private func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: UINavigationBar.standardHeight)
    topViewController?.containerInsets =
      UIEdgeInsets(top: hidesBar ? 0 : UINavigationBar.standardHeight, left: 0, bottom: 0, right: 0)
  }
}

extension UIViewController {
  /// The nearest navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    var ancestor = parent
    while let controller = ancestor {
      if let navigation = controller as? UINavigationController { return navigation }
      ancestor = controller.parent
    }
    return nil
  }

  public var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    navigationItemStorage = item
    return item
  }

  /// A container's bars.
  var containerInsets: UIEdgeInsets {
    get { layoutState.containerInsets }
    set {
      guard newValue != layoutState.containerInsets else { return }
      layoutState.containerInsets = newValue
      loadedView?.updateSafeArea()
    }
  }
}
