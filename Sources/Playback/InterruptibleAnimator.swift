import UIKit

/// The animator that UIKit holds for a run. Through it UIKit pauses, scrubs and continues the run,
/// and adds animations that play alongside (bars, a transition coordinator's blocks).
///
/// `fractionComplete` is the progress of the run: the fraction of the choreography, and what a finger that
/// carries the screen adds to it.
@MainActor
final class InterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  private var playback: Playback?
  private var alongside: AlongsideAnimations?
  private var waiting: [(block: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isStopped = false
  /// Begins a run that nobody has begun: a percent driver of the app's starts, pauses and scrubs the
  /// animator, and calls no `animateTransition(using:)`.
  var onFirstUse: (() -> Void)?
  private var hasEnded = false

  func attach(_ playback: Playback, alongside: AlongsideAnimations) {
    onFirstUse = nil
    self.playback = playback
    self.alongside = alongside
    for (block, delay) in waiting { alongside.add(block, delayFactor: delay) }
    waiting = []
  }

  /// Ends the alongside animations at `position` and calls the completions, when the run is over.
  func finish(at position: UIViewAnimatingPosition) {
    guard !hasEnded else { return }
    hasEnded = true
    playback = nil
    for (block, _) in waiting { block() }
    waiting = []
    alongside?.finish(at: position)
    alongside = nil
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
      // The rest of a drag stays, or the screen would jump.
      let residual = playback.position.residual
      playback.move(
        to: RunPosition(fraction: newValue - residual.progress, residual: residual))
    }
  }

  /// Continues a held run. Does not begin one; the run does.
  func startAnimation() { continueAnimation(withTimingParameters: nil, durationFactor: 0) }

  func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  func pauseAnimation() {
    beginIfNeeded()
    playback?.hold()
  }

  /// Continues a held run on its own spring; only the initial velocity of a spring is read.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    beginIfNeeded()
    playback?.release(
      to: isReversed ? 0 : 1, velocity: RunPosition(fraction: velocity(of: parameters)))
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    guard let playback else { return }
    playback.hold()
    if withoutFinishing {
      // A transition must end somewhere: at the end towards which the run was playing.
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
    } else if let alongside {
      alongside.add(animation, delayFactor: delayFactor)
    } else {
      waiting.append((animation, delayFactor))
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func velocity(of parameters: (any UITimingCurveProvider)?) -> CGFloat {
    parameters?.springTimingParameters?.initialVelocity.dx ?? 0
  }
}
