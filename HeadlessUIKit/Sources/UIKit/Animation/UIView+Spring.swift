extension UIView {
  /// A spring given by how long it seems to take, and how far it swings [animation 71, 76].
  // Unverified: how long one that swings is played; here until it has settled.
  @available(iOS 17.0, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringPace(
      perceptualDuration: max(duration, 1e-6), bounce: Double(bounce),
      velocity: CGVector(dx: velocity, dy: velocity))
    run(
      duration > 0 ? spring.playedDuration : 0, delay, .spring(spring), options,
      animations: animations, completion: completion)
  }
}

extension SpringPace {
  init(perceptualDuration: Double, bounce: Double, velocity: CGVector) {
    self.init(
      frequency: 2 * .pi / perceptualDuration,
      ratio: bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - min(bounce, 1), velocity: velocity)
  }

  /// Without a swing it is that of the critical spring.
  var playedDuration: TimeInterval {
    SpringPace(frequency: frequency, ratio: min(ratio, 1), velocity: velocity).settlingDuration
  }
}
