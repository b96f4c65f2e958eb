import UIKit

// A method of a delegate is taken as a closure, which is nil where the delegate has no such method. On Linux, where none
// is optional, it never is.
extension UIPresentationController {
  var isDismissalAllowed: Bool {
    let question = delegate?.presentationControllerShouldDismiss(_:)
    return question?(self) ?? true
  }

  func notifyDidAttemptToDismiss() {
    let message = delegate?.presentationControllerDidAttemptToDismiss(_:)
    message?(self)
  }

  func notifyWillDismiss() {
    let message = delegate?.presentationControllerWillDismiss(_:)
    message?(self)
  }

  func notifyDidDismiss() {
    let message = delegate?.presentationControllerDidDismiss(_:)
    message?(self)
  }
}
