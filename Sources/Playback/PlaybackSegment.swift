import UIKit

/// One stretch of free flight: from a fraction of the run to one of its ends.
struct PlaybackSegment: Equatable, Sendable {
  private let timing: Timing
  let start: CGFloat
  let end: CGFloat
  /// Seconds from the beginning, whatever was skipped.
  let duration: TimeInterval
  /// How much of it was flown already when it was baked, in seconds.
  private(set) var skipped: TimeInterval = 0
  private let dragOffset: DragOffset

  init(timing: Timing, from start: CGFloat, to end: CGFloat, dragOffset: DragOffset = .none) {
    self.timing = timing
    self.start = start
    self.end = end
    self.dragOffset = dragOffset
    duration = max(timing.duration, dragOffset.isNone ? 0 : PlaybackSegment.settling)
  }

  /// The flight of what is let go: a spring with the finger's velocity, in ways per second.
  static func released(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, dragOffset: DragOffset
  ) -> PlaybackSegment {
    // The spring's own way is 0 → 1, whichever direction the run goes.
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

  /// ω 22, ζ .85 is what a back-swipe was measured to settle with, on iOS, by others.
  private static var spring: Spring { Spring(dampingRatio: 0.85, frequency: 22) }

  /// Seconds after which that spring is within a thousandth of where it goes.
  private static var settling: TimeInterval { 0.4 }

  /// The Bézier curve of a flight that goes the whole way from 0 to 1.
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

  /// The rest of the same flight.
  func continued(from time: TimeInterval) -> PlaybackSegment {
    var rest = self
    rest.skipped = min(max(time, 0), duration)
    return rest
  }
}
