import UIKit

extension UIViewController {
  /// Indicates whether a navigation bar shows its title and a back button.
  var isBelowBar: Bool { navigationController.map { !$0.isNavigationBarHidden } ?? false }

  /// Indicates whether a tab bar or a toolbar lies at the lower edge.
  var isAboveBar: Bool {
    tabBarController != nil || navigationController.map { !$0.isToolbarHidden } ?? false
  }
}

extension UINavigationController {
  /// Creates a stack whose bar keeps its background where the content ends. A bar that is clear there would fade in every
  /// push, with a text of the content under its title meanwhile, and its buttons would have no contrast on a picture.
  public convenience init(belowBackground root: UIViewController) {
    self.init(rootViewController: root)
    navigationBar.scrollEdgeAppearance = navigationBar.standardAppearance
  }
}
