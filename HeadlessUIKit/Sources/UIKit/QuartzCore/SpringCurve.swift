/// How far a spring has come: 0 at its begin, 1 at rest.
struct SpringCurve {
  /// Of the spring without damping, in radians a second.
  private let frequency: Double
  /// Below 1 it swings over; 1 is critical.
  private let ratio: Double
  /// Shares of the distance a second, towards the target.
  private let velocity: Double

  init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool
  ) {
    frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.ratio = abs(ratio - 1) < 1e-9 ? 1 : allowsOverdamping ? ratio : min(ratio, 1)
    self.velocity = velocity
  }

  func callAsFunction(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = exp(-ratio * frequency * time)
    if ratio < 1 {
      let ringing = frequency * (1 - ratio * ratio).squareRoot()
      let swing = (ratio * frequency - velocity) / ringing
      return 1 - decay * (cos(ringing * time) + swing * sin(ringing * time))
    }
    if ratio == 1 { return 1 - decay * (1 + (frequency - velocity) * time) }
    let creep = frequency * (ratio * ratio - 1).squareRoot()
    // Measured by others: beyond critical damping it is as if it were given a push [animation 76].
    let swing = -(ratio * frequency + velocity) / creep
    return 1 - decay * (cosh(creep * time) + swing * sinh(creep * time))
  }

  /// When no more than a thousandth of the distance is left.
  ///
  /// A spring that swings is judged by its envelope. Others are looked at every tenth of a second.
  var settlingDuration: Double {
    if ratio == 0 { return Double(Float.greatestFiniteMagnitude) }
    if ratio < 1 {
      let ringing = frequency * (1 - ratio * ratio).squareRoot()
      let swing = (velocity - ratio * frequency) / ringing
      return log(1000 * (1 + abs(swing))) / (ratio * frequency)
    }
    var time = 0.0
    repeat { time += 0.1 } while abs(1 - self(time)) >= 0.001 && time < 10_000
    return time
  }
}
