@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  // The transition holds this object; the other way round both would stay for ever.
  private weak var context: TransitionContext?
  private var length: CGFloat = 0
  private var percent: CGFloat = 0
  private var speed: CGFloat = 1

  public override init() { super.init() }

  /// Seconds; what the animator answered when the transition started.
  open var duration: CGFloat { length }
  /// The last one that `update(_:)` was given.
  open var percentComplete: CGFloat { percent }

  /// The rest of the way takes `(1 - percentComplete) * duration`, divided by this.
  // Unverified: what does not make sense is ignored.
  open var completionSpeed: CGFloat {
    get { speed }
    set { if newValue > 0 { speed = newValue } }
  }

  /// Of the rest, after the interaction.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The same for an interruptible animator; nil keeps the animator's own.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext,
      let animator = context.run?.animator
    else { return }
    self.context = context
    percent = 0
    length = CGFloat(context.duration)
    let interruptible = animator.interruptibleAnimator(using: context)
    if !(interruptible is AbsentAnimator) {
      start(interruptible, in: context)
    } else if context.isInteractive {
      let scrub = LayerScrub(duration: context.duration)
      context.layerScrub = scrub
      scrub.freeze([context.containerView.layer])
      scrub.record { animator.animateTransition(using: context) }
    } else {
      animator.animateTransition(using: context)
    }
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context = interactiveContext, percentComplete.isFinite else { return }
    percent = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(percent)
    context.layerScrub?.show(percent)
    context.interruptible?.fractionComplete = percent
  }

  /// Takes a running interruptible animator into hand; before and after there is none.
  open func pause() {
    guard let context, !context.isInteractive, context.run?.phase == .running else { return }
    guard let animator = context.interruptible else {
      return HeadlessMisuse.record(
        .pausedUninterruptible,
        "pause() needs an animator that implements interruptibleAnimator(using:).")
    }
    context.pauseInteractiveTransition()
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
    percent = animator.fractionComplete
  }

  open func finish() { end(completes: true) }

  open func cancel() { end(completes: false) }

  /// It drives the protocol's methods alone, on whatever object vends them [controllers 12.9].
  // Unverified: that `animateTransition(using:)` is not called then.
  private func start(_ animator: any UIViewImplicitlyAnimating, in context: TransitionContext) {
    context.interruptible = animator
    if context.isInteractive {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }

  private func end(completes: Bool) {
    guard let context = interactiveContext else { return }
    let left = completes ? 1 - percent : percent
    if completes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    if let scrub = context.layerScrub {
      if completes {
        scrub.finish(from: percent, speed: speed, curve: completionCurve)
      } else {
        scrub.cancel(from: percent, speed: speed, curve: completionCurve)
      }
    }
    guard let animator = context.interruptible else { return }
    if animator.isReversed == completes { animator.isReversed = !completes }
    animator.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: left / speed)
  }

  /// Calls before the start and after the end reach nobody [controllers 12.8].
  private var interactiveContext: TransitionContext? {
    guard let context, context.isInteractive, context.run?.phase == .running else { return nil }
    return context
  }
}
