import UIKit

/// Animations of UIKit and of the app that play alongside a run: a transition coordinator's blocks, bars, a blur. A
/// `UIViewPropertyAnimator` holds all of them, paused and continued with the run.
@MainActor
final class AlongsideAnimations: PlaybackTarget {
  /// The playback of the run accompanied by these animations.
  weak var playback: Playback?
  private var animator: UIViewPropertyAnimator?

  var isEmpty: Bool { animator == nil }

  func add(_ block: @escaping () -> Void, delayFactor: CGFloat) {
    // An ended `animator` would keep the block until its next start.
    if let animator, animator.state == .active {
      return animator.addAnimations(block, delayFactor: delayFactor)
    }
    guard let playback, playback.isHeld || playback.remaining > 0 else {
      return UIView.performWithoutAnimation(block)
    }
    let timing = playback.choreography.timing
    let lasts = playback.remaining
    let animator = UIViewPropertyAnimator(
      duration: max(lasts, 0.001),
      timingParameters: timing.parameters(for: lasts))
    self.animator = animator
    animator.addAnimations(block, delayFactor: delayFactor)
    animator.startAnimation()
    if playback.isHeld { scrub(to: playback.position.progress) }
  }

  /// Ends all animations at `position`. Otherwise a blur's effect would stay half applied.
  func finish(at position: UIViewAnimatingPosition) {
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }

  /// Continues paused animations. Running animations keep their own timing.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    guard let animator, animator.state == .active, !animator.isRunning else { return }
    animator.isReversed = playback?.target == 0
    let share = path.duration / max(animator.duration, 0.001)
    withActions {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(share))
    }
  }

  func show(_ choreography: Choreography, at position: RunPosition) {
    scrub(to: position.progress)
  }

  /// Does nothing, because these animations are not the library's. `finish(at:)` ends them.
  func removeAnimations() {}

  func change(to choreography: Choreography) {}

  private func scrub(to fraction: CGFloat) {
    guard let animator, animator.state == .active else { return }
    if animator.isRunning {
      animator.pauseAnimation()
      // A reversed animator counts `fractionComplete` from the end, a held run from the start.
      animator.isReversed = false
    }
    withActions { animator.fractionComplete = fraction.clamped(to: 0...1) }
  }

  /// Enables actions, disabled while `Playback` writes to layers, because UIKit's animations are actions.
  private func withActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    change()
    CATransaction.commit()
  }
}

extension Timing {
  /// Returns UIKit's closest timing: the very spring for animations that begin with the run and come to rest with it.
  @MainActor fileprivate func parameters(for rest: TimeInterval) -> any UITimingCurveProvider {
    switch curve {
    case .cubic(let cubic):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: cubic.x1, y: cubic.y1),
        controlPoint2: CGPoint(x: cubic.x2, y: cubic.y2))
    case .spring(let spring)
    where rest > 0.95 * duration && abs(spring.position(at: duration) - 1) < 0.01:
      UISpringTimingParameters(
        mass: 1, stiffness: spring.frequency * spring.frequency,
        damping: 2 * spring.dampingRatio * spring.frequency, initialVelocity: .zero)
    case .spring(let spring):
      UISpringTimingParameters(dampingRatio: spring.dampingRatio)
    }
  }
}
