import UIKit

/// The timing of a transition.
public enum TransitionTiming: Hashable, Sendable {
  /// A Bézier curve with two control points, as in `UICubicTimingParameters`: x from 0 to 1, y from
  /// -1 to 2.
  case curve(CGPoint, CGPoint)
  /// A spring that is at rest when the transition ends, with a damping ratio of more than 0.2
  /// (bouncy) to 1 (no bounce). Each preset limits the overshoot: overlay, and what lands in a view or an
  /// element, show a tenth of it at most, all others none.
  case spring(dampingRatio: CGFloat)
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
}
