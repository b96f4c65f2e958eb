import UIKit

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
      // It must have arrived once, whatever is seen of it.
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
