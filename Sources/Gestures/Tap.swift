import UIKit

/// Tells a tap from a drag, and from a finger that rests.
struct Tap {
  /// The distance from which on a finger drags, in points: that of UIKit's pans.
  private static let reach: CGFloat = 10
  /// The longest tap, in seconds.
  private static let longest: TimeInterval = 0.35

  private let start: CGPoint
  private let time = CACurrentMediaTime()
  private var hasMoved = false

  init(at start: CGPoint) { self.start = start }

  mutating func follow(_ point: CGPoint) {
    if CGVector(dx: point.x - start.x, dy: point.y - start.y).length > Self.reach {
      hasMoved = true
    }
  }

  /// Returns whether a finger that is lifted now has tapped.
  mutating func ends(at point: CGPoint) -> Bool {
    follow(point)
    return !hasMoved && CACurrentMediaTime() - time <= Self.longest
  }
}
