import UIKit

/// The animator that UIKit is given for a run which nothing can catch: it has no
/// `interruptibleAnimator(using:)`, for which UIKit would leave touches on.
@MainActor
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let run: RunningTransition

  init(_ run: RunningTransition) { self.run = run }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.duration(isAnimated: context?.isAnimated ?? true)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    run.begin(context, isInteractive: false)
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

/// The animator that UIKit is given for a run which a finger, a percent driver or the app's code may
/// catch. It is the interaction controller, too.
@MainActor
final class InterruptibleTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  let run: RunningTransition

  init(_ run: RunningTransition) { self.run = run }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.duration(isAnimated: context?.isAnimated ?? true)
  }

  // With an interaction controller UIKit calls only `startInteractiveTransition`.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    run.begin(context, isInteractive: false)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    run.begin(context)
  }

  var wantsInteractiveStart: Bool { run.isLed }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    run.beginOnFirstUse(in: context)
    return run.interruptible
  }

  func animationEnded(_ transitionCompleted: Bool) { run.transitionEnded(transitionCompleted) }
}
