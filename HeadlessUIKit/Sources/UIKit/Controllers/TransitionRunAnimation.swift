/// The two doors: with an interaction controller only `startInteractiveTransition` is called,
/// without one only `animateTransition` [controllers 12.10].
extension TransitionRun {
  func runAnimation() {
    context.begin()
    guard let animator else { return runSystemAnimation() }
    if let interactor {
      interactor.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
    guard !isOver else { return }
    findInterruptibleAnimator(animator)
    context.decideOnTouches()
    runAlongside()
  }

  /// UIKit asks after the start, more than once, and expects one object [controllers 12.10].
  private func findInterruptibleAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard isAnimated else { return }
    let found = animator.interruptibleAnimator(using: context)
    guard !(found is AbsentAnimator) else { return }
    context.interruptible = found
    checkInterruptibleAnimator()
  }

  func checkInterruptibleAnimator() {
    guard let known = context.interruptible, let animator else { return }
    if animator.interruptibleAnimator(using: context) !== known {
      HeadlessMisuse.record(
        .interruptibleAnimatorChanged,
        "interruptibleAnimator(using:) of <\(type(of: animator))> returned another object for "
          + "the same transition.")
    }
  }

  /// [controllers 11.8, 11.9]. Unverified: that an interactive run without an interruptible
  /// animator holds its alongside animations at the reported progress.
  private func runAlongside() {
    guard isAnimated else {
      UIView.performWithoutAnimation { coordinator.runAnimations() }
      return
    }
    if let interruptible = context.interruptible ?? (animator as? any AlongsideHost)?.alongsideHost
    {
      coordinator.takeAnimations().forEach { interruptible.addAnimations($0) }
    } else if let scrub = context.layerScrub {
      // What lies beside the container is driven only where it was named [controllers 11.8].
      scrub.freeze(coordinator.takeViews().map(\.layer))
      let animations = coordinator.takeAnimations()
      guard !animations.isEmpty else { return }
      scrub.record {
        UIView.animate(
          withDuration: context.duration, delay: 0, options: [],
          animations: { animations.forEach { $0() } }, completion: nil)
      }
    } else if context.initiallyInteractive {
      context.scrub(coordinator.takeAnimations())
    } else {
      let animations = coordinator.takeAnimations()
      guard !animations.isEmpty else { return }
      UIView.animate(
        withDuration: context.duration, delay: 0, options: [],
        animations: { animations.forEach { $0() } }, completion: nil)
    }
  }
}
