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
