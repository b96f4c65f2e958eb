@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// All optional in UIKit.
extension UINavigationControllerDelegate {
  private var next: (any UINavigationControllerDelegate)? {
    (self as? any HeadlessForwarding)?.headlessNext as? any UINavigationControllerDelegate
  }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    next?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    next?.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    next?.navigationControllerSupportedInterfaceOrientations(navigationController)
      ?? .allButUpsideDown
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    next?.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
      ?? .portrait
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    next?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }

  /// The marker is how the stand-in knows that the delegate does not implement the question:
  /// answering nil has consequences of its own (radar 15215690).
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let next else { return UnaskedAnimator.shared }
    return next.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}

/// Stands for a question that a delegate does not implement.
final class UnaskedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let shared = UnaskedAnimator()

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
