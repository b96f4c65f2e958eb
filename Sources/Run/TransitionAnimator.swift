import UIKit

/// The animator of a run that cannot be interrupted. Does not implement `interruptibleAnimator(using:)`, because UIKit
/// leaves touches enabled for an animator with this method.
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
  /// The animator for UIKit. During a run with a plain `TransitionAnimator`, UIKit ignores touches: a second tap on
  /// Back does nothing.
  var animator: any UIViewControllerAnimatedTransitioning {
    isInterruptible ? InterruptibleTransitionAnimator(self) : TransitionAnimator(self)
  }
}

/// The animator and interaction controller of a run that a finger, a percent driver or the app's code may catch.
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
