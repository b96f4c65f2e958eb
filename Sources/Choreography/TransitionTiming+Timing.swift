import UIKit

extension TransitionTiming {
  func timing(lasting duration: TimeInterval, tolerance: CGFloat) -> Timing {
    switch self {
    case .curve(let a, let b): .cubic(a.x, a.y, b.x, b.y, duration: duration)
    case .spring(let ratio): .spring(dampingRatio: ratio, duration: duration, tolerance: tolerance)
    }
  }
}
