import UIKit

/// Answers UIKit's questions about presenting and dismissing. Knows no preset by name.
@MainActor
final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  weak var controller: TransitionController?
  /// The screen that requested the presentation. UIKit names it only while it presents.
  weak var source: UIViewController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    if source !== presented { self.source = source }
    // There is no presenter yet when an app reads `presentationController` before it presents. iOS 17.1
    // and later need one: https://github.com/slackhq/PanModal/pull/208
    return PresentationController(
      presented: presented, presenting: presenting ?? (source === presented ? nil : source),
      controller: controller)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.source = source
    // Always interruptible: `TransitionController.dismiss()` turns an opening round.
    return controller.map {
      InterruptibleTransitionAnimator(TransitionRun(.opening, of: $0, source: source))
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let controller else { return nil }
    let isInterruptible = controller.interaction.isInteractive
    let run = TransitionRun(
      .closing, of: controller, source: source, isInterruptible: isInterruptible)
    return isInterruptible ? InterruptibleTransitionAnimator(run) : TransitionAnimator(run)
  }

  // A run that a finger may catch needs an interaction controller, even if it starts by itself:
  // without one UIKit ignores touches until the run has ended.

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactive(animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactive(animator)
  }

  private func interactive(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard controller?.interaction.isInteractive == true else { return nil }
    return animator as? InterruptibleTransitionAnimator
  }
}
