/// The back swipe [controllers 15.6 to 15.8] [gestures 86 to 92].
extension UINavigationController {
  /// The leading edge as it is when the view is made [gestures 86].
  func buildSwipe(on view: UIView) {
    let guardian = PopGuard()
    guardian.navigation = self
    let recognizer = BackSwipeRecognizer(target: nil, action: nil)
    recognizer.name = "UINavigationController.edgeSwipe"
    recognizer.edges =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    recognizer.delegate = guardian
    recognizer.addHeadlessTarget { [weak self] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      self?.swiped(pan)
    }
    view.addGestureRecognizer(recognizer)
    popGuard = guardian
    popRecognizer = recognizer
  }

  /// What UIKit's own delegate of the recognizer makes sure of.
  var allowsSwipe: Bool {
    let inner = topViewController as? UINavigationController
    guard state.stack.count > 1, currentRun == nil, !state.hidesBar,
      (inner?.topViewController ?? topViewController)?.navigationItem.allowsBackButton == true
    else { return false }
    // Implementing the question for an animator is enough, whatever the answer (radar 15215690).
    return !delegateVendsAnimators
  }

  /// The page stays this far behind the finger; the recognizer's slop is a part of it. Measured by
  /// others [gestures 145].
  private static var deadZone: CGFloat { 12 }

  func swiped(_ pan: UIPanGestureRecognizer) {
    let width = max(stage.bounds.width, 1)
    let direction: CGFloat =
      (pan as? UIScreenEdgePanGestureRecognizer)?.edges == .right ? -1 : 1
    let way = direction * pan.translation(in: stage).x
    let share = max(0, way - max(0, Self.deadZone - Headless.panRules.edgeSlop)) / width
    let velocity = direction * pan.velocity(in: stage).x / width
    switch pan.state {
    case .began: beginSwipe(at: share)
    case .changed: currentSwipe?.move(to: share)
    // Unverified: one public account; a second one disagrees [gestures 94].
    case .ended: currentSwipe?.end(finishes: share + 0.12 * velocity > 0.5, velocity: velocity)
    case .cancelled: currentSwipe?.end(finishes: false, velocity: 0)
    default: break
    }
  }

  private var currentSwipe: PopSwipe? { currentRun?.swipe }

  private func beginSwipe(at share: CGFloat) {
    guard viewControllers.count > 1 else {
      state.isFrozen = true
      HeadlessMisuse.record(
        .rootSwipe,
        "The back swipe began at the root, as its own delegate was replaced by one that allows "
          + "it: the next push will not be shown.")
      return
    }
    let swipe = PopSwipe()
    swipe.move(to: share)
    let rest = viewControllers.dropLast()
    change(animated: true, swipe: swipe) { _ in Array(rest) }
  }
}

/// The recognizer's own delegate, which an app may replace.
@MainActor
final class PopGuard: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation?.allowsSwipe ?? false
  }
}

final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  /// It comes before an app's own pan from the same edge [gestures 91].
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    // One stack's in another one's: the inner one goes first, if it has somewhere to go.
    if otherGestureRecognizer is BackSwipeRecognizer { return false }
    return (otherGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges == edges
  }
}

/// The interaction behind UIKit's back swipe: it scrubs the system's slide.
final class PopSwipe: NSObject, UIViewControllerInteractiveTransitioning {
  var slide: SystemSlide?
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var share: CGFloat = 0
  /// Decided before the run had started.
  private var verdict: (finishes: Bool, velocity: CGFloat)?

  var completionCurve: UIView.AnimationCurve { .headlessSystem }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    slide?.prepare(transitionContext)
    slide?.player?.pauseAnimation()
    move(to: share)
    if let verdict { end(finishes: verdict.finishes, velocity: verdict.velocity) }
  }

  func move(to share: CGFloat) {
    guard verdict == nil else { return }
    self.share = max(0, min(share, 1))
    guard let context, slide?.player?.isRunning == false else { return }
    slide?.player?.fractionComplete = self.share
    context.updateInteractiveTransition(self.share)
  }

  /// - Parameter velocity: of the page, in widths a second, positive towards the pop.
  // Unverified: the spring, as one public account measured it [gestures 94].
  func end(finishes: Bool, velocity: CGFloat) {
    guard let context, let player = slide?.player else {
      verdict = (finishes, velocity)
      return
    }
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
      player.isReversed = true
    }
    let rest = finishes ? 1 - share : share
    let speed = rest > 0 ? (finishes ? velocity : -velocity) / rest : 0
    player.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 484, damping: 37.4, initialVelocity: CGVector(dx: speed, dy: 0)),
      durationFactor: 0)
  }
}
