import UIKit

/// Decides whether a released gesture finishes or cancels: a pure function, monotone in both
/// arguments. Its numbers are those of iOS's own back swipe and zoom, measured frame by frame:
/// https://pub.dev/packages/swift_transitions
struct GestureVerdict: Hashable, Sendable {
  /// Seconds by which a movement is projected beyond the release; iOS's own is 115 to 130 ms.
  static let lookahead: CGFloat = 0.12

  let threshold: CGFloat
  let lookahead: CGFloat

  /// Finishes a pinch that has closed by more than half, at any speed.
  static let pinch = GestureVerdict(threshold: 0.5, lookahead: 0)

  /// Finishes beyond the middle of `width` points.
  static func edge(over width: CGFloat) -> GestureVerdict {
    GestureVerdict(threshold: width / 2, lookahead: lookahead)
  }

  /// Finishes after 14 % of the extent: about 120 of a phone's 844 points, as a drag down on iOS's
  /// zoomed pages does.
  static func pull(over extent: CGFloat) -> GestureVerdict {
    GestureVerdict(threshold: 0.142 * extent, lookahead: lookahead)
  }

  /// Returns whether `value`, in the unit of the threshold, exceeds it when it is projected with
  /// `velocity`, in the same unit per second.
  func finishes(value: CGFloat, velocity: CGFloat) -> Bool {
    value + velocity * lookahead > threshold
  }
}
