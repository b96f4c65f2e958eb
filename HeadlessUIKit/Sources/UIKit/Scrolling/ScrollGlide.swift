import Foundation

/// How one axis moves after the finger has left: a decay, a spring home, or one after the other.
///
/// Everything is a function of the time since the lift, so that the frame rate does not matter.
struct ScrollGlide {
  private enum Curve {
    /// Approaches `target`: `distance` e^(-rate t) is left.
    case decay(target: CGFloat, distance: CGFloat, rate: CGFloat)
    /// Critically damped about `target`: (a + b t) e^(-rate t).
    case spring(target: CGFloat, a: CGFloat, b: CGFloat, rate: CGFloat)
  }

  private var curves: [(curve: Curve, duration: CFTimeInterval)] = []
  let target: CGFloat

  /// Coasting ends at this speed, in points a second [gestures 114].
  private static let slowest: CGFloat = 10

  /// Bounces are critically damped: what was published of them, a way home from rest and a throw
  /// into an edge, is met within a point and a frame by these numbers [gestures 116].
  private enum Bounce {
    static let rate: CGFloat = 11.02
    /// From beyond the edge it sets out at this many of its distances a second.
    static let start: CGFloat = 6.97
    static let threshold: CGFloat = 0.38
  }

  /// On the way to a target of the program's, a spring of stiffness 100 and mass 1.
  private static let aimRate: CGFloat = 10
  /// Half a pixel.
  private static var threshold: CGFloat { 0.5 / Display.scale }

  /// d^(1000 t) is e^(-decay t).
  private static func decay(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
    -1000 * log(rate.rawValue)
  }

  /// Goes where the velocity leads, in points per second, and comes back from beyond an edge.
  // Unverified: a throw inward from beyond an edge decays inside when it gets there.
  init(
    from offset: CGFloat, velocity: CGFloat, in span: ScrollSpan,
    rate: UIScrollView.DecelerationRate
  ) {
    let decay = Self.decay(rate)
    let end = offset + velocity / decay
    // Where it is slow enough to stop.
    let rest =
      abs(velocity) > Self.slowest ? end - (velocity > 0 ? 1 : -1) * Self.slowest / decay : offset
    let home = span.clamp(offset)
    let goesInside = (offset < home && rest > home) || (offset > home && rest < home)
    target = offset == home || goesInside ? span.clamp(rest) : home
    if offset != home, !goesInside {
      appendBounce(from: offset, velocity: velocity)
    } else if rest == target {
      append(
        .decay(target: end, distance: offset - end, rate: decay),
        log(max(abs(velocity) / Self.slowest, 1)) / decay)
    } else {
      append(
        .decay(target: end, distance: offset - end, rate: decay),
        -log(1 - (target - offset) * decay / velocity) / decay)
      let left = velocity - decay * (target - offset)
      if span.bounces { appendBounce(from: target, velocity: left) }
    }
  }

  /// Ends at `target`, wherever the velocity leads.
  // Unverified: how UIKit bends a throw to a target that is not its own.
  init(from offset: CGFloat, velocity: CGFloat, to target: CGFloat) {
    self.target = target
    let distance = target - offset
    guard distance != 0 else { return }
    // A speed that leads away is lost; one that leads there must not shoot past.
    let speed = distance * velocity > 0 ? velocity : 0
    appendSpring(
      from: offset, velocity: speed, rate: max(Self.aimRate, speed / distance))
  }

  var duration: CFTimeInterval { curves.reduce(0) { $0 + $1.duration } }

  func position(at time: CFTimeInterval) -> CGFloat {
    var time = time
    for (curve, duration) in curves {
      if time < duration { return Self.value(curve, time) }
      time -= duration
    }
    return target
  }

  private mutating func append(_ curve: Curve, _ duration: CFTimeInterval) {
    curves.append((curve, duration))
  }

  private mutating func appendBounce(from offset: CGFloat, velocity: CGFloat) {
    let a = offset - target
    let b = velocity + (Bounce.rate - Bounce.start) * a
    let curve = Curve.spring(target: target, a: a, b: b, rate: Bounce.rate)
    // Past its turning point it comes nearer all the time.
    var (low, high): (CFTimeInterval, CFTimeInterval) = (
      b == 0 ? 0 : max(0, 1 / Bounce.rate - a / b), 10
    )
    guard abs(Self.value(curve, low) - target) > Bounce.threshold else {
      return append(curve, a == 0 && b == 0 ? 0 : low)
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(Self.value(curve, middle) - target) > Bounce.threshold {
        low = middle
      } else {
        high = middle
      }
    }
    append(curve, high)
  }

  private mutating func appendSpring(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) {
    let a = offset - target
    let b = velocity + rate * a
    // From then on each of the two terms is below half the threshold.
    let first = a == 0 ? 0 : log(2 * abs(a) / Self.threshold) / rate
    let second = b == 0 ? 0 : 2 / rate * log(4 * abs(b) / (M_E * rate * Self.threshold))
    append(.spring(target: target, a: a, b: b, rate: rate), max(0, first, second))
  }

  private static func value(_ curve: Curve, _ time: CFTimeInterval) -> CGFloat {
    switch curve {
    case .decay(let target, let distance, let rate): target + distance * exp(-rate * time)
    case .spring(let target, let a, let b, let rate): target + (a + b * time) * exp(-rate * time)
    }
  }
}
