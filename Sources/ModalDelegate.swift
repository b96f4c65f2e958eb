import UIKit

/// Answers UIKit's questions about presenting and dismissing. Names no preset.
@MainActor
final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  weak var controller: TransitionController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Presentation(presented: presented, presenting: presenting, controller: controller)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller.map { TransitionAnimator(.forward, of: $0) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller.map { TransitionAnimator(.backward, of: $0) }
  }
}
