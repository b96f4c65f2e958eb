import UIKit

extension UIViewController {
  /// True while a container inside this screen is in a transition.
  var isChangingScreens: Bool {
    children.contains { $0.transitionCoordinator != nil || $0.isChangingScreens }
  }
}
