import UIKit

/// A delegate that consents to a dismissal or not, and notes what it is told.
@MainActor
final class Consent: NSObject, UIAdaptivePresentationControllerDelegate {
  var allows: Bool
  /// All calls, in their order.
  private(set) var calls: [String] = []

  init(allows: Bool = true) { self.allows = allows }

  /// The calls that tell it something.
  var told: [String] { calls.filter { $0 != "should" } }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("should")
    return allows
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("attempt")
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }
}
