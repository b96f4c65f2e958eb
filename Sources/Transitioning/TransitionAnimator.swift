import UIKit

/// The animator that UIKit is given for a run which nothing can catch: it has no
/// `interruptibleAnimator(using:)`, for which UIKit would leave touches on.
@MainActor
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning, VendedAnimator {
  let run: RunningTransition

  init(_ run: RunningTransition) { self.run = run }

  // Nothing catches the run.
  var interaction: (any UIViewControllerInteractiveTransitioning)? { nil }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.duration(isAnimated: context?.isAnimated ?? true)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    run.begin(context)
  }

  func animationEnded(_ transitionCompleted: Bool) { run.transitionEnded(transitionCompleted) }
}

extension RunningTransition {
  /// The animator for UIKit. A run that nothing can catch leaves touches to UIKit, which ignores them: a second
  /// tap on Back does nothing.
  var animator: any UIViewControllerAnimatedTransitioning {
    isInterruptible ? InterruptibleTransitionAnimator(self) : TransitionAnimator(self)
  }
}
