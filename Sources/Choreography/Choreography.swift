import UIKit

/// Where every part is at every fraction of a run: 0 where it starts, 1 where it ends.
///
/// A pure value: no views, no clock. Free flight and a finger play the very same one.
struct Choreography: Hashable, Sendable {
  /// In the order in which they lie, the lowest first. A role occurs at most once.
  var parts: [Part]
  var timing: Timing
  /// How far geometry may run past 0 and 1 (a spring overshoots; a finger pulls back).
  var overshoot: ClosedRange<CGFloat> = 0...1
  /// How far what flies from screen to screen is at each fraction, 0 to 1: a pace of its own where
  /// the timing is not one that an element could land with.
  var elementTrack = Track.line(from: 0, to: 1)

  /// A fraction of the run as one of the way between two places.
  func elementFraction(at fraction: CGFloat) -> CGFloat {
    elementTrack.value(at: fraction.clamped(to: overshoot))
  }

  func pose(of role: Role, at fraction: CGFloat) -> Pose {
    parts.first { $0.role == role }?.pose(at: fraction, overshoot: overshoot) ?? .rest
  }

  /// The same poses from the other end. The timing stays: a way back begins as promptly as the
  /// way there, it does not run the clock backwards.
  func reversed(timing: Timing) -> Choreography {
    Choreography(
      parts: parts.map { $0.reversed() }, timing: timing,
      overshoot: (1 - overshoot.upperBound)...(1 - overshoot.lowerBound), elementTrack: elementTrack
    )
  }
}
