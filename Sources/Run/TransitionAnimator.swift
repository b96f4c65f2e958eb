import UIKit

/// The animator of a run that cannot be interrupted. Does not implement `interruptibleAnimator(using:)`, because UIKit
/// leaves touches enabled for an animator with this method.
@MainActor
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let coordinator: RunCoordinator

  init(_ coordinator: RunCoordinator) { self.coordinator = coordinator }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    coordinator.duration(isAnimated: context?.isAnimated ?? true)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    coordinator.begin(context, mayStartInteractively: false)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    coordinator.animationEnded(transitionCompleted)
  }
}
