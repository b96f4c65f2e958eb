/// A finger that is down, for drawing dots.
public struct HeadlessFinger: Hashable, Sendable {
  public let id: Int
  /// In the window's coordinates.
  public let location: CGPoint
}

extension Headless {
  /// Lets fingers act in `window` from now on, while time passes.
  ///
  /// Events come once per frame of the display, before everything else in it; landing and lifting
  /// have events of their own. A finger's steps wait until those of an earlier script are done.
  public static func play(_ script: HeadlessTouchScript, in window: UIWindow) {
    TouchInput.shared.play(script, in: window)
  }

  /// Those that are down, by number.
  public static var fingers: [HeadlessFinger] {
    TouchInput.shared.fingers.filter(\.isDown).map {
      HeadlessFinger(id: $0.id, location: $0.location)
    }
  }

  /// What a call, an alert of the system or the app's leaving do: every touch is cancelled. The
  /// fingers stay where they are, and nobody hears of them until they lift and land again.
  public static func cancelTouches() { TouchInput.shared.cancelAllTouches() }
}
