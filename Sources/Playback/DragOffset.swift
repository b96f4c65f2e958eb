import UIKit

/// What a finger adds to the way of the fore screen: where it was let go beside the way, how fast,
/// and where that comes to rest.
struct DragOffset: Equatable, Sendable {
  var start: CGVector
  /// In points per second.
  var velocity: CGVector
  var end: CGVector

  static let none = DragOffset(start: .zero, velocity: .zero, end: .zero)

  var isNone: Bool { self == .none }

  /// On a spring of its own in each direction, at rest after `duration`.
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
