/// How the device is held, and whether windows follow.
@MainActor
enum DeviceOrientation {
  private(set) static var device = UIInterfaceOrientation.portrait
  private(set) static var interface = UIInterfaceOrientation.portrait

  static func reset() { (device, interface) = (.portrait, .portrait) }

  static func turn(to orientation: UIInterfaceOrientation, with window: UIWindow) {
    device = orientation
    follow(in: window, animated: true)
  }

  /// Documented: the window turns where the screen that decides supports it.
  // Unverified: where it supports neither how the device is held nor how the window lies, the window turns to the
  // first that it supports.
  static func follow(in window: UIWindow, animated: Bool) {
    guard let root = window.rootViewController else { return }
    let supported = root.decidesOrientation.supportedInterfaceOrientations
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    let order = [device, interface] + all
    guard let next = order.first(where: { supported.contains($0) }), next != interface else {
      return
    }
    let turns = next.isPortrait != interface.isPortrait
    interface = next
    guard turns else { return }
    let (size, safe) = (window.bounds.size, window.headlessSafeAreaInsets)
    let sides = max(safe.left, safe.right)
    let turned =
      next.isPortrait
      ? UIEdgeInsets(top: sides, left: 0, bottom: upright.bottom, right: 0)
      : UIEdgeInsets(top: 0, left: safe.top, bottom: min(safe.bottom, 21), right: safe.top)
    if next.isLandscape { upright = safe }
    // Without a notch only bars take room: above and below, however the device is held.
    let hasNotch = !window.topIsStatusBar || sides > 0
    Headless.resize(
      window, to: CGSize(width: size.height, height: size.width),
      safeAreaInsets: hasNotch ? turned : safe, duration: animated ? 0.3 : 0)
  }

  private static var upright = UIEdgeInsets.zero
}

extension UIViewController {
  /// Documented: the root, or the topmost presented controller that fills the window; with a custom style, one that
  /// removes its presenter's view and is not presented by one that leaves it [controllers 9.13].
  fileprivate var decidesOrientation: UIViewController {
    guard let next = modal.presented, let controller = next.presentationController,
      controller.shouldPresentInFullscreen, controller.shouldRemovePresentersView
    else { return self }
    return next.decidesOrientation
  }

  /// Documented: animated, unless within `performWithoutAnimation`.
  @available(iOS 16.0, *)
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard let window = viewIfLoaded?.window else { return }
    DeviceOrientation.follow(in: window, animated: UIView.areAnimationsEnabled)
  }

  /// Documented: all windows.
  public class func attemptRotationToDeviceOrientation() {
    for case let window as UIWindow in MainLoop.main.roots.map({ $0.layer?.delegate }) {
      DeviceOrientation.follow(in: window, animated: true)
    }
  }
}

extension UIInterfaceOrientationMask {
  fileprivate func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && contains(Self(rawValue: 1 << UInt(orientation.rawValue)))
  }
}

extension Headless {
  /// Holds the device another way: the window follows if the screen that decides supports it. A window that lies is as
  /// wide as the upright one is high.
  public static func turnDevice(
    to orientation: UIInterfaceOrientation, with window: UIWindow
  ) {
    DeviceOrientation.turn(to: orientation, with: window)
  }
}

/// What follows from the size of the screen: its bounds and the size classes.
@MainActor
enum DeviceSize {
  static func become(_ size: CGSize) {
    UIScreen.shared.size = size
    UITraitCollection.device = traits(for: size)
  }

  /// Documented: phones are compact in width, the largest regular when lying, and compact in
  /// height when lying; pads are regular, narrow parts of their screen compact in width.
  /// Unverified: the lengths that tell one from the other.
  static func traits(for size: CGSize) -> UITraitCollection {
    let isPad = size.height >= 700 && (size.width >= 700 || size.height >= 1000)
    var values = UITraitCollection.device.values
    values.horizontal = size.width >= (isPad ? 600 : 896) ? .regular : .compact
    values.vertical = size.height >= 480 ? .regular : .compact
    return UITraitCollection(values: values)
  }
}
