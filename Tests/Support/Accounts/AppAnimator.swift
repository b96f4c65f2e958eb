import UIKit

/// An animator of the app's own, written by UIKit's documentation: the upper screen fades.
final class AppAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  /// True if the arriving screen is the upper one.
  private let opens: Bool

  init(opens: Bool, duration: TimeInterval) { (self.opens, self.duration) = (opens, duration) }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let new = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let (oldView, newView) = (context.view(forKey: .from), context.view(forKey: .to))
    if let newView {
      newView.frame = context.finalFrame(for: new)
      if opens {
        context.containerView.addSubview(newView)
      } else {
        context.containerView.insertSubview(newView, at: 0)
      }
      newView.layoutIfNeeded()
    }
    let upper = opens ? newView : oldView
    if opens { upper?.alpha = 0 }
    UIView.animate(
      withDuration: context.isAnimated ? duration : 0, delay: 0, options: [],
      animations: { upper?.alpha = self.opens ? 1 : 0 },
      completion: { _ in
        upper?.alpha = 1
        if context.transitionWasCancelled { newView?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// The transitioning delegate of a screen that the app presents with its own animator, and the pan
/// by which the screen is pulled away.
@MainActor
final class AppPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private weak var screen: UIViewController?
  private let duration: TimeInterval
  private var driver: UIPercentDrivenInteractiveTransition?
  private weak var pan: UIPanGestureRecognizer?
  var hasPan = true

  init(of screen: UIViewController, duration: TimeInterval) {
    (self.screen, self.duration) = (screen, duration)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AppAnimator(opens: true, duration: duration)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AppAnimator(opens: false, duration: duration)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  // MARK: The pan

  func attachPan(to view: UIView) {
    guard pan == nil else { return }
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.delegate = self
    // Without fingers nobody pans.
    #if os(Linux)
      pan.addHeadlessTarget { [weak self] recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        self?.follow(pan)
      }
    #endif
    view.addGestureRecognizer(pan)
    self.pan = pan
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let height = max(pan.view?.bounds.height ?? 1, 1)
    let share = max(0, pan.translation(in: pan.view).y / height)
    switch pan.state {
    case .began: begin(asks: true)
    case .changed: driver?.update(share)
    case .ended: end(finishes: share > 0.14 || pan.velocity(in: pan.view).y > 500)
    case .cancelled: end(finishes: false)
    default: break
    }
  }

  // MARK: The dismissal, also by code

  /// Begins a dismissal that `update`, `finish` and `cancel` of the driver move.
  ///
  /// - Parameter asks: Whether the presentation's delegate is asked and told, as for a gesture.
  @discardableResult
  func begin(asks: Bool) -> UIPercentDrivenInteractiveTransition? {
    guard let screen, screen.transitionCoordinator == nil, screen.presentedViewController == nil,
      screen.presentingViewController != nil, let presentation = screen.presentationController
    else { return nil }
    let delegate = asks ? presentation.delegate : nil
    guard delegate?.mayDismiss(presentation) ?? true else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    screen.dismiss(animated: true) { [weak screen] in
      guard screen?.presentingViewController == nil else { return }
      delegate?.tellDidDismiss(presentation)
    }
    delegate?.tellWillDismiss(presentation)
    return driver
  }

  func end(finishes: Bool) {
    if finishes { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}

extension AppPresentation: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, hasPan,
      screen?.transitioningDelegate === self
    else { return false }
    let way = pan.translation(in: pan.view)
    return screen?.transitionCoordinator == nil && screen?.presentedViewController == nil
      && abs(way.y) > abs(way.x)
  }
}

/// Answers for tabs that the app animates itself; all else is its delegate's.
@MainActor
final class AppTabAnimations: NSObject, UITabBarControllerDelegate, Named {
  private(set) weak var delegate: AppDelegate?
  private let isDue: () -> Bool
  private let duration: TimeInterval

  init(
    inFrontOf delegate: AppDelegate?, duration: TimeInterval, isDue: @escaping () -> Bool
  ) {
    (self.delegate, self.duration, self.isDue) = (delegate, duration, isDue)
  }

  var who: Line.Who { delegate?.who ?? Line.Who(kind: "nil") }

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect screen: UIViewController
  ) -> Bool { delegate?.tabBarController(tabs, shouldSelect: screen) ?? true }

  func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    delegate?.tabBarController(tabs, didSelect: screen)
  }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isDue() ? AppAnimator(opens: true, duration: duration) : nil
  }
}
