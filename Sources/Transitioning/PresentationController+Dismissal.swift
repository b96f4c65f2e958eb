import UIKit

// Dismissal by the user, and the closing that it would play.
extension PresentationController: DismissiblePresentation {
  /// A tap outside dismisses a card at rest, and sends one back that is still coming.
  func tappedOutside() {
    guard let controller, controller.resolvedOptions.dismissesOnTapOutside == true else { return }
    guard controller.run?.direction == .opening else {
      dismissByUser()
      return
    }
    if allowsDismissal { controller.dismiss() } else { notifyDidAttemptToDismiss() }
  }

  func tapped(at recognizer: UIGestureRecognizer) {
    guard let containerView, let dimming else { return }
    let touched = containerView.hitTest(recognizer.location(in: containerView), with: nil)
    if touched === dimming { tappedOutside() }
  }

  /// True if the user could dismiss the screen: it presents nothing and is not in a transition.
  var isDismissible: Bool {
    presentedViewController.presentedViewController == nil
      && !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed
  }

  /// True while a child container is in a transition. A dismissal must not begin at the same time.
  var hasTransitionInside: Bool { presentedViewController.isChangingScreens }

  var allowsDismissal: Bool {
    !presentedViewController.isModalInPresentation && isDismissalAllowed
  }

  func startDismissal() {
    isDismissedByUser = true
    firstResponder = presentedViewController.firstResponder
    notifyWillDismiss()
    presentedViewController.dismiss(animated: true)
  }

  /// The choreography with which the screen would close now, and its geometry.
  var closing: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let controller, let containerView else { return nil }
    let request = TransitionRequest(
      .closing, kind: .presentation, fore: presentedViewController, back: presentingViewController,
      source: (controller.installation as? ModalDelegate)?.source)
    return controller.closing(
      of: frameOfPresentedViewInContainerView, in: containerView,
      reference: presentingViewController.viewIfLoaded, request: request)
  }

  /// The color behind a full screen that moves aside; `nil` for a card, whose presenter is visible.
  var revealedBackground: UIColor? {
    if case .card = form { return nil }
    return (backdrop.color ?? .black).withAlphaComponent(1)
  }
}
