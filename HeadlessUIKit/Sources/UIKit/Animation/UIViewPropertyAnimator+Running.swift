extension UIViewPropertyAnimator {
  /// Inside an animation block it takes that block's duration and cannot be interrupted; inside
  /// the block of an interruptible animator that one holds its animations [animation 88].
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
    if let outer, let host = outer.animator, host.isInterruptible {
      animator.visit(host, in: outer, delay: delay)
    } else {
      animator.startAnimation(afterDelay: delay)
    }
    return animator
  }

  private func visit(
    _ host: UIViewPropertyAnimator, in outer: AnimationContext, delay: TimeInterval
  ) {
    self.host = host
    isGuest = true
    phase = .active
    let waiting = blocks
    blocks = []
    let context = AnimationContext(
      duration: duration, delay: outer.delay + max(0, delay), pace: pace, animator: host)
    for (changes, _) in waiting { context.run(changes) }
    host.addCompletion { self.complete(at: $0) }
  }
}

extension UIViewPropertyAnimator {
  /// Lets go of those that a finished test left running.
  static func abandonAll() {
    for animator in runningOnes { animator.phase = .inactive }
    runningOnes = []
  }
}
