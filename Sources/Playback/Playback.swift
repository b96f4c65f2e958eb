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
    guard case .held = state else { return }
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
      -now.residual[.front].logScale, choreography.pose(of: .front, at: now.fraction).scale,
      choreography.pose(of: .front, at: target).scale
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
    let (offset, speed) = (residual[.front], velocity[.front])
    // It does not grow at first: the run alone shrinks it at this rate.
    if fades(at: target) { rest[.front].logScale = min(offset.logScale + 0.75, 0) }
    if springs.glides {
      rest[.front].movement = offset.movement + speed.movement.scaled(by: 0.12)
    } else if !fades(at: target), !choreography.hasPlace {
      // Over the edge it does not slow down.
      let pose = choreography.pose(of: .front, at: target)
      rest[.front].movement = CGVector(dx: pose.x, dy: pose.y).scaled(by: 0.15)
    }
    return rest
  }

  /// True if the front screen has faded away at this end of the run.
  private func fades(at target: CGFloat) -> Bool {
    leaves(at: target)
      && choreography.pose(of: .front, at: target).opacity <= Choreography.Part.faintest
  }

  /// True if the front screen has left at this end of the run.
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

/// Something that Playback animates.
@MainActor
protocol PlaybackTarget: AnyObject {
  /// Adds the keyframes of a playback segment.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path)
  /// Shows one instant of a held run, without animation.
  func show(_ choreography: Choreography, at position: RunPosition)
  /// Removes the library's animations, and returns views that are not the run's own to rest.
  func removeAnimations()
  /// Adopts another choreography. The container may have another size.
  func change(to choreography: Choreography)
}

/// A stretch of playback that no finger holds: from a fraction of the run to one of its ends.
struct PlaybackSegment: Equatable, Sendable {
  private var timing: Timing
  let start: CGFloat
  let end: CGFloat
  /// Seconds from the beginning of the segment, including `skipped`.
  private(set) var duration: TimeInterval
  /// Seconds of the segment that had already been played when it was baked.
  private(set) var skipped: TimeInterval = 0
  /// The residual that is added to the choreography meanwhile, from `decayStart` on.
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

  /// Returns the segment after a release: a spring with the finger's velocity, in runs per second.
  ///
  /// - Parameter exitSpeed: The velocity at the end of a screen that leaves over an edge, instead of a spring.
  static func released(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, decay: ResidualDecay? = nil,
    spring: Spring = ReleaseSprings.driven.fraction, exitSpeed: CGFloat? = nil
  ) -> PlaybackSegment {
    // The spring itself always goes from 0 to 1, whichever direction the run takes.
    let distance = end - start
    guard abs(distance) > 1e-4 else {
      return PlaybackSegment(
        timing: .linear(duration: decay?.duration ?? 0), from: start, to: end, decay: decay)
    }
    if let exitSpeed {
      return PlaybackSegment(
        timing: .accelerating(from: velocity / distance, to: exitSpeed / abs(distance)),
        from: start, to: end, decay: decay)
    }
    let timing = Timing.release(
      from: 0, velocity: velocity / distance, dampingRatio: spring.dampingRatio,
      frequency: spring.frequency, tolerance: 0.002)
    return PlaybackSegment(timing: timing, from: start, to: end, decay: decay)
  }

  /// The Bézier curve of a segment that plays a whole run from 0 to 1; `nil` for any other.
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

  /// Returns the segment without its last part, in which nothing is seen to change.
  ///
  /// - Parameter changes: Tells whether two positions look different.
  func trimmed(_ changes: (RunPosition, RunPosition) -> Bool) -> PlaybackSegment {
    let (step, last) = (1.0 / 240, position(at: duration))
    var steps = Int(duration / step)
    while steps > 0 {
      let position = position(at: Double(steps) * step)
      // While the fraction is more than 0.002 short of `end`, nothing is cut, even if `changes` tells no difference.
      let left = (end - position.fraction) * (end < start ? -1 : 1)
      if left > 0.002 || changes(position, last) { break }
      steps -= 1
    }
    var segment = self
    segment.duration = min(Double(steps + 1) * step, duration)
    segment.timing = timing.cut(after: segment.duration)
    return segment
  }

  /// Returns the rest of the segment from `time` on.
  func continued(from time: TimeInterval) -> PlaybackSegment {
    var rest = self
    rest.skipped = min(max(time, 0), duration)
    return rest
  }

  /// Returns the rest of the segment from `time` on, with another residual: something else was shown before.
  func continued(from time: TimeInterval, with residual: Residual, over diagonal: CGFloat)
    -> PlaybackSegment
  {
    let step = 0.001
    let speed = (position(at: time + step).residual - position(at: time).residual)
      .scaled(by: 1 / step)
    var rest = continued(from: time)
    rest.decay = ResidualDecay(
      from: residual, velocity: speed, spring: ReleaseSprings.landing.residual, over: diagonal)
    rest.decayStart = rest.skipped
    rest.duration = max(timing.duration, rest.skipped + (rest.decay?.duration ?? 0))
    return rest
  }
}

