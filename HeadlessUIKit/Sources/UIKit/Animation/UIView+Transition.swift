extension UIView {
  /// Documented: subviews may be added, removed, shown and hidden in the block; other changes take
  /// effect at once unless animated content is allowed.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let fades = options.isCrossDissolve && duration > 0 && areAnimationsEnabled
    let context = AnimationContext(duration: duration, pace: Pace(options.curve), options: options)
    if options.contains(.allowAnimatedContent), fades {
      context.run { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    if fades { context.batch.fade(view, over: duration, options: options) }
    context.batch.seal(completion)
  }
}

extension AnimationBatch {
  func fade(_ view: UIView, over duration: TimeInterval, options: UIView.AnimationOptions) {
    let transition = CATransition()
    transition.duration = duration
    if case .cubic(let curve) = Pace(options.curve) {
      transition.timingFunction = CAMediaTimingFunction(curve)
    }
    block(view, options)
    begin()
    transition.delegate = AnimationEnd { [self] in stopped(finished: $0) }
    view.layer.add(transition, forKey: "transition")
  }
}

extension UIView.AnimationOptions {
  // Unverified: without a transition the block runs, and is complete in the next turn.
  fileprivate var isCrossDissolve: Bool { rawValue >> 20 & 0xF == 5 }
}
