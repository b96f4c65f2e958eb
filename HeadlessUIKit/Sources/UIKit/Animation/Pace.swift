/// How an animation spends its time: progress as a function of the share of time that has passed.
enum Pace {
  case cubic(UnitBezier)
  case spring(SpringPace)

  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    // Unverified: which curve it is where a program asks for it by its number.
    case .easeInOut, .headlessSystem: self = .cubic(UnitBezier(0.42, 0, 0.58, 1))
    case .easeIn: self = .cubic(UnitBezier(0.42, 0, 1, 1))
    case .easeOut: self = .cubic(UnitBezier(0, 0, 0.58, 1))
    case .linear: self = .cubic(UnitBezier(0, 0, 1, 1))
    }
  }

  /// Progress when `share` of `duration` is over; a spring is cut at its end and snaps.
  func progress(at share: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let curve): curve(share)
    case .spring(let spring):
      share <= 0 ? 0 : share >= 1 ? 1 : spring.progress(at: share * duration)
    }
  }

  /// When `progress` is first reached.
  func share(reaching progress: Double, of duration: TimeInterval) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    if case .spring = self {
      // A spring may pass the same place several times: look only up to its first arrival.
      high =
        stride(from: 0.0, through: 1, by: 0.005)
        .first { self.progress(at: $0, of: duration) >= progress } ?? 1
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  func animation(_ keyPath: String, component: SpringPace.Component = .x) -> CABasicAnimation {
    switch self {
    case .cubic(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve)
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = 1
      animation.stiffness = spring.frequency * spring.frequency
      animation.damping = 2 * spring.ratio * spring.frequency
      animation.allowsOverdamping = spring.ratio > 1
      animation.initialVelocity = spring.velocity(component)
      return animation
    }
  }
}
