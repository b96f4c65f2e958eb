import UIKit

/// The springs after a finger lets go: `fraction` for the run, `residual` for the poses added to it.
///
/// All are measured on iOS's own pages, frame by frame: https://pub.dev/packages/swift_transitions
struct ReleaseSprings: Hashable, Sendable {
  let fraction: Spring
  let residual: Spring
  /// True if a leaving screen glides on, instead of returning to its path.
  let glides: Bool
  /// The seconds in which a released finger, or a screen that glides, would go on: iOS's own take 115 to 130 ms.
  static let glide: CGFloat = 0.12

  /// For a back swipe, whether finished or cancelled.
  static let driven = ReleaseSprings(
    fraction: Spring(dampingRatio: 0.85, frequency: 22),
    residual: Spring(dampingRatio: 0.85, frequency: 22), glides: true)

  /// For a carried page that lands in its place of origin.
  static let landing = ReleaseSprings(
    fraction: Spring(dampingRatio: 0.8, frequency: 17),
    residual: Spring(dampingRatio: 0.85, frequency: 22), glides: false)

  /// The springs of a page that was carried. One that has no place to land in leaves: it goes on in the direction in
  /// which it was thrown.
  static func carried(closes: Bool, leaves: Bool) -> ReleaseSprings {
    let spring = Spring(dampingRatio: 0.9, frequency: 22.5)
    return closes
      ? ReleaseSprings(fraction: landing.fraction, residual: landing.residual, glides: leaves)
      : ReleaseSprings(fraction: spring, residual: spring, glides: false)
  }
}
