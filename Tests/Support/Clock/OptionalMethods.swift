import UIKit

// Methods that are optional in UIKit, and not in the stand-in: one name for both.

extension UIViewControllerAnimatedTransitioning {
  /// Calls a method that is optional in UIKit, and not in the stand-in.
  @MainActor func tellEnd(_ completed: Bool) {
    #if canImport(ObjectiveC)
      animationEnded?(completed)
    #else
      animationEnded(completed)
    #endif
  }
}

extension UIViewControllerTransitioningDelegate {
  @MainActor func animator(
    presenting screen: UIViewController, over presenter: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      animationController?(forPresented: screen, presenting: presenter, source: source) ?? nil
    #else
      animationController(forPresented: screen, presenting: presenter, source: source)
    #endif
  }

  @MainActor func animator(
    dismissing screen: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      animationController?(forDismissed: screen) ?? nil
    #else
      animationController(forDismissed: screen)
    #endif
  }

  @MainActor func presentation(
    of screen: UIViewController, over presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    #if canImport(ObjectiveC)
      presentationController?(forPresented: screen, presenting: presenter, source: source) ?? nil
    #else
      presentationController(forPresented: screen, presenting: presenter, source: source)
    #endif
  }
}

extension UIAdaptivePresentationControllerDelegate {
  @MainActor func mayDismiss(_ presentation: UIPresentationController) -> Bool {
    #if canImport(ObjectiveC)
      presentationControllerShouldDismiss?(presentation) ?? true
    #else
      presentationControllerShouldDismiss(presentation)
    #endif
  }

  @MainActor func tellWillDismiss(_ presentation: UIPresentationController) {
    #if canImport(ObjectiveC)
      presentationControllerWillDismiss?(presentation)
    #else
      presentationControllerWillDismiss(presentation)
    #endif
  }

  @MainActor func tellDidDismiss(_ presentation: UIPresentationController) {
    #if canImport(ObjectiveC)
      presentationControllerDidDismiss?(presentation)
    #else
      presentationControllerDidDismiss(presentation)
    #endif
  }
}
