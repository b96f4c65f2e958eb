/// A damped spring from 0 to 1 with mass 1 [animation 68].
struct SpringPace {
  enum Component { case x, y }

  /// Undamped angular frequency, radians a second.
  var frequency: Double
  /// At most 1, except where a spring is given a bounce below 0.
  var ratio: Double
  /// Ways a second; the second number is for the vertical part of a movement.
  var velocity: CGVector

  func velocity(_ component: Component) -> CGFloat { component == .x ? velocity.dx : velocity.dy }

  func progress(at time: TimeInterval) -> Double { curve(time) }

  /// UIKit's own springs may be damped more than critically [animation 76].
  var curve: SpringCurve {
    SpringCurve(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      velocity: Double(velocity.dx), allowsOverdamping: true)
  }

  /// The spring that is within a thousandth of its end after `duration` [animation 72, 73].
  static func fitting(
    _ duration: TimeInterval, ratio: Double, velocity: CGVector = .zero
  ) -> SpringPace {
    let z = min(max(ratio, 1e-3), 1)
    let v = Double(velocity.dx)
    func spring(_ w: Double) -> SpringPace {
      SpringPace(frequency: w, ratio: z, velocity: velocity)
    }
    if v == 0 {
      return z >= 1
        ? spring(criticalSettling / duration)
        : spring(log(1000 * z / (1 - z * z).squareRoot()) / (z * duration))
    }
    func residue(_ w: Double) -> Double {
      z >= 1
        ? abs(1 + (w - v) * duration) * exp(-w * duration) - 0.001
        : abs((z * w - v) / (w * (1 - z * z).squareRoot())) * exp(-z * w * duration) - 0.001
    }
    // Newton's steps from the place where UIKit seems to begin, as far as it seems to go: with a
    // velocity there are several roots, and which one is found is part of the behavior.
    var w = 5 / duration
    for _ in 0..<12 {
      let step = w * 1e-6
      let slope = (residue(w + step) - residue(w - step)) / (2 * step)
      let next = w - residue(w) / slope
      w = next.isFinite && next > 0 ? next : w / 2
    }
    return spring(w)
  }

  /// ωT of a critically damped spring that is within a thousandth of its end at T.
  static let criticalSettling = 9.2334134764516

  /// When a spring given by its physics is over [animation 69, 74, 75].
  var settlingDuration: TimeInterval {
    let (w, z, v) = (frequency, ratio, Double(velocity.dx))
    if z < 1 {
      guard z > 0 else { return .greatestFiniteMagnitude }
      let damped = w * (1 - z * z).squareRoot()
      return log(1000 * (1 + abs((v - z * w) / damped))) / (z * w)
    }
    if v == 0 { return Self.criticalSettling / w }
    var (low, high) = (0.0, 100 / w)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      let left = abs(1 + (w - v) * middle) * exp(-w * middle)
      if left > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
