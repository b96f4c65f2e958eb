import UIKit

/// The fingers at one instant. Lengths are points in the container.
struct GestureSample: Equatable, Sendable {
  var translation = CGVector.zero
  /// Points per second.
  var velocity = CGVector.zero
  /// The scale of a pinch, 1 where it began, and its change per second.
  var scale: CGFloat = 1
  var scaleVelocity: CGFloat = 0

  /// Returns how far a pinch has closed, 0…1, from its scale at the beginning to `scale`.
  static func pinchProgress(scale: CGFloat, from begin: CGFloat) -> CGFloat {
    guard scale.isFinite, begin.isFinite, begin > 0 else { return 0 }
    return (1 - scale / begin).clamped(to: 0...1)
  }

  /// Returns the sample `seconds` later, at constant velocity.
  func after(_ seconds: CGFloat) -> GestureSample {
    var sample = self
    sample.translation.dx += velocity.dx * seconds
    sample.translation.dy += velocity.dy * seconds
    sample.scale += scaleVelocity * seconds
    return sample
  }
}

extension CGVector {
  /// The axis that closes what this movement opens: its opposite, horizontal or vertical.
  var closingAxis: CGVector {
    abs(dx) > abs(dy)
      ? CGVector(dx: dx < 0 ? 1 : -1, dy: 0) : CGVector(dx: 0, dy: dy < 0 ? 1 : -1)
  }
}
