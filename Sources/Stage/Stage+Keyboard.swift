import UIKit

extension Stage {
  /// The keyboard goes when the dismissal of its screen is certain, and not when a finger begins
  /// it; where the screen stays, the field that was edited is edited again.
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
  /// The view of this tree that the keyboard writes into.
  fileprivate var editedField: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.editedField).first
  }
}
