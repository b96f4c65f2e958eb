import UIKit

/// The fingers at one instant. Lengths are points in the container.
struct GestureSample: Equatable, Sendable {
  var translation = CGVector.zero
  /// Points per second.
  var velocity = CGVector.zero
  /// The scale of a pinch, 1 where it began, and its change per second.
  var scale: CGFloat = 1
  var scaleVelocity: CGFloat = 0
  /// The place of the finger, or the middle between two; `nil` if nothing tells.
  var location: CGPoint?

  /// The place of the finger when its translation was that of another sample.
  func location(at base: GestureSample) -> CGPoint? {
    location.map {
      CGPoint(
        x: $0.x - translation.dx + base.translation.dx,
        y: $0.y - translation.dy + base.translation.dy)
    }
  }

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
  /// The direction of this movement, horizontal or vertical; down if there is none.
  var alongEdges: CGVector {
    abs(dx) > abs(dy)
      ? CGVector(dx: dx < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: dy < 0 ? -1 : 1)
  }

  /// The axis that closes what this movement opens: its opposite, horizontal or vertical.
  var closingAxis: CGVector { scaled(by: -1).alongEdges }
}
