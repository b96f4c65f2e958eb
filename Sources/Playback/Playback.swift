import UIKit

/// Owns the time of one run: maps it, or a finger, to a fraction of the choreography.
///
/// In free flight everything is baked into keyframes that the render server plays; model values
/// stay at rest, and nothing of ours runs. Held, poses are written as they are asked for. Between
/// the two the fraction goes on from where it is.
@MainActor
final class Playback {
  private enum State {
    case waiting
    case playing(PlaybackSegment)
    case held(CGFloat, dragOffset: CGVector)
    case ended
  }

  /// Called once, with whether the run reached its end (and not its beginning).
  var onEnd: (_ committed: Bool) -> Void = { _ in }
  /// Called when the container has another size in the middle of the run.
  var onResize: () -> Void = {}

  private(set) var choreography: Choreography
  private let opens: Bool
  private let playbackTargets: [any PlaybackTarget]
  private let clock: ClockView
  private var state = State.waiting

  /// - Parameter targets: What is animated besides the parts.
  init(_ choreography: Choreography, stage: Stage, targets: [any PlaybackTarget] = []) {
    self.choreography = choreography
    opens = stage.direction == .opening
    let partAnimators = choreography.parts.compactMap { part in
      stage.views[part.role].map { PartAnimator(part, view: $0, stage: stage) }
    }
    playbackTargets = partAnimators + targets
    clock = ClockView(in: stage.container)
    stage.undo { [clock] _ in clock.removeFromSuperview() }
    clock.onStop = { [weak self] number, _ in self?.stopped(number) }
    clock.onResize = { [weak self] in self?.onResize() }
  }

  /// From the beginning to the end, in the choreography's own time.
  func start() {
    guard case .waiting = state else { return }
    play(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
  }

  /// Held at the beginning.
  func startHeld() {
    guard case .waiting = state else { return }
    state = .held(0, dragOffset: .zero)
    move(to: 0)
  }

  var isPlaying: Bool { if case .playing = state { true } else { false } }
  var isHeld: Bool { if case .held = state { true } else { false } }

  /// Where the run will end as things stand: 1 its end, 0 its beginning.
  private(set) var target: CGFloat = 1

  /// Seconds until the end of a free flight; of a held run, those a release would take.
  var remaining: TimeInterval {
    if case .playing(let segment) = state { return segment.duration - elapsed(of: segment) }
    return choreography.timing.duration * TimeInterval(abs(target - fraction))
  }

  /// How far the run is: what the render server shows, or where the finger holds it.
  var fraction: CGFloat {
    switch state {
    case .waiting: 0
    case .playing(let segment): segment.fraction(at: elapsed(of: segment))
    case .held(let fraction, _): fraction
    case .ended: target
    }
  }

  /// What a finger has added to the fore screen's way, in points.
  var dragOffset: CGVector {
    switch state {
    case .playing(let segment): segment.dragOffset(at: elapsed(of: segment))
    case .held(_, let dragOffset): dragOffset
    case .waiting, .ended: .zero
    }
  }

  /// What is left of a free flight.
  var remainingPath: KeyframeBaker.Path? {
    guard case .playing(let segment) = state else { return nil }
    return KeyframeBaker.Path(segment.continued(from: elapsed(of: segment)))
  }

  /// Takes the run into hand where it is.
  func hold() {
    guard case .playing = state else { return }
    let (fraction, dragOffset) = (fraction, dragOffset)
    state = .held(fraction, dragOffset: dragOffset)
    clock.stop()
    for playbackTarget in playbackTargets { playbackTarget.removeAnimations() }
    move(to: fraction, dragOffset: dragOffset)
  }

  /// One pass over all parts, without animation.
  func move(to fraction: CGFloat, dragOffset: CGVector = .zero) {
    guard case .held = state, fraction.isFinite, dragOffset.dx.isFinite, dragOffset.dy.isFinite
    else {
      return
    }
    state = .held(fraction, dragOffset: dragOffset)
    CATransaction.withoutActions {
      for playbackTarget in playbackTargets {
        playbackTarget.show(choreography, at: fraction, dragOffset: dragOffset)
      }
    }
  }

  /// Lets go: a spring takes the run to `target` with the finger's velocity, in ways per second;
  /// what it moved beside the way, in points per second.
  func release(to target: CGFloat, velocity: CGFloat, beside: CGVector = .zero) {
    guard case .held(let now, let offset) = state else { return }
    self.target = target
    var dragOffset = DragOffset(start: offset, velocity: beside, end: .zero)
    if leaves(at: target) {
      // What leaves does not come back to its way first: it glides on.
      dragOffset.end = CGVector(dx: offset.dx + beside.dx * 0.12, dy: offset.dy + beside.dy * 0.12)
    }
    let segment = PlaybackSegment.released(
      from: now, to: target, velocity: velocity, dragOffset: dragOffset)
    guard segment.duration > 0 else { return conclude() }
    play(segment)
  }

  /// Whether the fore screen is gone at this end of the run.
  private func leaves(at target: CGFloat) -> Bool { (target == 1) != opens }

  /// Jumps to one of the two ends.
  func finish(at target: CGFloat) {
    if case .ended = state { return }
    self.target = target
    conclude()
  }

  /// Another choreography from here on: the container has changed.
  func change(to choreography: Choreography) {
    self.choreography = choreography
    for playbackTarget in playbackTargets { playbackTarget.change(to: choreography) }
    switch state {
    case .playing(let segment):
      play(segment.continued(from: elapsed(of: segment)))
    case .held(let fraction, let dragOffset):
      move(to: fraction, dragOffset: dragOffset)
    case .waiting, .ended:
      break
    }
  }

  /// Takes every animation of ours off, in the turn in which UIKit changes the hierarchy.
  func clear() {
    state = .ended
    clock.stop()
    for playbackTarget in playbackTargets { playbackTarget.removeAnimations() }
  }

  private func play(_ segment: PlaybackSegment) {
    state = .playing(segment)
    target = segment.end
    let path = KeyframeBaker.Path(segment)
    // One transaction, so that the clock begins with what it times.
    CATransaction.withoutActions {
      for playbackTarget in playbackTargets { playbackTarget.play(choreography, along: path) }
      clock.run(for: path.duration)
    }
  }

  private func elapsed(of segment: PlaybackSegment) -> TimeInterval {
    segment.skipped + clock.elapsed
  }

  /// At its end, or dropped by the system (background, window gone): the run is over either way.
  private func stopped(_ number: Int) {
    guard number == clock.number, case .playing = state else { return }
    conclude()
  }

  private func conclude() {
    if case .ended = state { return }
    state = .ended
    onEnd(target == 1)
  }
}
