extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, delay, Pace(options.curve), options, animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring =
      duration > 0
      ? Pace.spring(
        .fitting(
          duration, ratio: Double(dampingRatio), velocity: CGVector(dx: velocity, dy: velocity)))
      : Pace(options.curve)
    run(duration, delay, spring, options, animations: animations, completion: completion)
  }

  /// Inside another block duration, curve and options are those of the outer one, unless they are
  /// overridden [animation 63].
  // Unverified: that the delay is the inner block's own, and that an inner spring gives way.
  class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: Pace, _ options: AnimationOptions,
    keyframes: KeyframeScript? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationContext.innermost
    let pace = AnimationContext.record?.pace(for: pace) ?? pace
    let context = AnimationContext(
      duration: options.contains(.overrideInheritedDuration)
        ? duration : outer?.duration ?? duration,
      delay: max(0, delay) + (outer?.animator == nil ? 0 : outer?.delay ?? 0),
      pace: options.contains(.overrideInheritedCurve) ? pace : outer?.pace ?? pace,
      options: options.contains(.overrideInheritedOptions)
        ? options : outer?.options.union(options) ?? options,
      animator: outer?.animator, keyframes: keyframes)
    context.run(animations)
    if let animator = context.animator, !context.isStill {
      if let completion { animator.addCompletion { completion($0 == .end) } }
    } else {
      context.batch.seal(completion)
    }
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = AnimationContext.animationsEnabled
    AnimationContext.animationsEnabled = false
    actionsWithoutAnimation()
    AnimationContext.animationsEnabled = enabled
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.animationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationContext.animationsEnabled }

  /// 0 outside of animation blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }
}

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

extension UIView {
  /// Documented: only inside of an animation block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.innermost else {
      HeadlessMisuse.record(
        .repeatOutsideAnimation,
        "modifyAnimations(withRepeatCount:autoreverses:animations:) outside of an animation block")
      return animations()
    }
    if context.animator != nil {
      HeadlessMisuse.record(
        .notModelled, "The stand-in's property animators do not repeat animations.")
    }
    context.repeating(
      Repetition(count: Float(max(count, 0)), autoreverses: autoreverses), animations)
  }
}
