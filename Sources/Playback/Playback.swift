import UIKit

/// Owns the time of one run: maps time, or a drag, to a position in the choreography.
///
/// While a run plays, everything is baked into keyframes that the render server shows. While it is
/// held, parts are shown by animations that stand still, and elements are written directly. The
/// model of the app's views stays at rest in both, and the fraction is continuous between them.
@MainActor
final class Playback {
  private enum State {
    case waiting
    case playing(PlaybackSegment)
    case held(RunPosition)
    case ended
  }

  /// Called once, when the run is over: with `true` at its end, with `false` at its beginning.
  var onEnd: (_ committed: Bool) -> Void = { _ in }
  /// Called when the size of the container changes during the run.
  var onResize: () -> Void = {}
  /// Called when nobody has ended the run in time, before it is ended.
  var onTimeout: () -> Void = {}
  /// Called when the container leaves its window.
  var onWindowLoss: () -> Void = {}

  private(set) var choreography: Choreography
  private let opens: Bool
  private let partAnimators: [PartAnimator]
  private let playbackTargets: [any PlaybackTarget]
  private let clock: ClockView
  private var state = State.waiting

  /// - Parameter targets: The targets to animate in addition to the parts.
  init(_ choreography: Choreography, stage: Stage, targets: [any PlaybackTarget] = []) {
    self.choreography = choreography
    opens = stage.direction == .opening
    partAnimators = choreography.parts.compactMap { part in
      stage.views[part.role].map { PartAnimator(part, view: $0, stage: stage) }
    }
    playbackTargets = partAnimators + targets
    clock = ClockView(in: stage.container)
    stage.undo { [clock] _ in clock.removeFromSuperview() }
    clock.onStop = { [weak self] number, _ in self?.stopped(number) }
    clock.onResize = { [weak self] in self?.onResize() }
    clock.onTimeout = { [weak self] number in self?.timedOut(number) }
    clock.onWindowLoss = { [weak self] in self?.windowLost() }
  }

