import UIKit

/// Tells a tap from a drag, and from a finger that rests.
struct Tap {
  /// The distance from which on a finger drags, in points: that of UIKit's pans.
  private static let reach: CGFloat = 10
  /// The longest tap, in seconds.
  static let longest: TimeInterval = 0.35

  private let start: CGPoint
  private let time: TimeInterval
  private(set) var hasMoved = false

  init(at start: CGPoint, time: TimeInterval = CACurrentMediaTime()) {
    (self.start, self.time) = (start, time)
  }

  mutating func follow(_ point: CGPoint) {
    if way(to: point).length > Self.reach { hasMoved = true }
  }

  func way(to point: CGPoint) -> CGVector { CGVector(dx: point.x - start.x, dy: point.y - start.y) }

  func hasLasted(_ seconds: TimeInterval) -> Bool { CACurrentMediaTime() - time >= seconds }

  /// Returns whether a finger that is lifted at this place, and time, has tapped.
  mutating func ends(at point: CGPoint, time now: TimeInterval = CACurrentMediaTime()) -> Bool {
    follow(point)
    return !hasMoved && now - time <= Self.longest
  }
}

/// A view of the library beside the screens of a run, which answers taps itself: such a tap does not end the run.
@MainActor
protocol TapHandling: UIView {
  /// True if a touch on this view catches the run.
  var catchesRun: Bool { get }
}
