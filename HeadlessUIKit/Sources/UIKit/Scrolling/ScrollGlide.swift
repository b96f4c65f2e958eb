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

  /// A spring home, by others' fit of what is seen: stiffness 100, mass 1, critical [gestures 116].
  static let springRate: CGFloat = 10
  /// Half a pixel [gestures 114].
  private static var threshold: CGFloat { 0.5 / Display.scale }

  /// Where a decay would rest that nothing stops [gestures 113].
  static func projection(
    from offset: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    offset + velocity / decay(rate)
  }

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
    let home = span.clamp(offset)
    let goesInside = (offset < home && end > home) || (offset > home && end < home)
    target = offset == home || goesInside ? span.clamp(end) : home
    if offset != home, !goesInside {
      appendSpring(from: offset, velocity: velocity, rate: Self.springRate)
    } else if end == target {
      append(
        .decay(target: end, distance: offset - end, rate: decay),
        log(max(abs(offset - end) / Self.threshold, 1)) / decay)
    } else {
      append(
        .decay(target: end, distance: offset - end, rate: decay),
        -log(1 - (target - offset) * decay / velocity) / decay)
      let left = velocity - decay * (target - offset)
      if span.bounces { appendSpring(from: target, velocity: left, rate: Self.springRate) }
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
      from: offset, velocity: speed, rate: max(Self.springRate, speed / distance))
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
