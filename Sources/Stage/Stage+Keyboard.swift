import UIKit

extension Stage {
  /// Ends editing only once the dismissal is committed, not when a finger begins it. After a
  /// cancellation the edited field becomes first responder again.
  func keepEditing() {
    guard direction == .closing, let fore = views[.fore], let field = fore.editedField else {
      return
    }
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
  fileprivate var editedField: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.editedField).first
  }
}
