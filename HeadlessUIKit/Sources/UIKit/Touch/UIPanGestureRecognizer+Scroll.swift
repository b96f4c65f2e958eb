// A trackpad's scroll in place of fingers: the pointer, and with it the location, stays where it is
// [gestures 147].
extension UIPanGestureRecognizer {
  func scrollBegan(at point: CGPoint, in window: UIWindow, time: TimeInterval) {
    (lastCentroid, lastWindow) = (point, window)
    tracking.rebase(to: point, at: time)
  }

  // Unverified: that a scroll has the slop of a finger.
  func scrollMoved(to point: CGPoint, time: TimeInterval) {
    tracking.follow(point, at: time)
    if state.isActive {
      state = .changed
    } else if state == .possible, mayBegin(with: []) {
      begin()
    }
  }

  func scrollEnded(_ end: State) { state = state.isActive ? end : .failed }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A mouse wheel, notch by notch.
  public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
  /// A trackpad.
  public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
  public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}
