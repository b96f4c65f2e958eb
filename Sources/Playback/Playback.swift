import UIKit

/// Owns the time of a run: maps time, or a drag, to a position in the choreography.
///
/// While a run plays, all targets are baked into keyframes, shown by the render server. While a run is held, parts are
/// shown by still animations, and elements are written directly. The model of the app's views stays at rest in both
/// states, and `fraction` is continuous between them.
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

  private(set) var choreography: Choreography
  private let opens: Bool
  private let partAnimators: [PartAnimator]
  private let playbackTargets: [any PlaybackTarget]
  let clock: ClockView
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
    clock.onStop = { [weak self] in self?.finish() }
  }

  /// Begins the run at fraction 0: held, or playing to 1, with the timing of `choreography`.
  func start(isHeld: Bool) {
    guard case .waiting = state else { return }
    guard isHeld else { return play(PlaybackSegment(timing: choreography.timing, from: 0, to: 1)) }
    state = .held(RunPosition(fraction: 0))
    move(to: RunPosition(fraction: 0))
  }

  var isPlaying: Bool { if case .playing = state { true } else { false } }
  var isHeld: Bool { if case .held = state { true } else { false } }
  var hasEnded: Bool { if case .ended = state { true } else { false } }

  /// The fraction toward which the run plays: 1 is its end, 0 its beginning.
  private(set) var target: CGFloat = 1

  /// The seconds until the end of a playing run; otherwise the remainder of the choreography's duration.
  var remaining: TimeInterval {
    if case .playing(let segment) = state { return segment.duration - elapsed(of: segment) }
    return choreography.timing.duration * TimeInterval(abs(target - fraction))
  }

  var fraction: CGFloat { position.fraction }

  /// The current position: shown by the render server while playing, set by `move(to:)` while held.
  var position: RunPosition {
    switch state {
    case .waiting: RunPosition(fraction: 0)
    case .playing(let segment): segment.position(at: elapsed(of: segment))
    case .held(let position): position
    case .ended: RunPosition(fraction: target)
    }
  }

  /// The largest distance of any point from its place at `target`, in points.
  var pointsLeft: CGFloat {
    let position = position
    return abs(target - position.fraction) * diagonal + position.residual.reach(over: diagonal)
  }

  /// The diagonal of the container, in points.
  private var diagonal: CGFloat { hypot(clock.bounds.width, clock.bounds.height) }

  /// The path of the playing segment from now on; `nil` unless `isPlaying`.
  var remainingPath: KeyframeBaker.Path? {
    guard case .playing(let segment) = state else { return nil }
    return KeyframeBaker.Path(segment.continued(from: elapsed(of: segment)))
  }

  /// Pauses a playing run at its current `position`.
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
    guard case .held = state else { return }
    state = .held(position)
    CATransaction.withoutActions {
      for playbackTarget in playbackTargets { playbackTarget.show(choreography, at: position) }
    }
  }

  /// Releases a held run: `springs` take the run to `target`, 0 or 1. `velocity` is per second.
  func release(to target: CGFloat, velocity: RunPosition, springs: ReleaseSprings = .driven) {
    guard case .held(let now) = state else { return }
    self.target = target
    let segment = PlaybackSegment.released(
      from: now.fraction, to: target, velocity: velocity.fraction,
      decay: ResidualDecay(
        from: now.residual, velocity: velocity.residual,
        to: finalResidual(of: now.residual, velocity.residual, springs),
        spring: residualSpring(from: now, springs), over: diagonal), spring: springs.fraction,
      exitSpeed: leaves ? choreography.exitSpeed : nil)
    guard segment.duration > 0, UIView.areAnimationsEnabled else { return finish() }
    play(
      segment.trimmed { a, b in
        partAnimators.contains { $0.isSeenToChange(choreography, from: a, to: b) }
      })
  }

  /// Returns the spring for the residual added by a finger.
  private func residualSpring(from now: RunPosition, _ springs: ReleaseSprings) -> Spring {
    let pace = springs.fraction.frequency
    // With `fades`, the residual decays in step with the run, or the screen would become much smaller than in a
    // run without a finger.
    if fades { return Spring(dampingRatio: 1, frequency: pace) }
    let small = -now.residual[.front].logScale
    let start = choreography.pose(of: .front, at: now.fraction).scale
    let end = choreography.pose(of: .front, at: target).scale
    guard leaves, small > 0, start * exp(-small) > end else { return springs.residual }
    // The screen does not grow first where its place is smaller still: at the start both springs change the size at the
    // same rate, up and down.
    let highest = pace * ((1 - end / start) / small).squareRoot()
    return Spring(
      dampingRatio: springs.residual.dampingRatio,
      frequency: min(max(highest, pace), springs.residual.frequency))
  }

  /// Returns the residual at the end of its decay. A leaving screen need not return to its path first.
  private func finalResidual(
    of residual: Residual, _ velocity: Residual, _ springs: ReleaseSprings
  ) -> Residual {
    var final = Residual.none
    guard leaves else { return final }
    let (offset, speed) = (residual[.front], velocity[.front])
    if fades {
      // A screen that only fades stays as large as it was let go. Any other does not grow at first: the run alone
      // shrinks it at this rate.
      let isStill = choreography.part(.front)?.moves != true
      final[.front].logScale = isStill ? offset.logScale : min(offset.logScale + 0.75, 0)
    }
    if springs.glides {
      final[.front].translation =
        offset.translation + speed.translation.scaled(by: ReleaseSprings.glide)
    } else if !fades, !choreography.hasPlace {
      // A screen does not slow down on its way over the edge.
      let pose = choreography.pose(of: .front, at: target)
      final[.front].translation = CGVector(dx: pose.x, dy: pose.y).scaled(by: 0.15)
    }
    return final
  }

  /// True if the front screen has faded away at `target`.
  private var fades: Bool {
    leaves && choreography.pose(of: .front, at: target).opacity <= Choreography.Part.faintest
  }

  /// True if the front screen has left at `target`.
  private var leaves: Bool { (target == 1) != opens }

  /// Ends the run at once.
  ///
  /// - Parameter target: The end of the run, 0 or 1; by default the one toward which it plays.
  func finish(at target: CGFloat? = nil) {
    if hasEnded { return }
    if let target { self.target = target }
    state = .ended
    // `clock` stops even if a closure of the app holds the run.
    clock.stop()
    onEnd(self.target == 1)
  }

  /// Continues with another choreography, for another place or container size, or for Reduce Motion.
  ///
  /// - Parameter glides: True if the parts move from their visible poses, false if they jump.
  func change(to choreography: Choreography, glides: Bool = false) {
    var now = position
    let before = partAnimators.map { $0.shown(self.choreography, at: now) }
    self.choreography = choreography
    for playbackTarget in playbackTargets { playbackTarget.change(to: choreography) }
    if glides {
      let progress = now.residual.progress
      now.residual = .none
      for (partAnimator, old) in zip(partAnimators, before) {
        let new = partAnimator.shown(choreography, at: now)
        var offset = old.pose.offset(from: new.pose)
        offset.x += old.middle.x - new.middle.x
        offset.y += old.middle.y - new.middle.y
        // Corners and shadow depend on the place, so they are compared where the part is shown.
        (offset.cornerRadius, offset.shadow) = (0, 0)
        now.residual[partAnimator.role] = offset
        let moved = partAnimator.shown(choreography, at: now).pose
        let rest = old.pose.offset(from: moved)
        (offset.cornerRadius, offset.shadow) = (rest.cornerRadius, rest.shadow)
        now.residual[partAnimator.role] = offset
      }
      now.residual.progress = progress
    }
    guard case .playing(let segment) = state else { return move(to: now) }
    let time = elapsed(of: segment)
    play(
      glides
        ? segment.continued(from: time, with: now.residual, over: diagonal)
        : segment.continued(from: time))
  }

  /// Removes all animations of the library, in the same run loop turn as UIKit's change of the view hierarchy.
  ///
  /// - Parameter role: The only part to put to rest yet; other parts keep their last poses for now.
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
    // A single transaction, so that `clock` begins together with the keyframes.
    signpost("Bake keyframes") {
      CATransaction.withoutActions {
        for playbackTarget in playbackTargets { playbackTarget.play(choreography, along: path) }
        clock.start(for: path.duration)
      }
    }
  }

  private func elapsed(of segment: PlaybackSegment) -> TimeInterval {
    segment.skipped + clock.elapsed
  }
}

