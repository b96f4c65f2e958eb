import UIKit

/// A stretch of playback that no finger holds: from a fraction of the run to one of its ends.
struct PlaybackSegment: Equatable, Sendable {
  private let timing: Timing
  let start: CGFloat
  let end: CGFloat
  /// Seconds from the beginning of the segment, including `skipped`.
  let duration: TimeInterval
  /// Seconds of the segment that had already been played when it was baked.
  private(set) var skipped: TimeInterval = 0
  private let dragOffset: DragOffset

  init(timing: Timing, from start: CGFloat, to end: CGFloat, dragOffset: DragOffset = .none) {
    self.timing = timing
    self.start = start
    self.end = end
    self.dragOffset = dragOffset
    duration = max(timing.duration, dragOffset.isNone ? 0 : PlaybackSegment.settling)
  }

  /// Returns the segment after a release: a spring with the finger's velocity, in runs per second.
  static func released(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, dragOffset: DragOffset
  ) -> PlaybackSegment {
    // The spring itself always goes from 0 to 1, whichever direction the run takes.
    let distance = end - start
    guard abs(distance) > 1e-4 else {
      return PlaybackSegment(
        timing: .linear(duration: dragOffset.isNone ? 0 : settling), from: start, to: end,
        dragOffset: dragOffset)
    }
    let timing = Timing.release(
      from: 0, velocity: velocity / distance, dampingRatio: spring.dampingRatio,
      frequency: spring.frequency, tolerance: 0.002)
    return PlaybackSegment(timing: timing, from: start, to: end, dragOffset: dragOffset)
  }

  /// The spring with which iOS's own back swipe settles, measured frame by frame:
  /// https://pub.dev/packages/swift_transitions
  private static var spring: Spring { Spring(dampingRatio: 0.85, frequency: 22) }

  /// Seconds after which that spring is within about a thousandth of its goal.
  private static var settling: TimeInterval { 0.4 }

  /// The Bézier curve of a segment that plays a whole run from 0 to 1; `nil` for any other.
  var curve: CubicCurve? {
    guard skipped == 0, start == 0, end == 1, dragOffset.isNone,
      case .cubic(let curve) = timing.curve
    else { return nil }
    return curve
  }

  var hasDragOffset: Bool { !dragOffset.isNone }

  func fraction(at time: TimeInterval) -> CGFloat {
    start + (end - start) * timing.fraction(at: time)
  }

  func dragOffset(at time: TimeInterval) -> CGVector {
    dragOffset.isNone
      ? .zero : dragOffset.offset(at: time, of: duration, spring: PlaybackSegment.spring)
  }

  /// Returns the rest of the segment from `time` on.
  func continued(from time: TimeInterval) -> PlaybackSegment {
    var rest = self
    rest.skipped = min(max(time, 0), duration)
    return rest
  }
}
