import UIKit

extension Stage {
  /// Lets the keyboard leave with the screen. A dismissal that a finger leads may come to nothing: then
  /// editing ends only when the finger lifts and lets the screen go. After a cancellation, also of a screen that
  /// was caught again, the edited field becomes first responder again.
  ///
  /// - Parameter field: The field that was edited before the dismissal, if that is known.
  func keepEditing(_ field: UIView?, isLed: Bool) {
    guard direction == .closing, let fore = views[.fore], let field = field ?? fore.editedField
    else { return }
    if !isLed { fore.endEditing(true) }
    undo { [weak field] committed in
      if committed {
        fore.endEditing(true)
      } else if field?.isFirstResponder == false {
        field?.becomeFirstResponder()
      }
    }
  }

  /// Ends editing in a screen that closes, now that it has been let go.
  func endEditing() {
    if direction == .closing { views[.fore]?.endEditing(true) }
  }
}

extension UIView {
  /// The first responder in this tree.
  var editedField: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.editedField).first
  }
}
