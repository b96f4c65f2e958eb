import UIKit

extension UITextField {
  /// Ends editing when Return is tapped.
  func resignsOnReturn() {
    addAction(
      UIAction { [unowned self] _ in resignFirstResponder() }, for: .primaryActionTriggered)
  }
}
