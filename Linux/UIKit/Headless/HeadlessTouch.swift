/// A finger that is down, for drawing dots.
public struct HeadlessFinger: Hashable, Sendable {
  public let id: Int
  /// In the window's coordinates.
  public let location: CGPoint
}

extension Headless {
  /// Lets fingers act in `window` from now on, while time passes.
  ///
  /// Events come once per frame of the display, before everything else in it. A finger's steps
  /// wait until those of an earlier script are done.
  public static func play(_ script: HeadlessTouchScript, in window: UIWindow) {}

  /// Those that are down, by number.
  public static var fingers: [HeadlessFinger] { [] }

  /// What a call, an alert of the system or the app's leaving do: every touch is cancelled.
  public static func cancelTouches() {}
}
