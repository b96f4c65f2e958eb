import UIKit

/// Whether what was let go goes on or comes back: a pure function, monotone in both arguments.
struct GestureVerdict: Hashable, Sendable {
  /// Seconds that a movement is thought to go on after the finger has left: iOS's own gestures
  /// were measured, by others, to look 115 to 130 ms ahead.
  static let lookahead: CGFloat = 0.12

  let threshold: CGFloat
  let lookahead: CGFloat

  /// Closed by more than half, whatever the speed.
  static let pinch = GestureVerdict(threshold: 0.5, lookahead: 0)

  /// Beyond the middle of `width` points.
  static func edge(over width: CGFloat) -> GestureVerdict {
    GestureVerdict(threshold: width / 2, lookahead: lookahead)
  }

  /// About 120 of a phone's 844 points, as iOS's own zoomed pages were measured to need.
  static func pull(over extent: CGFloat) -> GestureVerdict {
    GestureVerdict(threshold: 0.142 * extent, lookahead: lookahead)
  }

  /// `value` in the threshold's unit, `velocity` in as many per second.
  func finishes(value: CGFloat, velocity: CGFloat) -> Bool {
    value + velocity * lookahead > threshold
  }
}
