import Foundation

/// One stretch of free flight: from a fraction of the run to one of its ends.
struct FreeFlight: Hashable, Sendable {
  private let timing: Timing
  let start: CGFloat
  let end: CGFloat
  /// How much of it was flown already when it was baked, in seconds.
  private(set) var skipped: TimeInterval = 0

  init(timing: Timing, from start: CGFloat, to end: CGFloat) {
    self.timing = timing
    self.start = start
    self.end = end
  }

  /// From the beginning, whatever was skipped.
  var duration: TimeInterval { timing.duration }

  /// The Bézier curve of a flight that goes the whole way from 0 to 1.
  var curve: CubicCurve? {
    guard skipped == 0, start == 0, end == 1, case .cubic(let curve) = timing.curve else {
      return nil
    }
    return curve
  }

  func fraction(at time: TimeInterval) -> CGFloat {
    start + (end - start) * timing.fraction(at: time)
  }

  /// The rest of the same flight.
  func continued(from time: TimeInterval) -> FreeFlight {
    var rest = self
    rest.skipped = min(max(time, 0), duration)
    return rest
  }
}
