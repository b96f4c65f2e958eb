/// One instance of the app's interface. Here the app has one, which all windows belong to.
// Unverified: a session, a delegate and more scenes than one are not modeled.
@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState {
    switch UIApplication.shared.currentState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  open override var next: UIResponder? { UIApplication.shared }
}

open class UIWindowScene: UIScene, UITraitEnvironment {
  static let only = UIWindowScene()

  private struct Member { weak var window: UIWindow? }
  private var members: [Member] = []

  func add(_ window: UIWindow) {
    remove(window)
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }

  open var windows: [UIWindow] { members.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { DeviceOrientation.interface }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }
  open var traitCollection: UITraitCollection { .device }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The status bar of a scene, as the controllers of its key window wish it now.
@MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) { self.scene = scene }

  private var window: UIWindow? {
    scene?.keyWindow ?? scene?.windows.first { !$0.isHidden && $0.rootViewController != nil }
  }

  private var bars: HeadlessSystemBars? { window.map { Headless.systemBars(in: $0) } }

  open var statusBarStyle: UIStatusBarStyle { bars?.statusBarStyle ?? .default }
  open var isStatusBarHidden: Bool { bars?.isStatusBarHidden ?? true }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
}
