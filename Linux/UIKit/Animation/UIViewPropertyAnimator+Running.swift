extension UIViewPropertyAnimator {
  /// Inside an animation block it takes that block's duration and cannot be interrupted (fact 88).
  // Unverified: inside an interruptible animator the two stay apart here, each with its own end.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let outer = AnimationContext.innermost
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    let animator = Self(
      duration: inherits ? outer?.duration ?? duration : duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    if outer != nil { animator.isInterruptible = false }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}

extension UIViewPropertyAnimator {
  /// Lets go of those that a finished test left running.
  static func abandonAll() {
    for animator in runningOnes { animator.phase = .inactive }
    runningOnes = []
  }
}
