import UIKit

/// The timing of a transition.
///
/// ```swift
/// present(card, using: .overlay.timing(.spring(dampingRatio: 0.7)))
/// ```
public struct TransitionTiming: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case curve(CubicCurve)
    case spring(dampingRatio: CGFloat)
    case pacedSpring(response: TimeInterval, dampingRatio: CGFloat)
  }

  let kind: Kind

  /// A Bézier curve with two control points, as in `UICubicTimingParameters`: x from 0 to 1, y from
  /// -1 to 2.
  public static func curve(_ first: CGPoint, _ second: CGPoint) -> TransitionTiming {
    TransitionTiming(kind: .curve(CubicCurve(x1: first.x, y1: first.y, x2: second.x, y2: second.y)))
  }

  /// A spring. Each preset limits the overshoot: cards, `slide`, and screens that land in an element go beyond their
  /// end by at most a tenth of the way, all others not at all.
  ///
  /// - Parameters:
  ///   - response: The pace, as in SwiftUI: the period of the spring without damping, 0.05 to 10 seconds. The
  ///     transition then ends when the spring is at rest; `duration(_:)` stretches the spring. By default the spring is
  ///     at rest when the transition ends.
  ///   - dampingRatio: More than 0.2 (bouncy) to 1 (no bounce).
  public static func spring(
    response: TimeInterval? = nil, dampingRatio: CGFloat
  ) -> TransitionTiming {
    guard let response else { return TransitionTiming(kind: .spring(dampingRatio: dampingRatio)) }
    return TransitionTiming(kind: .pacedSpring(response: response, dampingRatio: dampingRatio))
  }

  /// A constant pace.
  public static var linear: TransitionTiming {
    .curve(CGPoint(x: 1.0 / 3, y: 1.0 / 3), CGPoint(x: 2.0 / 3, y: 2.0 / 3))
  }
  /// Slow at first, as `UIView.AnimationCurve.easeIn`.
  public static var easeIn: TransitionTiming {
    .curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  }
  /// Slow at the end, as `UIView.AnimationCurve.easeOut`.
  public static var easeOut: TransitionTiming {
    .curve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  }
  /// Slow at first and at the end, as `UIView.AnimationCurve.easeInOut`.
  public static var easeInOut: TransitionTiming {
    .curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  }

  var isSound: Bool {
    switch kind {
    case .curve(let curve):
      [curve.x1, curve.x2].allSatisfy { (0...1).contains($0) }
        && [curve.y1, curve.y2].allSatisfy { (-1...2).contains($0) }
    case .spring(let ratio): ratio > 0.2 && ratio <= 1
    case .pacedSpring(let response, let ratio):
      (0.05...10).contains(response) && ratio > 0.2 && ratio <= 1
    }
  }

  func timing(lasting duration: TimeInterval, tolerance: CGFloat) -> Timing {
    switch kind {
    case .curve(let curve): Timing(curve: .cubic(curve), duration: duration)
    case .spring(let ratio): .spring(dampingRatio: ratio, duration: duration, tolerance: tolerance)
    case .pacedSpring(let response, let ratio):
      TransitionTiming.spring(response, ratio).lasting(duration)
    }
  }

  /// The duration of a `.pacedSpring`, in seconds; `nil` for timings without a duration of their own.
  var length: TimeInterval? {
    guard case .pacedSpring(let response, let ratio) = kind else { return nil }
    return TransitionTiming.spring(response, ratio).duration
  }

  private static func spring(_ response: TimeInterval, _ ratio: CGFloat) -> Timing {
    // At rest within half a point on the way across a phone: 1000 points.
    .spring(dampingRatio: ratio, frequency: 2 * .pi / CGFloat(response), over: 1000)
  }
}
