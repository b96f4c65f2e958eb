import UIKit

extension TransitionTiming {
  func timing(lasting duration: TimeInterval, tolerance: CGFloat) -> Timing {
    switch self {
    case .curve(let a, let b): .cubic(a.x, a.y, b.x, b.y, duration: duration)
    case .spring(let ratio): .spring(dampingRatio: ratio, duration: duration, tolerance: tolerance)
    case .pacedSpring(let response, let ratio):
      TransitionTiming.spring(response, ratio).lasting(duration)
    }
  }

  /// The length of a timing that has one of its own, in seconds.
  var length: TimeInterval? {
    guard case .pacedSpring(let response, let ratio) = self else { return nil }
    return TransitionTiming.spring(response, ratio).duration
  }

  private static func spring(_ response: TimeInterval, _ ratio: CGFloat) -> Timing {
    // At rest within half a point on the way across a phone.
    .spring(dampingRatio: ratio, frequency: 2 * .pi / CGFloat(response), over: 1000)
  }
}