/// A position in a run: the fraction of the choreography, and what is added to its poses. Or a velocity,
/// both per second.
struct RunPosition: Equatable, Sendable {
  var fraction: CGFloat
  var residual = Residual.none

  /// The number that UIKit is told, and that bars and a blur follow, 0…1.
  var progress: CGFloat { (fraction + residual.progress).clamped(to: 0...1) }

  /// Returns a part's pose at this position.
  func pose(of part: Choreography.Part, overshoot: ClosedRange<CGFloat>) -> Pose {
    let offset = residual[part.role]
    return part.pose(
      at: fraction, overshoot: overshoot, adding: offset == .none ? nil : offset)
  }
}

/// The springs that take over when a finger lets go: one for the fraction, one for what is added to it.
///
/// All are measured on iOS's own pages, frame by frame: https://pub.dev/packages/swift_transitions
struct ReleaseSprings: Hashable, Sendable {
  let fraction: Spring
  let residual: Spring
  /// True if a screen that leaves glides on, instead of returning to its path.
  private(set) var glides: Bool

  /// A back swipe, whichever way it ends.
  static let driven = ReleaseSprings(
    fraction: Spring(dampingRatio: 0.85, frequency: 22),
    residual: Spring(dampingRatio: 0.85, frequency: 22), glides: true)

  /// A page that was carried, and lands where it came from.
  static let landing = ReleaseSprings(
    fraction: Spring(dampingRatio: 0.8, frequency: 17),
    residual: Spring(dampingRatio: 0.85, frequency: 22), glides: false)

  /// The springs of a page that was carried. One that has no place to land in leaves: it goes on in the direction in
  /// which it was thrown.
  static func carried(closes: Bool, leaves: Bool) -> ReleaseSprings {
    guard closes else { return .returning }
    var springs = landing
    springs.glides = leaves
    return springs
  }

  /// A page that was carried, and opens again.
  static let returning = ReleaseSprings(
    fraction: Spring(dampingRatio: 0.9, frequency: 22.5),
    residual: Spring(dampingRatio: 0.9, frequency: 22.5), glides: false)
}

/// The decay of a residual after a release: a spring on each of its numbers, with the finger's velocity.
struct ResidualDecay: Equatable, Sendable {
  /// The share of the start and that of the velocity that are left at an instant.
  struct Shares {
    let start: CGFloat
    let velocity: CGFloat
  }

  private let start: Residual
  /// Per second.
  private let velocity: Residual
  /// Where it comes to rest. A screen that leaves does not return to its path first: it glides on.
  private let end: Residual
  private let spring: Spring
  /// Seconds until nothing has more than half a point left to go.
  let duration: TimeInterval

  /// - Parameter diagonal: The diagonal of the container, in points.
  init?(
    from start: Residual, velocity: Residual, to end: Residual = .none, spring: Spring,
    over diagonal: CGFloat
  ) {
    let way = start - end
    guard !(way.isNone && velocity.isNone && end.isNone) else { return nil }
    self.start = start
    self.velocity = velocity
    self.end = end
    self.spring = spring
    let (far, fast) = (way.reach(over: diagonal), velocity.reach(over: diagonal))
    let settled = Settling.time { time in
      far * abs(spring.displacement(from: 1, velocity: 0, at: time))
        + fast * abs(spring.displacement(from: 0, velocity: 1, at: time)) < 0.5
    }
    // However little there is to go, it does not go in a jump.
    duration = max(settled, 0.1)
  }

  func shares(at time: TimeInterval) -> Shares {
    guard time < duration else { return Shares(start: 0, velocity: 0) }
    // The lack in the end is spread over the whole duration: there is no final jump.
    func left(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
      func displacement(_ time: TimeInterval) -> CGFloat {
        spring.displacement(from: distance, velocity: velocity, at: time)
      }
      return displacement(time) - displacement(duration) * CGFloat(time / duration)
    }
    return Shares(start: left(1, 0), velocity: left(0, 1))
  }

  func residual(at time: TimeInterval) -> Residual {
    let shares = shares(at: time)
    return end + (start - end).scaled(by: shares.start) + velocity.scaled(by: shares.velocity)
  }

  /// Returns the offset of one part at these shares; `nil` for a part that is on its path throughout.
  func offsets(of role: Choreography.Role, at shares: [Shares]) -> [PoseOffset]? {
    let (goal, way, velocity) = (end[role], start[role] - end[role], velocity[role])
    guard goal != .none || way != .none || velocity != .none else { return nil }
    return shares.map { goal + way.scaled(by: $0.start) + velocity.scaled(by: $0.velocity) }
  }
}

/// The end of something that dies away.
enum Settling {
  /// Returns the first instant, in seconds, from which on `isOver` holds for half a second.
  static func time(_ isOver: (TimeInterval) -> Bool) -> TimeInterval {
    // A quarter of a frame at 120 Hz, over the longest time that a spring here can take.
    let step = 1.0 / 480
    var last = 0
    for index in 0...960 {
      if !isOver(Double(index) * step) {
        last = index + 1
      } else if index > last + 240 {
        break
      }
    }
    return Double(last) * step
  }
}
