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
    case flying(PlaybackSegment)
    case held(CGFloat, drift: CGVector)
    case ended
  }

  /// Called once, with whether the run reached its end (and not its beginning).
  var onEnd: (_ committed: Bool) -> Void = { _ in }
  /// Called when the container has another size in the middle of the run.
  var onResize: () -> Void = {}

  private(set) var choreography: Choreography
  private let opens: Bool
  private let performers: [any PlaybackTarget]
  private let sentinel: ClockView
  private var state = State.waiting

  init(_ choreography: Choreography, stage: Stage, flight: Flight? = nil) {
    self.choreography = choreography
    opens = stage.direction == .opening
    let players = choreography.parts.compactMap { part in
      stage.views[part.role].map { PartAnimator(part, view: $0, stage: stage) }
    }
    performers = players + [flight].compactMap { $0 }
    sentinel = ClockView(in: stage.container)
    stage.undo { [sentinel] _ in sentinel.removeFromSuperview() }
    sentinel.onStop = { [weak self] number, _ in self?.stopped(number) }
    sentinel.onResize = { [weak self] in self?.onResize() }
    flight?.playback = self
  }

  /// From the beginning to the end, in the choreography's own time.
  func start() {
    guard case .waiting = state else { return }
    fly(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
  }

  /// Held at the beginning.
  func startHeld() {
    guard case .waiting = state else { return }
    state = .held(0, drift: .zero)
    move(to: 0)
  }

  var isFlying: Bool { if case .flying = state { true } else { false } }
  var isHeld: Bool { if case .held = state { true } else { false } }

  /// Where the run will end as things stand: 1 its end, 0 its beginning.
  private(set) var target: CGFloat = 1

  /// Seconds until the end of a free flight; of a held run, those a release would take.
  var remaining: TimeInterval {
    if case .flying(let flight) = state { return flight.duration - elapsed(of: flight) }
    return choreography.timing.duration * TimeInterval(abs(target - fraction))
  }

  /// How far the run is: what the render server shows, or where the finger holds it.
  var fraction: CGFloat {
    switch state {
    case .waiting: 0
    case .flying(let flight): flight.fraction(at: elapsed(of: flight))
    case .held(let fraction, _): fraction
    case .ended: target
    }
  }

  /// What a finger has added to the fore screen's way, in points.
  var drift: CGVector {
    switch state {
    case .flying(let flight): flight.drift(at: elapsed(of: flight))
    case .held(_, let drift): drift
    case .waiting, .ended: .zero
    }
  }

  /// What is left of a free flight.
  var remainingPath: KeyframeBaker.Path? {
    guard case .flying(let flight) = state else { return nil }
    return KeyframeBaker.Path(flight.continued(from: elapsed(of: flight)))
  }

  /// Takes the run into hand where it is.
  func hold() {
    guard case .flying = state else { return }
    let (fraction, drift) = (fraction, drift)
    state = .held(fraction, drift: drift)
    sentinel.stop()
    for performer in performers { performer.ground() }
    move(to: fraction, drift: drift)
  }

  /// One pass over all parts, without animation.
  func move(to fraction: CGFloat, drift: CGVector = .zero) {
    guard case .held = state, fraction.isFinite, drift.dx.isFinite, drift.dy.isFinite else {
      return
    }
    state = .held(fraction, drift: drift)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for performer in performers { performer.show(choreography, at: fraction, drift: drift) }
    CATransaction.commit()
  }

  /// Lets go: a spring takes the run to `target` with the finger's velocity, in ways per second;
  /// what it moved beside the way, in points per second.
  func release(to target: CGFloat, velocity: CGFloat, beside: CGVector = .zero) {
    guard case .held(let now, let offset) = state else { return }
    self.target = target
    var drift = DragOffset(start: offset, velocity: beside, end: .zero)
    if leaves(at: target) {
      // What leaves does not come back to its way first: it glides on.
      drift.end = CGVector(dx: offset.dx + beside.dx * 0.12, dy: offset.dy + beside.dy * 0.12)
    }
    let flight = PlaybackSegment.released(from: now, to: target, velocity: velocity, drift: drift)
    guard flight.duration > 0 else { return conclude() }
    fly(flight)
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
    for performer in performers { performer.follow(choreography) }
    switch state {
    case .flying(let flight):
      fly(flight.continued(from: elapsed(of: flight)))
    case .held(let fraction, let drift):
      move(to: fraction, drift: drift)
    case .waiting, .ended:
      break
    }
  }

  /// Takes every animation of ours off, in the turn in which UIKit changes the hierarchy.
  func clear() {
    state = .ended
    sentinel.stop()
    for performer in performers { performer.ground() }
  }

  private func fly(_ flight: PlaybackSegment) {
    state = .flying(flight)
    target = flight.end
    let path = KeyframeBaker.Path(flight)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for performer in performers { performer.fly(choreography, along: path) }
    sentinel.run(for: path.duration)
    CATransaction.commit()
  }

  private func elapsed(of flight: PlaybackSegment) -> TimeInterval {
    flight.skipped + sentinel.elapsed
  }

  /// At its end, or dropped by the system (background, window gone): the run is over either way.
  private func stopped(_ number: Int) {
    guard number == sentinel.number, case .flying = state else { return }
    conclude()
  }

  private func conclude() {
    if case .ended = state { return }
    state = .ended
    onEnd(target == 1)
  }
}
