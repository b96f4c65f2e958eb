import UIKit

/// A delegate that consents to a dismissal or not, and notes what it is told.
@MainActor
final class Consent: NSObject, UIAdaptivePresentationControllerDelegate {
  var allows = true
  var told: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    allows
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    told.append("attempt")
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    told.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    told.append("did")
  }
}
