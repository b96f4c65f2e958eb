import UIKit

/// The pace of a transition.
public enum TransitionTiming: Hashable, Sendable {
  /// A Bézier curve between two control points, as `UICubicTimingParameters` takes them: x from 0
  /// to 1, y from -1 to 2.
  case curve(CGPoint, CGPoint)
  /// A spring that has come to rest when the transition ends; more than 0.2 (bouncy) to 1 (no
  /// bounce). A bounce goes as far as the preset has room.
  case spring(dampingRatio: CGFloat)
}

/// Which way something turns, as seen on the screen.
public enum TransitionRotation: Hashable, Sendable {
  case clockwise, counterclockwise
}

extension TransitionTiming {
  var isSound: Bool {
    switch self {
    case .curve(let a, let b):
      [a, b].allSatisfy { (0...1).contains($0.x) && (-1...2).contains($0.y) }
    case .spring(let ratio):
      ratio > 0.2 && ratio <= 1
    }
  }

  func timing(lasting duration: TimeInterval, tolerance: CGFloat) -> Timing {
    switch self {
    case .curve(let a, let b): .cubic(a.x, a.y, b.x, b.y, duration: duration)
    case .spring(let ratio): .spring(dampingRatio: ratio, duration: duration, tolerance: tolerance)
    }
  }
}
