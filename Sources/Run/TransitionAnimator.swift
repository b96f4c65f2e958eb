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
    run.begin(context, mayStartInteractively: false)
  }

  func animationEnded(_ transitionCompleted: Bool) { run.animationEnded(transitionCompleted) }
}

extension RunningTransition: UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// The animator for UIKit: the run itself, if a finger, a percent driver or the app's code may catch the run. With a
  /// `TransitionAnimator`, UIKit ignores touches during the run: a second tap on Back does nothing.
  var animator: any UIViewControllerAnimatedTransitioning {
    isInterruptible ? self : TransitionAnimator(self)
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration(isAnimated: context?.isAnimated ?? true)
  }

  // With an interaction controller UIKit calls only `startInteractiveTransition`.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begin(context, mayStartInteractively: false)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
  }

  var wantsInteractiveStart: Bool { startsInteractively }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    interruptible.onUse = { [weak self, weak context] in
      if let context { self?.begin(context) }
    }
    return interruptible
  }

  func animationEnded(_ transitionCompleted: Bool) {
    end(committed: transitionCompleted, isCompleted: true)
  }
}
