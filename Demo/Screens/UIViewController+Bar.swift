import UIKit

extension UIViewController {
  /// Indicates whether a navigation bar shows its title and a back button.
  var isBelowBar: Bool { navigationController.map { !$0.isNavigationBarHidden } ?? false }
}
