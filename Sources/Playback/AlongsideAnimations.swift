import UIKit

/// Animations that belong to UIKit or the app and go along with a run: a coordinator's blocks, bars,
/// a blur. One property animator keeps them, on the run's own clock.
@MainActor
final class AlongsideAnimations: PlaybackTarget {
  /// The run that they go along with.
  weak var playback: Playback?
  private var animator: UIViewPropertyAnimator?

  func add(_ block: @escaping () -> Void, delayFactor: CGFloat) {
    if let animator { return animator.addAnimations(block, delayFactor: delayFactor) }
    guard let playback else { return }
    let animator = UIViewPropertyAnimator(
      duration: max(playback.remaining, 0.001),
      timingParameters: playback.choreography.timing.parameters)
    self.animator = animator
    animator.addAnimations(block, delayFactor: delayFactor)
    animator.startAnimation()
    if playback.isHeld { scrub(to: playback.fraction) }
  }

  /// Ends all of them at one of the two ends: a blur's effect stays half-way otherwise.
  func finish(at position: UIViewAnimatingPosition) {
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }

  /// Continues what was held. What is on its way already has its own time.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    guard let animator, animator.state == .active, !animator.isRunning else { return }
    animator.isReversed = playback?.target == 0
    let share = path.duration / max(animator.duration, 0.001)
    withActions {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(share))
    }
  }

  func show(_ choreography: Choreography, at fraction: CGFloat, dragOffset: CGVector) {
    scrub(to: fraction)
  }

  /// Nothing of it is an animation of ours; `finish(at:)` ends it.
  func removeAnimations() {}

  func change(to choreography: Choreography) {}

  private func scrub(to fraction: CGFloat) {
    guard let animator, animator.state == .active else { return }
    if animator.isRunning {
      animator.pauseAnimation()
      // A reversed animator counts its fraction from the other end; held, both count from the start.
      animator.isReversed = false
    }
    withActions { animator.fractionComplete = fraction.clamped(to: 0...1) }
  }

  /// Playback turns actions off for layers that are written directly. UIKit's animations are actions.
  private func withActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    change()
    CATransaction.commit()
  }
}

extension Timing {
  /// The nearest timing that UIKit knows.
  @MainActor fileprivate var parameters: any UITimingCurveProvider {
    switch curve {
    case .cubic(let cubic):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: cubic.x1, y: cubic.y1),
        controlPoint2: CGPoint(x: cubic.x2, y: cubic.y2))
    case .spring(let spring):
      UISpringTimingParameters(dampingRatio: spring.dampingRatio)
    }
  }
}
