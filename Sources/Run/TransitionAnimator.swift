import UIKit

/// The animator of a run that cannot be interrupted. Does not implement `interruptibleAnimator(using:)`, because UIKit
/// leaves touches enabled for an animator with this method.
@MainActor
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let run: RunCoordinator

  init(_ run: RunCoordinator) { self.run = run }

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
