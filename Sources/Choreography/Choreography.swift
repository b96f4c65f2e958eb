import UIKit

/// The pose of every part at every fraction of a run: 0 at its start, 1 at its end.
///
/// A pure value: no views, no clock, and no closure. A finger and a run in flight use the same one.
public struct Choreography: Hashable, Sendable {
  /// From back to front. A role occurs at most once.
  var parts: [Part]
  var timing: Timing
  /// The fractions that geometry follows: beyond 0…1 for springs and for a finger that pulls back.
  var overshoot: ClosedRange<CGFloat> = 0...1
  var stacking = Stacking.byOrder
  /// True if the fore screen grows out of a view, or shrinks back into one.
  var coversOrigin = false
  var elementMotion = ElementMotion.rides
  /// The fractions per second at which the fore screen leaves over an edge, as what falls does: it is not braked
  /// there when a finger lets go. `nil` for a screen that goes back to a place, or fades.
  var exitSpeed: CGFloat?
  /// Roles that have been given a second part, which is left out.
  var repeatedRoles: Set<Role> = []
  /// True if `timing` is a shape without a length of its own: it lasts as long as the transition.
  var takesDuration = false

  /// True if the fore screen comes out of a place in the back screen, and goes back there.
  var hasPlace: Bool { coversOrigin || elementMotion.style == .leads }

  /// True if the fore screen is in front of the back screen all the way.
  var isForeInFront: Bool {
    let roles = parts.map(\.role)
    return roles.firstIndex(of: .fore) ?? 0 > roles.firstIndex(of: .back) ?? -1
  }

  /// The progress of shared elements at a fraction of the run.
  ///
  /// An element that flies straight, or with the screen that follows it, is not smaller than its place where
  /// the run overshoots: the screen takes it along.
  func elementFraction(at fraction: CGFloat) -> CGFloat {
    elementMotion.progress(
      at: fraction.clamped(to: elementMotion.isWithScreens ? overshoot : 0...1))
  }

  func pose(of role: Role, at fraction: CGFloat) -> Pose {
    parts.first { $0.role == role }?.pose(at: fraction, overshoot: overshoot) ?? .rest
  }

  /// The same poses in reverse order. Only poses are reversed, not timing: a closing begins as
  /// promptly as an opening.
  func reversed(timing: Timing) -> Choreography {
    var choreography = reversed()
    choreography.timing = timing
    choreography.takesDuration = false
    return choreography
  }
}
