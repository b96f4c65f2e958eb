import UIKit

@testable import TestSupport

/// Slides the presented view in and out by `UIView.animate`, and completes with its animation.
@MainActor
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var length = 1.0
  var options: UIView.AnimationOptions = .curveLinear
  private(set) var starts = 0
  /// What else happens in `animateTransition`.
  var also: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  /// How the move is animated.
  var animate: ((@escaping () -> Void, @escaping (Bool) -> Void) -> Void)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { length }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    starts += 1
    let changes = Self.changes(transitionContext)
    let completion = { (_: Bool) in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    also(transitionContext)
    if let animate { return animate(changes, completion) }
    UIView.animate(
      withDuration: length, delay: 0, options: options, animations: changes,
      completion: completion)
  }

  /// The moved view is at x 0 at rest, and 100 points further right outside.
  static func changes(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let container = context.containerView
    guard let to = context.viewController(forKey: .to) else { return {} }
    if let view = context.view(forKey: .to), to.presentedViewController == nil {
      view.frame = context.finalFrame(for: to)
      container.addSubview(view)
      view.center.x += 100
      return { view.center.x -= 100 }
    }
    let view = context.view(forKey: .from)
    if let below = context.view(forKey: .to) { container.insertSubview(below, at: 0) }
    return { view?.center.x += 100 }
  }
}

/// The same with a property animator.
@MainActor
final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var starts = 0
  private(set) var propertyAnimator: UIViewPropertyAnimator?
  var isFresh = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    starts += 1
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let propertyAnimator, !isFresh { return propertyAnimator }
    let animator = UIViewPropertyAnimator(
      duration: 1, curve: .linear,
      animations: isFresh && propertyAnimator != nil
        ? {} : SlidingAnimator.changes(transitionContext))
    animator.addCompletion { transitionContext.completeTransition($0 == .end) }
    if propertyAnimator == nil { propertyAnimator = animator }
    return animator
  }
}

/// Vends an animator and a percent driver for both ways.
@MainActor
final class PercentDirector: NSObject, UIViewControllerTransitioningDelegate {
  let animator: any UIViewControllerAnimatedTransitioning
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Two screens between which a percent driver stands.
@MainActor
final class PercentStage {
  let screens: PairOfScreens
  let director: PercentDirector
  let driver = UIPercentDrivenInteractiveTransition()

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, style: UIModalPresentationStyle = .custom
  ) {
    screens = PairOfScreens(style: style, directs: false)
    director = PercentDirector(animator)
    director.driver = driver
    screens.presented.transitioningDelegate = director
  }

  var container: UIView? { screens.presented.presentationController?.containerView }
  /// How far the presented view stands from its place, as the screen shows it.
  var shift: CGFloat {
    (screens.presented.view.layer.presentation()?.position.x ?? .nan)
      - screens.window.bounds.midX
  }
  var isOver: Bool { screens.presenter.transitionCoordinator == nil }

  func present() { screens.present() }

  /// On the screen already, without the driver.
  func presentAtOnce() {
    director.driver = nil
    screens.present()
    clock.advance(by: 1.1)
    director.driver = driver
    screens.journal.lines = []
  }
}
