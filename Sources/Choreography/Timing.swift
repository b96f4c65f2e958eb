import UIKit

/// The fraction of a run at a time, in closed form: `fraction(at: 0)` is its start,
/// `fraction(at: duration)` is exactly 1.
struct Timing: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case cubic(CubicCurve)
    case spring(Spring)
  }

  var curve: Curve
  /// In seconds.
  var duration: TimeInterval

  static func cubic(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, duration: TimeInterval
  ) -> Timing {
    Timing(curve: .cubic(CubicCurve(x1: x1, y1: y1, x2: x2, y2: y2)), duration: duration)
  }

  /// The default curve. Reaches 28 % after a fifth of the duration, so the response to a tap is visible at once.
  static func standard(duration: TimeInterval) -> Timing {
    cubic(0.3, 0, 0.1, 1, duration: duration)
  }

  static func linear(duration: TimeInterval) -> Timing {
    cubic(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3, duration: duration)
  }

  /// A spring with an undamped `frequency` (radians per second), ending with at most half a point of `distance` left. A
  /// `dampingRatio` of 1 is critical.
  static func spring(dampingRatio: CGFloat = 1, frequency: CGFloat, over distance: CGFloat)
    -> Timing
  {
    let spring = Spring(dampingRatio: dampingRatio, frequency: frequency)
    let duration = spring.settlingTime(within: 0.5 / max(distance, 1))
    return Timing(curve: .spring(spring), duration: duration)
  }

  /// A spring that ends on arrival, before an overshoot and without a slow end. `dampingRatio` is less than 1.
  static func arriving(dampingRatio: CGFloat, frequency: CGFloat) -> Timing {
    let sine = (1 - dampingRatio * dampingRatio).squareRoot()
    let duration = TimeInterval((.pi - atan2(sine, dampingRatio)) / (frequency * sine))
    let spring = Spring(dampingRatio: dampingRatio, frequency: frequency)
    return Timing(curve: .spring(spring), duration: duration)
  }

  /// A critical spring cut off after `duration`; `fraction(at:)` spreads the remainder over the whole duration.
  static func spring(frequency: CGFloat, lasting duration: TimeInterval) -> Timing {
    Timing(curve: .spring(Spring(dampingRatio: 1, frequency: frequency)), duration: duration)
  }

  /// A spring at rest within `tolerance`, a fraction, after `duration`.
  static func spring(dampingRatio: CGFloat, duration: TimeInterval, tolerance: CGFloat) -> Timing {
    let spring = Spring(dampingRatio: dampingRatio, settlingIn: duration, within: tolerance)
    return Timing(curve: .spring(spring), duration: duration)
  }

  /// A constant acceleration from `velocity` to `speed`, in fractions per second, or a constant `velocity` if greater
  /// than `speed`.
  static func accelerating(from velocity: CGFloat, to speed: CGFloat) -> Timing {
    let first = max(velocity, -speed / 4)
    let last = max(speed, first)
    let duration = 2 / max(first + last, 0.1)
    // A parabola, as a Bézier curve with both velocities as tangents.
    return cubic(
      1.0 / 3, first * duration / 3, 2.0 / 3, 1 - last * duration / 3,
      duration: TimeInterval(duration))
  }

  /// A spring released with `velocity`, in fractions per second. Its duration is `settlingTime(within:)`.
  static func release(_ spring: Spring, velocity: CGFloat, tolerance: CGFloat) -> Timing {
    var spring = spring
    spring.velocity = velocity
    let duration = spring.settlingTime(within: tolerance)
    // Keeps the initial velocity exact: `fraction(at:)` adds the remainder linearly.
    spring.velocity -= (1 - spring.position(at: duration)) / CGFloat(duration)
    return Timing(curve: .spring(spring), duration: duration)
  }

  func fraction(at time: TimeInterval) -> CGFloat {
    guard duration > 0, time < duration else { return 1 }
    let time = max(time, 0)
    switch curve {
    case .cubic(let cubic):
      return cubic.value(at: CGFloat(time / duration))
    case .spring(let spring):
      // The remainder at the end is spread over the whole duration, without a final jump.
      let lacking = 1 - spring.position(at: duration)
      return spring.position(at: time) + lacking * CGFloat(time / duration)
    }
  }

  /// Returns the same movement with another duration, in seconds.
  func lasting(_ seconds: TimeInterval) -> Timing {
    guard seconds > 0, seconds.isFinite, duration > 0 else { return self }
    var timing = self
    timing.duration = seconds
    if case .spring(var spring) = curve {
      let factor = CGFloat(seconds / duration)
      spring.frequency /= factor
      spring.velocity /= factor
      timing.curve = .spring(spring)
    }
    return timing
  }
}

/// A Bézier timing curve from (0, 0) to (1, 1), like those of Core Animation.
struct CubicCurve: Hashable, Sendable {
  var x1: CGFloat
  var y1: CGFloat
  var x2: CGFloat
  var y2: CGFloat

  func value(at x: CGFloat) -> CGFloat {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let s = parameter(at: x)
    return CubicCurve.bezier(s, y1, y2)
  }

  /// Uses Newton's method inside a shrinking bracket, to converge on flat curves, too.
  private func parameter(at x: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var s = x
    for _ in 0..<40 {
      let error = CubicCurve.bezier(s, x1, x2) - x
      if abs(error) < 1e-9 { break }
      if error > 0 { high = s } else { low = s }
      let r = 1 - s
      let slope = 3 * r * r * x1 + 6 * r * s * (x2 - x1) + 3 * s * s * (1 - x2)
      let next = slope > 1e-6 ? s - error / slope : -1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func bezier(_ s: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }
}
