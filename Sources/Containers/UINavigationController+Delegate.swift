import UIKit

// Questions for the app's delegate, behind the library's. Each method is taken as a closure, as in
// `UIPresentationController`.
extension UINavigationController {
  func tell(
    _ delegate: (any UINavigationControllerDelegate)?, willShow screen: UIViewController,
    animated: Bool
  ) {
    let message = delegate?.navigationController(_:willShow:animated:)
    message?(self, screen, animated)
  }

  func tell(
    _ delegate: (any UINavigationControllerDelegate)?, didShow screen: UIViewController,
    animated: Bool
  ) {
    let message = delegate?.navigationController(_:didShow:animated:)
    message?(self, screen, animated)
  }

  func ask(
    _ delegate: (any UINavigationControllerDelegate)?, forAnimatorOf operation: Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let question = delegate?.navigationController(_:animationControllerFor:from:to:)
    let answer = question?(self, operation, old, new)
    return answer?.isNoAnswer == true ? nil : answer
  }

  func ask(
    _ delegate: (any UINavigationControllerDelegate)?,
    forInteractionOf animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let question = delegate?.navigationController(_:interactionControllerFor:)
    return question?(self, animator)
  }
}
