import UIKit

/// Where every part is at every fraction of a run: 0 where it starts, 1 where it ends.
///
/// A pure value: no views, no clock. Free flight and a finger play the very same one.
struct Choreography: Hashable, Sendable {
  /// In the order in which they lie, the lowest first. A role occurs at most once.
  var parts: [Part]
  var timing: Timing
  /// How far geometry may run past 0 and 1 (a spring overshoots; a finger pulls back).
  var room: ClosedRange<CGFloat> = 0...1

  func pose(of role: Role, at fraction: CGFloat) -> Pose {
    parts.first { $0.role == role }?.pose(at: fraction, room: room) ?? .rest
  }

  /// The same poses from the other end. The timing stays: a way back begins as promptly as the
  /// way there, it does not run the clock backwards.
  func reversed(timing: Timing) -> Choreography {
    Choreography(
      parts: parts.map { $0.reversed() }, timing: timing,
      room: (1 - room.upperBound)...(1 - room.lowerBound))
  }

  /// Two choreographies on one clock: mine, then the other's parts above.
  func joined(by other: Choreography) -> Choreography {
    var both = self
    both.parts += other.parts
    return both
  }
}
