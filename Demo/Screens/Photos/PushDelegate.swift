import TransitionCatalog
import UIKit

/// Lets a navigation controller push and pop a screen with the transition that it was given.
final class PushDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let opens = operation == .push
    return TransitionController.installed(on: opens ? toVC : fromVC)?.animator(
      for: opens ? .opening : .closing)
  }
}

extension UIViewController {
  /// Indicates whether a navigation bar shows its title and a back button.
  var isBelowBar: Bool { navigationController.map { !$0.isNavigationBarHidden } ?? false }
}
