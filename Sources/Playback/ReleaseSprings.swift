import UIKit

/// The springs that take over when a finger lets go: one for the fraction, one for what is added to it.
///
/// All are measured on iOS's own pages, frame by frame: https://pub.dev/packages/swift_transitions
struct ReleaseSprings: Hashable, Sendable {
  let fraction: Spring
  let residual: Spring
  /// True if a screen that leaves glides on, instead of returning to its path.
  private(set) var glides: Bool

  /// A back swipe, whichever way it ends.
  static let driven = ReleaseSprings(
    fraction: Spring(dampingRatio: 0.85, frequency: 22),
    residual: Spring(dampingRatio: 0.85, frequency: 22), glides: true)

  /// A page that was carried, and lands where it came from.
  static let landing = ReleaseSprings(
    fraction: Spring(dampingRatio: 0.8, frequency: 17),
    residual: Spring(dampingRatio: 0.85, frequency: 22), glides: false)

  /// A page that was carried, and goes on in the direction in which it was thrown, because it has no place to
  /// land in.
  static var leaving: ReleaseSprings {
    var springs = landing
    springs.glides = true
    return springs
  }

  /// A page that was carried, and opens again.
  static let returning = ReleaseSprings(
    fraction: Spring(dampingRatio: 0.9, frequency: 22.5),
    residual: Spring(dampingRatio: 0.9, frequency: 22.5), glides: false)
}
