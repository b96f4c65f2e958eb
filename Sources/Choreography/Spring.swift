import Foundation

/// A damped spring from 0 to 1, in closed form.
///
/// With damping ratio ζ, undamped frequency ω and ω_d = ω√(1 − ζ²), the remaining distance is
/// e^(−ζωt) (d cos ω_d t + (ζωd − v)/ω_d · sin ω_d t), with d the distance at the start and
/// v the velocity at the start; at ζ = 1, the distance is e^(−ωt) (d + (ωd − v) t).
struct Spring: Hashable, Sendable {
  /// 0 < ζ ≤ 1.
  let dampingRatio: CGFloat
  /// ω, in radians per second.
  var frequency: CGFloat
  /// At the start, in fractions per second.
  var velocity: CGFloat = 0

  init(dampingRatio: CGFloat, frequency: CGFloat) {
    self.dampingRatio = dampingRatio.clamped(to: 0.05...1)
    self.frequency = max(frequency, 0.1)
  }

  /// Creates the spring whose oscillation stays within `tolerance` after `duration`.
  init(dampingRatio: CGFloat, settlingIn duration: TimeInterval, within tolerance: CGFloat) {
    self.init(dampingRatio: dampingRatio, frequency: 1)
    // Time scales with 1/ω: take the settling time at ω = 1, and scale ω to the duration.
    let natural = settlingTime(within: tolerance)
    frequency = CGFloat(natural / max(duration, 1e-3))
  }

  func position(at time: TimeInterval) -> CGFloat {
    1 - displacement(from: 1, velocity: -velocity, at: time)
  }

  /// Returns the displacement from rest at `time`, starting at `distance` with `velocity` per second.
  func displacement(from distance: CGFloat, velocity: CGFloat, at time: TimeInterval) -> CGFloat {
    let (d, t, decay) = (distance, CGFloat(time), dampingRatio * frequency)
    if dampingRatio > 0.9999 {
      return exp(-frequency * t) * (d + (frequency * d + velocity) * t)
    }
    let dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sineTerm = (decay * d + velocity) / dampedFrequency
    return exp(-decay * t) * (d * cos(dampedFrequency * t) + sineTerm * sin(dampedFrequency * t))
  }

  /// Returns the time until the envelope of the oscillation shrinks to `tolerance`, in seconds.
  func settlingTime(within tolerance: CGFloat) -> TimeInterval {
    let limit = tolerance.clamped(to: 1e-6...0.5)
    var (low, high) = (0.0, 1.0 / Double(frequency))
    while envelope(at: high) > limit, high < 600 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > limit { low = middle } else { high = middle }
    }
    return high
  }

  private func envelope(at time: TimeInterval) -> CGFloat {
    let (t, decay) = (CGFloat(time), dampingRatio * frequency)
    if dampingRatio > 0.9999 { return exp(-frequency * t) * (1 + abs(frequency - velocity) * t) }
    let dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return exp(-decay * t) * hypot(1, (decay - velocity) / dampedFrequency)
  }
}
