import UIKit

/// The offset of the fore screen from its choreographed path after a drag, in points: where it was
/// released, how fast, and where it comes to rest.
struct DragOffset: Equatable, Sendable {
  var start: CGVector
  /// Points per second.
  var velocity: CGVector
  var end: CGVector

  static let none = DragOffset(start: .zero, velocity: .zero, end: .zero)

  var isNone: Bool { self == .none }

  /// Returns the offset `time` seconds after the release: a spring on each axis, at rest after
  /// `duration`.
  func offset(at time: TimeInterval, of duration: TimeInterval, spring: Spring) -> CGVector {
    func along(_ start: CGFloat, _ velocity: CGFloat, _ end: CGFloat) -> CGFloat {
      func lacking(_ time: TimeInterval) -> CGFloat {
        spring.displacement(from: start - end, velocity: velocity, at: time)
      }
      guard duration > 0, time < duration else { return end }
      return end + lacking(time) - lacking(duration) * CGFloat(time / duration)
    }
    return CGVector(
      dx: along(start.dx, velocity.dx, end.dx), dy: along(start.dy, velocity.dy, end.dy))
  }
}
