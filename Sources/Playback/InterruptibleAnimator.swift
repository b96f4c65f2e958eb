import UIKit

/// What UIKit holds of a running transition: it pauses, scrubs and continues the run through this,
/// and adds the animations that are to go along with it (bars, a coordinator's blocks).
///
/// The fraction is the choreography's. What goes along is kept by one property animator, which is
/// started, paused, scrubbed and continued together with the run.
@MainActor
final class InterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  private var playback: Playback?
  private var alongside: UIViewPropertyAnimator?
  private var waiting: [(block: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isStopped = false
  private var hasEnded = false

  func attach(_ playback: Playback) {
    self.playback = playback
    for (block, delay) in waiting { join(block, after: delay) }
    waiting = []
  }

  /// The run is over; everything that goes along with it is where it is to be.
  func finish(at position: UIViewAnimatingPosition) {
    guard !hasEnded else { return }
    hasEnded = true
    playback = nil
    for (block, _) in waiting { block() }
    waiting = []
    if let alongside, alongside.state == .active {
      alongside.stopAnimation(false)
      alongside.finishAnimation(at: position)
    }
    alongside = nil
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  var state: UIViewAnimatingState {
    if isStopped { return .stopped }
    return playback == nil ? .inactive : .active
  }

  var isRunning: Bool { playback?.isPlaying ?? false }

  var isReversed = false

  var fractionComplete: CGFloat {
    get { playback?.fraction ?? (hasEnded ? 1 : 0) }
    set {
      pauseAnimation()
      playback?.move(to: newValue)
      alongside?.fractionComplete = newValue.clamped(to: 0...1)
    }
  }

  /// A run begins through UIKit's doors; this only lets go of one that is held.
  func startAnimation() { continueAnimation(withTimingParameters: nil, durationFactor: 0) }

  func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  func pauseAnimation() {
    guard let playback, playback.isPlaying else { return }
    playback.hold()
    alongside?.pauseAnimation()
    // A reversed animator counts its fraction from the other end; held, both count from the start.
    alongside?.isReversed = false
    alongside?.fractionComplete = playback.fraction.clamped(to: 0...1)
  }

  /// Of the parameters only a spring's velocity counts: what is let go settles by its own spring.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    release(RunPosition(fraction: velocity(of: parameters)))
  }

  private func release(_ velocity: RunPosition) {
    guard let playback, playback.isHeld else { return }
    // Read before letting go: a run that is at its end already ends inside `release`.
    let alongside = alongside
    playback.release(
      to: isReversed ? 0 : 1, velocity: velocity.fraction, beside: velocity.dragOffset)
    guard let alongside, alongside.state == .active else { return }
    alongside.isReversed = isReversed
    let share = playback.remaining / max(alongside.duration, 0.001)
    alongside.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(share))
  }

  /// A finger has the run before it flies.
  func startHeld() {
    playback?.startHeld()
    alongside?.pauseAnimation()
    alongside?.fractionComplete = 0
  }

  /// Where a finger has brought the run, and all that goes along with it.
  func move(to position: RunPosition) {
    playback?.move(to: position.fraction, dragOffset: position.dragOffset)
    alongside?.fractionComplete = position.fraction.clamped(to: 0...1)
  }

  func release(to target: CGFloat, velocity: RunPosition) {
    isReversed = target == 0
    release(velocity)
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    guard let playback else { return }
    playback.hold()
    if withoutFinishing {
      // The movement ends here, but a transition must end somewhere: where it was going.
      playback.finish(at: isReversed ? 0 : 1)
    } else {
      isStopped = true
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
    } else if playback == nil {
      waiting.append((animation, delayFactor))
    } else {
      join(animation, after: delayFactor)
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func join(_ block: @escaping () -> Void, after delay: CGFloat) {
    guard let playback else { return }
    if let alongside { return alongside.addAnimations(block, delayFactor: delay) }
    let alongside = UIViewPropertyAnimator(
      duration: max(playback.remaining, 0.001),
      timingParameters: playback.choreography.timing.parameters)
    self.alongside = alongside
    alongside.addAnimations(block, delayFactor: delay)
    alongside.startAnimation()
    if playback.isHeld {
      alongside.pauseAnimation()
      alongside.fractionComplete = playback.fraction.clamped(to: 0...1)
    }
  }

  private func velocity(of parameters: (any UITimingCurveProvider)?) -> CGFloat {
    parameters?.springTimingParameters?.initialVelocity.dx ?? 0
  }
}

extension Timing {
  /// The nearest that UIKit knows.
  @MainActor var parameters: any UITimingCurveProvider {
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
