import UIKit

@testable import TestSupport

/// Writes down what is done with it.
@MainActor
final class Marionette: NSObject, UIViewImplicitlyAnimating {
  var calls: [String] = []
  let state = UIViewAnimatingState.active
  let isRunning = false
  var isReversed = false { didSet { calls.append("reversed \(isReversed)") } }
  var fractionComplete: CGFloat = 0 { didSet { calls.append("fraction \(fractionComplete)") } }

  func startAnimation() { calls.append("start") }
  func startAnimation(afterDelay delay: TimeInterval) { calls.append("start") }
  func pauseAnimation() { calls.append("pause") }
  func stopAnimation(_ withoutFinishing: Bool) { calls.append("stop") }
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { calls.append("finish") }

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { calls.append("continue \(durationFactor)") }
}

@MainActor
final class DrivenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let puppet = Marionette()
  var context: (any UIViewControllerContextTransitioning)?
  var starts = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    starts += 1
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    context = transitionContext
    return puppet
  }
}

@MainActor
final class PercentPop: NSObject, UINavigationControllerDelegate {
  let window = clock.makeWindow()
  let root = UIViewController()
  let top = UIViewController()
  let navigation: UINavigationController
  let driver = UIPercentDrivenInteractiveTransition()
  let animator = SlidingAnimator()

  override init() {
    navigation = UINavigationController(rootViewController: root)
    super.init()
    driver.completionCurve = .linear
    window.rootViewController = navigation
    clock.turn()
    navigation.pushViewController(top, animated: false)
    clock.advance(by: 1)
    navigation.delegate = self
    animator.animate = { [top] _, completion in
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { top.view.center.x += 100 },
        completion: completion)
    }
    animator.also = { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.insertSubview(to, at: 0)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