/// A target animated by `Playback`.
@MainActor
protocol PlaybackTarget: AnyObject {
  /// Adds the keyframes of a playback segment.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path)
  /// Shows an instant of a held run, without animation.
  func show(_ choreography: Choreography, at position: RunPosition)
  /// Removes the library's animations, and returns views not owned by the run to rest.
  func removeAnimations()
  /// Adopts another choreography. The container may have another size.
  func change(to choreography: Choreography)
}

/// A stretch of playback without a finger: from a fraction of the run to an end of the run.
struct PlaybackSegment: Equatable, Sendable {
  private var timing: Timing
  let start: CGFloat
  let end: CGFloat
  /// The seconds from the beginning of the segment, including `skipped`.
  private(set) var duration: TimeInterval
  /// The seconds of the segment already played when the segment was baked.
  private(set) var skipped: TimeInterval = 0
  /// The residual added to the choreography during the segment, from `decayStart` on.
  private(set) var decay: ResidualDecay?
  private(set) var decayStart: TimeInterval = 0

  init(
    timing: Timing, from start: CGFloat, to end: CGFloat, decay: ResidualDecay? = nil
  ) {
    self.timing = timing
    self.start = start
    self.end = end
    self.decay = decay
    duration = max(timing.duration, decay?.duration ?? 0)
  }

