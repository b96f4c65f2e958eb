import UIKit

/// What is known of the fingers at one instant. Lengths are points in the container.
struct GestureSample: Equatable, Sendable {
  var translation = CGVector.zero
  /// Points per second.
  var velocity = CGVector.zero
  /// Of a pinch, 1 where it began; and its change per second.
  var scale: CGFloat = 1
  var scaleVelocity: CGFloat = 0

  /// How far a pinch has closed, 0…1: `scale` against what it was when it began.
  static func pinchProgress(scale: CGFloat, from begin: CGFloat) -> CGFloat {
    guard scale.isFinite, begin.isFinite, begin > 0 else { return 0 }
    return (1 - scale / begin).clamped(to: 0...1)
  }

  /// Where it will be if it goes on like this.
  func after(_ seconds: CGFloat) -> GestureSample {
    var sample = self
    sample.translation.dx += velocity.dx * seconds
    sample.translation.dy += velocity.dy * seconds
    sample.scale += scaleVelocity * seconds
    return sample
  }
}

extension CGVector {
  /// What a finger opens by going one way, it would close by going the other.
  var closingAxis: CGVector {
    abs(dx) > abs(dy)
      ? CGVector(dx: dx < 0 ? 1 : -1, dy: 0) : CGVector(dx: 0, dy: dy < 0 ? 1 : -1)
  }
}
