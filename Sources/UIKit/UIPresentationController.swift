import UIKit

// A method of a delegate is taken as a closure, `nil` if the delegate has no such method. On Linux, without optional
// methods, the closure is never `nil`.
extension UIPresentationController {
  var isDismissalAllowed: Bool {
    (delegate?.presentationControllerShouldDismiss(_:))?(self) ?? true
  }

  func notifyDidAttemptToDismiss() {
    (delegate?.presentationControllerDidAttemptToDismiss(_:))?(self)
  }

  func notifyWillDismiss() { (delegate?.presentationControllerWillDismiss(_:))?(self) }

  /// Dismisses the screen for the user. Returns false if the app puts the dismissal off in an override of `dismiss`: a
  /// later one is not the user's. The caller informs the delegate when the dismissal begins, and this method when it is
  /// over, so that the app may present the next screen.
  func dismissByUser() -> Bool {
    let screen = presentedViewController
    var hasBegun = true
    screen.dismiss(animated: true) {
      // Cancelled by a finger, the screen keeps its presenter.
      guard hasBegun, screen.presentingViewController == nil else { return }
      (self.delegate?.presentationControllerDidDismiss(_:))?(self)
    }
    hasBegun = screen.isBeingDismissed
    return hasBegun
  }
}

/// A presentation beside whose view touches may reach the screens behind.
@MainActor protocol TouchPassing { var passesTouches: Bool { get } }

extension UIPresentationController {
  /// True if touches beside the presented view reach the screens behind.
  var leavesTouches: Bool { (self as? any TouchPassing)?.passesTouches ?? isUndimmed }

  /// True for a sheet or a popover of UIKit's that lets touches through to the views behind.
  var isUndimmed: Bool {
    #if canImport(ObjectiveC)
      if let sheet = self as? UISheetPresentationController {
        return sheet.largestUndimmedDetentIdentifier != nil
      }
    #endif
    return (self as? UIPopoverPresentationController)?.passthroughViews?.isEmpty == false
  }
}
