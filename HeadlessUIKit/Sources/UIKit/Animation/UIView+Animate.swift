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
