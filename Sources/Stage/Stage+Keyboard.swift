import UIKit

extension Stage {
  /// Lets the keyboard leave with the screen. A dismissal that a finger leads may come to nothing: then
  /// editing ends only when the finger lifts and lets the screen go. After a cancellation, also of a screen that
  /// was caught again, the edited field becomes first responder again.
  ///
  /// A controller that is first responder, for an `inputAccessoryView` of its own, counts as an edited field.
  ///
  /// - Parameter responder: The first responder before the dismissal, if that is known.
  func keepEditing(_ responder: UIResponder?, isLed: Bool) {
    guard direction == .closing, let responder = responder ?? foreController?.firstResponder
    else { return }
    if !isLed { endEditing() }
    undo { [weak self, weak responder] committed in
      if committed {
        self?.endEditing()
      } else if responder?.isFirstResponder == false {
        responder?.becomeFirstResponder()
      }
    }
  }

  /// Ends editing in a screen that closes, now that it has been let go.
  func endEditing() {
    guard direction == .closing else { return }
    views[.fore]?.endEditing(true)
    // `endEditing(_:)` looks among views.
    foreController?.firstResponder?.resignFirstResponder()
  }
}

extension UIViewController {
  /// The first responder in this screen: a controller, or a view.
  var firstResponder: UIResponder? {
    if isFirstResponder { return self }
    return children.lazy.compactMap(\.firstResponder).first ?? viewIfLoaded?.editedField
  }
}

extension UIView {
  /// The first responder in this tree.
  var editedField: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.editedField).first
  }
}
