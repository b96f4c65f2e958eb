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