  /// Plays the run from its beginning to its end, with the choreography's timing.
  func start() {
    guard case .waiting = state else { return }
    play(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
  }

  /// Begins the run held, at fraction 0.
  func startHeld() {
    guard case .waiting = state else { return }
    state = .held(RunPosition(fraction: 0))
    move(to: RunPosition(fraction: 0))
  }

  var isPlaying: Bool { if case .playing = state { true } else { false } }
  var isHeld: Bool { if case .held = state { true } else { false } }

  /// The fraction towards which the run plays: 1 is its end, 0 its beginning.
  private(set) var target: CGFloat = 1

  /// Seconds until the end of a playing run; otherwise the rest of the choreography's duration.
  var remaining: TimeInterval {
    if case .playing(let segment) = state { return segment.duration - elapsed(of: segment) }
    return choreography.timing.duration * TimeInterval(abs(target - fraction))
  }

  /// The current fraction of the run.
  var fraction: CGFloat { position.fraction }

  /// The current position: as the render server shows it, or as a finger holds it.
  var position: RunPosition {
    switch state {
    case .waiting: RunPosition(fraction: 0)
    case .playing(let segment): segment.position(at: elapsed(of: segment))
    case .held(let position): position
    case .ended: RunPosition(fraction: target)
    }
  }

  /// The largest distance of anything from the end to which the run plays, in points.
  var pointsLeft: CGFloat {
    let position = position
    return abs(target - position.fraction) * diagonal + position.residual.reach(over: diagonal)
  }

  /// The diagonal of the container, in points.
  private var diagonal: CGFloat {
    hypot(clock.bounds.width, clock.bounds.height)
  }

  /// The rest of the playing segment; `nil` while nothing plays.
  var remainingPath: KeyframeBaker.Path? {
    guard case .playing(let segment) = state else { return nil }
    return KeyframeBaker.Path(segment.continued(from: elapsed(of: segment)))
  }

  /// Pauses a playing run at its current position.
  func hold() {
    guard case .playing = state else { return }
    let position = position
    state = .held(position)
    clock.stop()
    for playbackTarget in playbackTargets { playbackTarget.removeAnimations() }
    move(to: position)
  }

  /// Shows a held run at a position, without animation.
  func move(to position: RunPosition) {
    guard case .held = state, position.isFinite else { return }
    state = .held(position)
    CATransaction.withoutActions {
      for playbackTarget in playbackTargets { playbackTarget.show(choreography, at: position) }
    }
  }

  /// Releases a held run: springs take it to `target`, 0 or 1. `velocity` is per second.
  func release(to target: CGFloat, velocity: RunPosition, springs: ReleaseSprings = .driven) {
    guard case .held(let now) = state else { return }
    self.target = target
    let segment = PlaybackSegment.released(
      from: now.fraction, to: target, velocity: velocity.fraction,
      decay: ResidualDecay(
        from: now.residual, velocity: velocity.residual,
        to: rest(of: now.residual, velocity.residual, springs),
        spring: residualSpring(from: now, springs), over: diagonal), spring: springs.fraction,
      exitSpeed: leaves(at: target) ? choreography.exitSpeed : nil)
    guard segment.duration > 0, UIView.areAnimationsEnabled else { return conclude() }
    play(
      segment.trimmed { a, b in
        partAnimators.contains { $0.isSeenToChange(choreography, from: a, to: b) }
      })
  }

  /// Returns the spring on what a finger has added.
  private func residualSpring(from now: RunPosition, _ springs: ReleaseSprings) -> Spring {
    let pace = springs.fraction.frequency
    // Fading away, it shrinks in step with the run: it would be much smaller than when nobody holds it.
    if fades(at: target) { return Spring(dampingRatio: 1, frequency: pace) }
    let (small, start, end) = (
      -now.residual[.fore].logScale, choreography.pose(of: .fore, at: now.fraction).scale,
      choreography.pose(of: .fore, at: target).scale
    )
    guard leaves(at: target), small > 0, start * exp(-small) > end else { return springs.residual }
    // It does not grow first where its place is smaller still: at the start both springs take the size the same
    // way, one up and one down.
    let highest = pace * ((1 - end / start) / small).squareRoot()
    return Spring(
      dampingRatio: springs.residual.dampingRatio,
      frequency: min(max(highest, pace), springs.residual.frequency))
  }

  /// Returns what is left in the end of a residual. A screen that leaves need not return to its path first.
  private func rest(
    of residual: Residual, _ velocity: Residual, _ springs: ReleaseSprings
  ) -> Residual {
    var rest = Residual.none
    guard leaves(at: target) else { return rest }
    let (offset, speed) = (residual[.fore], velocity[.fore])
    // It does not grow at first: the run alone shrinks it at this rate.
    if fades(at: target) { rest[.fore].logScale = min(offset.logScale + 0.75, 0) }
    if springs.glides {
      rest[.fore].movement = offset.movement + speed.movement.scaled(by: 0.12)
    } else if !fades(at: target), !choreography.hasPlace {
      // Over the edge it does not slow down.
      let pose = choreography.pose(of: .fore, at: target)
      rest[.fore].movement = CGVector(dx: pose.x, dy: pose.y).scaled(by: 0.15)
    }
    return rest
  }

  /// True if the fore screen has faded away at this end of the run.
  private func fades(at target: CGFloat) -> Bool {
    leaves(at: target)
      && choreography.pose(of: .fore, at: target).alpha <= Choreography.Part.faintest
  }

  /// True if the fore screen has left at this end of the run.
  private func leaves(at target: CGFloat) -> Bool { (target == 1) != opens }

  /// Ends a run that was stopped, and is not finished within a second.
  func expectEnd() {
    guard case .held = state else { return }
    clock.watch(for: 0)
  }

  /// Ends the run at once, at one of its two ends.
  func finish(at target: CGFloat) {
    if case .ended = state { return }
    self.target = target
    conclude()
  }

  /// Continues with another choreography, for another place, container size or for Reduce Motion.
  ///
  /// - Parameter glides: Whether the parts move there from where they are shown, instead of jumping.
  func change(to choreography: Choreography, glides: Bool = false) {
    var now = position
    let looks = partAnimators.map { $0.look(self.choreography, at: now) }
    self.choreography = choreography
    for playbackTarget in playbackTargets { playbackTarget.change(to: choreography) }
    if glides {
      let progress = now.residual.progress
      now.residual = .none
      for (partAnimator, old) in zip(partAnimators, looks) {
        let new = partAnimator.look(choreography, at: now)
        var offset = old.pose.offset(from: new.pose)
        offset.x += old.rest.x - new.rest.x
        offset.y += old.rest.y - new.rest.y
        now.residual[partAnimator.role] = offset
      }
      now.residual.progress = progress
    }
    switch state {
    case .playing(let segment) where glides:
      play(segment.continued(from: elapsed(of: segment), with: now.residual, over: diagonal))
    case .playing(let segment):
      play(segment.continued(from: elapsed(of: segment)))
    case .held:
      move(to: now)
    case .waiting, .ended:
      break
    }
  }

  /// Removes all animations of the library, in the turn in which UIKit changes the view hierarchy.
  ///
  /// - Parameter role: The only part that is put to rest yet; the others keep their last poses for now.
  func clear(only role: Choreography.Role? = nil) {
    state = .ended
    clock.stop()
    for playbackTarget in playbackTargets {
      if let role, let part = playbackTarget as? PartAnimator, part.role != role { continue }
      playbackTarget.removeAnimations()
    }
  }

  private func play(_ segment: PlaybackSegment) {
    state = .playing(segment)
    target = segment.end
    let path = KeyframeBaker.Path(segment)
    // One transaction, so that the clock begins together with the keyframes.
    Signpost.interval("Bake keyframes") {
      CATransaction.withoutActions {
        for playbackTarget in playbackTargets { playbackTarget.play(choreography, along: path) }
        clock.run(for: path.duration)
      }
    }
  }

  private func elapsed(of segment: PlaybackSegment) -> TimeInterval {
    segment.skipped + clock.elapsed
  }

  /// Ends the run when the clock stops, also if the system drops it (in the background, no window).
  private func stopped(_ number: Int) {
    guard number == clock.number, case .playing = state else { return }
    conclude()
  }

  /// Ends a run whose clock stopped unheard, or that was stopped and never finished.
  private func timedOut(_ number: Int) {
    guard number == clock.number else { return }
    onTimeout()
    conclude()
  }

  private func windowLost() {
    if case .ended = state { return }
    onWindowLoss()
  }

  private func conclude() {
    if case .ended = state { return }
    state = .ended
    // A closure of the app's may hold the run: its time is over all the same.
    clock.stop()
    onEnd(target == 1)
  }
}
