import UIKit

/// The animator that UIKit holds for a run, to pause, scrub and continue the run, and to add animations of UIKit and of
/// the app that play alongside the run: a transition coordinator's blocks, bars, a blur.
///
/// `fractionComplete` is the progress of the run: the fraction of the choreography, plus the progress added by a finger
/// that carries the screen.
@MainActor
final class InterruptibleAnimator: NSObject, UIViewImplicitlyAnimating, PlaybackTarget {
  /// The playback of the run, from `attach(_:)` to `finish(at:)`. Weak, because a playback retains its targets.
  private weak var playback: Playback?
  /// Plays the animations alongside the run, paused and continued with the run; `nil` without any.
  private var alongside: UIViewPropertyAnimator?
  private var waiting: [(block: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isStopped = false
  /// Begins a run that has not begun yet: an app's percent driver starts, pauses and scrubs the animator, and does not
  /// call `animateTransition(using:)`.
  var onUse: () -> Void = {}
  private var hasEnded = false

  var hasAnimations: Bool { alongside != nil }

  func attach(_ playback: Playback) {
    self.playback = playback
    for (block, delay) in waiting { addAnimations(block, delayFactor: delay) }
    waiting = []
  }

  /// Ends the alongside animations at `position` and calls the completions. Called once, after the run.
  func finish(at position: UIViewAnimatingPosition) {
    hasEnded = true
    playback = nil
    for (block, _) in waiting { block() }
    waiting = []
    // Otherwise a blur's effect would stay half applied.
    if let alongside, alongside.state == .active {
      alongside.stopAnimation(false)
      alongside.finishAnimation(at: position)
    }
    for completion in completions { completion(position) }
    completions = []
  }

  var state: UIViewAnimatingState {
    if isStopped { return .stopped }
    return playback == nil ? .inactive : .active
  }

  var isRunning: Bool { playback?.isPlaying ?? false }

  var isReversed = false

  var fractionComplete: CGFloat {
    get { playback?.position.progress ?? (hasEnded ? 1 : 0) }
    set {
      pauseAnimation()
      // The `residual` of a drag stays, or the screen would jump.
      guard var position = playback?.position else { return }
      position.fraction = newValue - position.residual.progress
      playback?.move(to: position)
    }
  }

  /// Continues a held run. The run itself begins without this method.
  func startAnimation() { continueAnimation(withTimingParameters: nil, durationFactor: 0) }

  func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  func pauseAnimation() {
    onUse()
    playback?.hold()
  }

  /// Continues a held run on its own spring. Only the initial velocity of a spring in `parameters` is read.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    onUse()
    let velocity = parameters?.springTimingParameters?.initialVelocity.dx ?? 0
    playback?.release(to: isReversed ? 0 : 1, velocity: RunPosition(fraction: velocity))
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    guard let playback else { return }
    playback.hold()
    if withoutFinishing {
      // A transition must end somewhere: here at the end of its direction (`isReversed`).
      playback.finish(at: isReversed ? 0 : 1)
    } else {
      isStopped = true
      // A timeout ends the held run, unless the run is finished soon.
      if playback.isHeld { playback.clock.watch(for: 0) }
    }
  }

  func finishAnimation(at position: UIViewAnimatingPosition) {
    guard isStopped else { return }
    isStopped = false
    switch position {
    case .start: playback?.finish(at: 0)
    case .end: playback?.finish(at: 1)
    default: playback?.finish(at: (playback?.fraction ?? 1) < 0.5 ? 0 : 1)
    }
  }

  func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if hasEnded { return animation() }
    if let alongside, alongside.state == .active {
      return alongside.addAnimations(animation, delayFactor: delayFactor)
    }
    guard let playback else { return waiting.append((animation, delayFactor)) }
    guard playback.isHeld || playback.remaining > 0 else {
      return UIView.performWithoutAnimation(animation)
    }
    let lasts = playback.remaining
    // Also in place of an animator that has ended: an ended one would keep the block until its next start.
    let animator = UIViewPropertyAnimator(
      duration: max(lasts, 0.001),
      timingParameters: playback.choreography.timing.parameters(for: lasts))
    alongside = animator
    animator.addAnimations(animation, delayFactor: delayFactor)
    animator.startAnimation()
    if playback.isHeld { show(playback.choreography, at: playback.position) }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: PlaybackTarget

  // With actions, disabled while `Playback` writes to layers, because UIKit's animations are actions.

  /// Continues paused animations. Running animations keep their own timing.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    guard let alongside, alongside.state == .active, !alongside.isRunning else { return }
    alongside.isReversed = playback?.target == 0
    let share = path.duration / max(alongside.duration, 0.001)
    CATransaction.with(actions: true) {
      alongside.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(share))
    }
  }

  func show(_ choreography: Choreography, at position: RunPosition) {
    guard let alongside, alongside.state == .active else { return }
    if alongside.isRunning {
      alongside.pauseAnimation()
      // A reversed animator counts `fractionComplete` from the end, a held run from the start.
      alongside.isReversed = false
    }
    CATransaction.with(actions: true) { alongside.fractionComplete = position.progress }
  }

  /// Does nothing, because these animations are not the library's. `finish(at:)` ends them.
  func removeAnimations() {}

  func change(to choreography: Choreography) {}
}

extension Timing {
  /// Returns UIKit's closest timing: the very spring for animations that begin with the run and come to rest with it.
  @MainActor fileprivate func parameters(for remaining: TimeInterval) -> any UITimingCurveProvider {
    switch curve {
    case .cubic(let cubic):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: cubic.x1, y: cubic.y1),
        controlPoint2: CGPoint(x: cubic.x2, y: cubic.y2))
    case .spring(let spring)
    where remaining > 0.95 * duration && abs(spring.position(at: duration) - 1) < 0.01:
      UISpringTimingParameters(
        mass: 1, stiffness: spring.frequency * spring.frequency,
        damping: 2 * spring.dampingRatio * spring.frequency, initialVelocity: .zero)
    case .spring(let spring):
      UISpringTimingParameters(dampingRatio: spring.dampingRatio)
    }
  }
}
