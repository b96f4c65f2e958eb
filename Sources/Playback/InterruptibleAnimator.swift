import UIKit

/// The animator that UIKit holds for a run, to pause, scrub and continue the run, and to add alongside animations
/// (bars, a transition coordinator's blocks).
///
/// `fractionComplete` is the progress of the run: the fraction of the choreography, plus the progress added by a finger
/// that carries the screen.
@MainActor
final class InterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  private var playback: Playback?
  let alongside = AlongsideAnimations()
  private var waiting: [(block: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isStopped = false
  /// Begins the run on the first use: an app's percent driver starts, pauses and scrubs the animator, and does not call
  /// `animateTransition(using:)`.
  var onFirstUse: (() -> Void)?
  private var hasEnded = false

  func attach(_ playback: Playback) {
    onFirstUse = nil
    self.playback = playback
    alongside.playback = playback
    for (block, delay) in waiting { alongside.add(block, delayFactor: delay) }
    waiting = []
  }

  /// Ends the alongside animations at `position` and calls the completions. Called after the run.
  func finish(at position: UIViewAnimatingPosition) {
    guard !hasEnded else { return }
    hasEnded = true
    playback = nil
    for (block, _) in waiting { block() }
    waiting = []
    alongside.finish(at: position)
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
      guard let playback else { return }
      // The `residual` of a drag stays, or the screen would jump.
      let residual = playback.position.residual
      playback.move(
        to: RunPosition(fraction: newValue - residual.progress, residual: residual))
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
    } else if playback != nil {
      alongside.add(animation, delayFactor: delayFactor)
    } else {
      waiting.append((animation, delayFactor))
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
