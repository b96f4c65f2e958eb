import UIKit

// How the user dismisses the screen, and how it would leave.
extension PresentationController: DismissiblePresentation {
  func tappedOutside() {
    guard controller?.resolvedOptions.dismissesOnTapOutside == true else { return }
    dismissByUser()
  }

  /// Asks first, as UIKit's own sheets do. Whether there was anything to be asked.
  @discardableResult
  func dismissByUser() -> Bool {
    guard isDismissible else { return false }
    if allowsDismissal { startDismissal() } else { notifyDidAttemptToDismiss() }
    return true
  }

  /// Whether there is anything that people could dismiss now.
  var isDismissible: Bool {
    presentedViewController.presentedViewController == nil
      && !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed
  }

  /// Whether a stack or tabs inside are just changing screens: two runs at once are none's.
  var hasTransitionInside: Bool { presentedViewController.isChangingScreens }

  var allowsDismissal: Bool {
    !presentedViewController.isModalInPresentation && isDismissalAllowed
  }

  func startDismissal() {
    isDismissedByUser = true
    notifyWillDismiss()
    presentedViewController.dismiss(animated: true)
  }

  /// How the screen would leave now.
  var closing: (choreography: Choreography, geometry: Geometry)? {
    guard let controller, let containerView else { return nil }
    let geometry = Geometry(
      of: containerView, fore: frameOfPresentedViewInContainerView,
      reference: presentingViewController.viewIfLoaded, options: controller.resolvedOptions
    ) { _, _ in }
    return (controller.definition.choreography(.closing, on: geometry), geometry)
  }

  /// What is seen where a full screen gives way; a card's presenter is there already.
  var revealedBackground: UIColor? {
    if case .card = form { return nil }
    return (backdrop.color ?? .black).withAlphaComponent(1)
  }
}

extension UIViewController {
  fileprivate var isChangingScreens: Bool {
    children.contains { $0.transitionCoordinator != nil || $0.isChangingScreens }
  }
}