  /// The fraction from the end within which a released run has arrived.
  private static let arrival: CGFloat = 0.002

  /// Returns the segment after a release: a spring with the finger's velocity, in runs per second.
  ///
  /// - Parameter exitSpeed: The velocity at the end of a screen that leaves over an edge, instead of a spring.
  static func released(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, decay: ResidualDecay? = nil,
    spring: Spring = ReleaseSprings.driven.fraction, exitSpeed: CGFloat? = nil
  ) -> PlaybackSegment {
    // `Timing.release` always goes from 0 to 1, whatever the direction of the run.
    let distance = end - start
    let timing: Timing =
      if abs(distance) <= 1e-4 {
        .linear(duration: decay?.duration ?? 0)
      } else if let exitSpeed {
        .accelerating(from: velocity / distance, to: exitSpeed / abs(distance))
      } else {
        .release(spring, velocity: velocity / distance, tolerance: arrival)
      }
    return PlaybackSegment(timing: timing, from: start, to: end, decay: decay)
  }

  /// The Bézier curve of a segment that plays a whole run from 0 to 1; `nil` for any other segment.
  var curve: CubicCurve? {
    guard skipped == 0, start == 0, end == 1, decay == nil,
      case .cubic(let curve) = timing.curve
    else { return nil }
    return curve
  }

  func fraction(at time: TimeInterval) -> CGFloat {
    start + (end - start) * timing.fraction(at: time)
  }

  func position(at time: TimeInterval) -> RunPosition {
    RunPosition(
      fraction: fraction(at: time), residual: decay?.residual(at: time - decayStart) ?? .none)
  }

  /// Returns the segment without its last part, if no change is visible there.
  ///
  /// - Parameter changes: Returns true if two positions look different.
  func trimmed(_ changes: (RunPosition, RunPosition) -> Bool) -> PlaybackSegment {
    let (step, last) = (1.0 / 240, position(at: duration))
    var steps = Int(duration / step)
    while steps > 0 {
      let position = position(at: Double(steps) * step)
      // While the fraction is more than `arrival` short of `end`, nothing is cut, even if `changes` returns false.
      let left = (end - position.fraction) * (end < start ? -1 : 1)
      if left > PlaybackSegment.arrival || changes(position, last) { break }
      steps -= 1
    }
    var segment = self
    segment.duration = min(Double(steps + 1) * step, duration)
    // The remainder of a spring is spread over this time.
    segment.timing.duration = min(timing.duration, segment.duration)
    return segment
  }

  /// Returns the remainder of the segment from `time` on.
  func continued(from time: TimeInterval) -> PlaybackSegment {
    var remainder = self
    remainder.skipped = min(max(time, 0), duration)
    return remainder
  }

  /// Returns the remainder of the segment from `time` on, with a `residual` from the poses shown before.
  func continued(from time: TimeInterval, with residual: Residual, over diagonal: CGFloat)
    -> PlaybackSegment
  {
    let step = 0.001
    let speed = (position(at: time + step).residual - position(at: time).residual)
      .scaled(by: 1 / step)
    var remainder = continued(from: time)
    remainder.decay = ResidualDecay(
      from: residual, velocity: speed, spring: ReleaseSprings.landing.residual, over: diagonal)
    remainder.decayStart = remainder.skipped
    remainder.duration = max(timing.duration, remainder.skipped + (remainder.decay?.duration ?? 0))
    return remainder
  }
}

/// A position in a run: the `fraction` of the choreography, and the `residual` added to its poses. Also used as a
/// velocity, both per second.
struct RunPosition: Equatable, Sendable {
  var fraction: CGFloat
  var residual = Residual.none

  /// The progress reported to UIKit, and followed by bars and a blur, 0…1.
  var progress: CGFloat { (fraction + residual.progress).clamped(to: 0...1) }

  /// Returns a part's pose at this position.
  func pose(of part: Choreography.Part, overshoot: ClosedRange<CGFloat>) -> Pose {
    let offset = residual[part.role]
    return part.pose(at: fraction, overshoot: overshoot, adding: offset == .none ? nil : offset)
  }
}
