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
  /// Begins the run on the first use: an app's percent driver starts, pauses and scrubs the animator, and does not call
  /// `animateTransition(using:)`.
  var onFirstUse: (() -> Void)?
  private var hasEnded = false

  var hasAnimations: Bool { alongside != nil }

  func attach(_ playback: Playback) {
    onFirstUse = nil
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
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  private func beginIfNeeded() {
    let begin = onFirstUse
    onFirstUse = nil
    begin?()
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
    beginIfNeeded()
    playback?.hold()
  }

  /// Continues a held run on its own spring. Only the initial velocity of a spring in `parameters` is read.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    beginIfNeeded()
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
      playback.expectEnd()
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
    if hasEnded {
      animation()
    } else if let alongside, alongside.state == .active {
      alongside.addAnimations(animation, delayFactor: delayFactor)
    } else if let playback {
      start(animation, delayFactor: delayFactor, alongside: playback)
    } else {
      waiting.append((animation, delayFactor))
    }
  }

  /// Makes an animator, also in place of one that has ended: an ended one would keep the block until its next start.
  private func start(
    _ animation: @escaping () -> Void, delayFactor: CGFloat, alongside playback: Playback
  ) {
    guard playback.isHeld || playback.remaining > 0 else {
      return UIView.performWithoutAnimation(animation)
    }
    let lasts = playback.remaining
    let animator = UIViewPropertyAnimator(
      duration: max(lasts, 0.001),
      timingParameters: playback.choreography.timing.parameters(for: lasts))
    alongside = animator
    animator.addAnimations(animation, delayFactor: delayFactor)
    animator.startAnimation()
    if playback.isHeld { scrub(to: playback.position.progress) }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: PlaybackTarget

  /// Continues paused animations. Running animations keep their own timing.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    guard let alongside, alongside.state == .active, !alongside.isRunning else { return }
    alongside.isReversed = playback?.target == 0
    let share = path.duration / max(alongside.duration, 0.001)
    withActions {
      alongside.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(share))
    }
  }

  func show(_ choreography: Choreography, at position: RunPosition) { scrub(to: position.progress) }

  /// Does nothing, because these animations are not the library's. `finish(at:)` ends them.
  func removeAnimations() {}

  func change(to choreography: Choreography) {}

  private func scrub(to fraction: CGFloat) {
    guard let alongside, alongside.state == .active else { return }
    if alongside.isRunning {
      alongside.pauseAnimation()
      // A reversed animator counts `fractionComplete` from the end, a held run from the start.
      alongside.isReversed = false
    }
    withActions { alongside.fractionComplete = fraction.clamped(to: 0...1) }
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
