@MainActor
open class UIWindow: UIView {
  /// The insets of the device's bars, as `Headless.makeWindow` states them: with the status bar.
  var headlessSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if headlessSafeAreaInsets != oldValue { updateSafeArea() } }
  }

  /// As the screen in charge wished it when it was last asked.
  var hidesStatusBar = false

  var hides = true
  private var root: UIViewController?
  private var sizeOfRoot: CGSize?
  private var hasShownRoot = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ControllerReset.register()
    layer.isWindowRoot = true
    enter(.only)
  }

  /// As large as the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isWindowRoot = true
    enter(.only)
  }

  isolated deinit { RunningTransitions.reportWithoutWindow() }

  // Unverified: here a window without a scene is shown like any other.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  private func enter(_ scene: UIWindowScene) { windowScene = scene }

  open var screen = UIScreen.main

  open var rootViewController: UIViewController? {
    get { root }
    set { exchangeRoot(for: newValue) }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  // Documented: a window is hidden until it is shown.
  open override var isHidden: Bool {
    get { hides }
    set { setHides(newValue) }
  }

  open var isKeyWindow: Bool { KeyWindow.current === self }
  open func makeKey() { KeyWindow.current = self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func sendEvent(_ event: UIEvent) { GestureEngine.shared.deliver(event, in: self) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRoot()
  }

  /// The window tells its root when to appear, not the root's view.
  func drives(_ controller: UIViewController) -> Bool { controller === root }

  private func exchangeRoot(for controller: UIViewController?) {
    guard controller !== root else { return }
    let old = root
    root = controller
    hasShownRoot = false
    old?.withdraw(from: self)
    updateStatusBar()
    guard !hides else { return }
    // Observed: what the former root presents stays in the window, behind the new root's view.
    showRoot(at: old == nil ? 0 : subviews.count)
  }

  private func setHides(_ newValue: Bool) {
    guard newValue != hides else { return }
    hides = newValue
    super.isHidden = newValue
    // Unverified: hiding a window tells its controllers nothing.
    if newValue {
      MainLoop.main.removeRoot(layer)
    } else {
      MainLoop.main.addRoot(layer)
      // Unverified: a window that is shown again leaves its root's view where a presentation has put it.
      if !hasShownRoot { showRoot() }
    }
  }

  private func showRoot(at index: Int = 0) {
    hasShownRoot = root != nil
    guard let root, let view = root.view, view.superview !== self else { return }
    root.beginAppearance(true, animated: false)
    view.frame = bounds
    sizeOfRoot = bounds.size
    insertSubview(view, at: index)
    // Unverified: the root's `viewDidAppear` comes after the commit that shows the window.
    MainLoop.main.afterCommit { [weak self, weak root] in
      guard let self, let root, self.root === root else { return }
      root.endAppearance()
    }
  }

  /// The owner of the root's view lays it out by its frame, even under a transform
  /// [controllers 17.3].
  private func layOutRoot() {
    guard let view = root?.viewIfLoaded, view.superview === self, sizeOfRoot != bounds.size
    else { return }
    sizeOfRoot = bounds.size
    if view.frame != bounds { view.frame = bounds }
  }
}

extension UIViewController {
  /// Leaves a window that has another root now.
  fileprivate func withdraw(from window: UIWindow) {
    guard let view = viewIfLoaded, view.window === window else { return }
    beginAppearance(false, animated: false)
    view.removeFromSuperview()
    endAppearance()
  }
}

@MainActor
enum KeyWindow {
  static weak var current: UIWindow?
}
