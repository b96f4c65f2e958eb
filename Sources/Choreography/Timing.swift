import UIKit

/// How far a run is at a time, in closed form: `fraction(at: 0)` is where it starts,
/// `fraction(at: duration)` is exactly 1.
struct Timing: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case cubic(CubicCurve)
    case spring(Spring)
  }

  var curve: Curve
  /// In seconds.
  private(set) var duration: TimeInterval

  static func cubic(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, duration: TimeInterval
  ) -> Timing {
    Timing(curve: .cubic(CubicCurve(x1: x1, y1: y1, x2: x2, y2: y2)), duration: duration)
  }

  /// The catalogue's own curve: 28 % of the way after 100 ms of half a second, so that a tap is
  /// answered at once.
  static func standard(duration: TimeInterval) -> Timing {
    cubic(0.3, 0, 0.1, 1, duration: duration)
  }

  static func linear(duration: TimeInterval) -> Timing {
    cubic(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3, duration: duration)
  }

  /// A spring that has come to rest within `residue` of the way after `duration`.
  static func spring(dampingRatio: CGFloat, duration: TimeInterval, tolerance: CGFloat) -> Timing {
    let spring = Spring(dampingRatio: dampingRatio, settlingIn: duration, within: tolerance)
    return Timing(curve: .spring(spring), duration: duration)
  }

  /// A spring let go at `start` with `velocity` (ways per second), as stiff as `frequency` says
  /// (radians per second). It takes as long as it needs to come within `residue` of the way.
  static func release(
    from start: CGFloat, velocity: CGFloat, dampingRatio: CGFloat, frequency: CGFloat,
    tolerance: CGFloat
  ) -> Timing {
    func spring(_ velocity: CGFloat) -> Spring {
      Spring(dampingRatio: dampingRatio, frequency: frequency, start: start, velocity: velocity)
    }
    let free = spring(velocity)
    let duration = free.settlingTime(within: tolerance)
    // What is spread over the flight, so that it ends exactly, is not to change how it begins.
    let spread = (1 - free.position(at: duration)) / CGFloat(duration)
    return Timing(curve: .spring(spring(velocity - spread)), duration: duration)
  }

  func fraction(at time: TimeInterval) -> CGFloat {
    guard duration > 0, time < duration else { return 1 }
    let time = max(time, 0)
    switch curve {
    case .cubic(let cubic):
      return cubic.value(at: CGFloat(time / duration))
    case .spring(let spring):
      // What the spring still lacks at the end is spread over the flight: no last jump.
      let lacking = 1 - spring.position(at: duration)
      return spring.position(at: time) + lacking * CGFloat(time / duration)
    }
  }

  /// The same movement in another time.
  func lasting(_ seconds: TimeInterval) -> Timing {
    guard seconds > 0, seconds.isFinite, duration > 0 else { return self }
    var timing = self
    timing.duration = seconds
    if case .spring(var spring) = curve {
      spring.stretch(by: CGFloat(seconds / duration))
      timing.curve = .spring(spring)
    }
    return timing
  }
}
