import UIKit

extension Stage {
  /// Lets the keyboard leave with the screen. A dismissal that a finger leads may come to nothing: then
  /// editing ends only once it is committed. After a cancellation the edited field becomes first
  /// responder again.
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
}

extension UIView {
  /// The first responder in this tree.
  var editedField: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.editedField).first
  }
}
