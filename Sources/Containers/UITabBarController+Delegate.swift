import UIKit

// Questions for the app's delegate, behind the library's.
extension UITabBarController {
  func tell(
    _ delegate: (any UITabBarControllerDelegate)?, didSelect screen: UIViewController
  ) {
    guard let delegate else { return }
    // Since iOS 18 there is a method of the same name for a tab.
    let message: ((UITabBarController, UIViewController) -> Void)? =
      delegate.tabBarController(_:didSelect:)
    message?(self, screen)
  }

  func ask(
    _ delegate: (any UITabBarControllerDelegate)?, mayShow screen: UIViewController
  ) -> Bool {
    guard let delegate else { return true }
    let question: ((UITabBarController, UIViewController) -> Bool)? =
      delegate.tabBarController(_:shouldSelect:)
    return question?(self, screen) ?? true
  }

  func ask(
    _ delegate: (any UITabBarControllerDelegate)?, forAnimatorFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let question = delegate?.tabBarController(_:animationControllerForTransitionFrom:to:)
    return question?(self, old, new)
  }

  func ask(
    _ delegate: (any UITabBarControllerDelegate)?,
    forInteractionOf animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let question = delegate?.tabBarController(_:interactionControllerFor:)
    return question?(self, animator)
  }
}
