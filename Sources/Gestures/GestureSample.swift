import UIKit

/// What is known of the fingers at one instant. Lengths are points in the container.
struct GestureSample: Equatable, Sendable {
  var translation = CGVector.zero
  /// Points per second.
  var velocity = CGVector.zero
  /// Of a pinch, 1 where it began; and its change per second.
  var scale: CGFloat = 1
  var scaleVelocity: CGFloat = 0

  /// Where it will be if it goes on like this.
  func after(_ seconds: CGFloat) -> GestureSample {
    var sample = self
    sample.translation.dx += velocity.dx * seconds
    sample.translation.dy += velocity.dy * seconds
    sample.scale += scaleVelocity * seconds
    return sample
  }
}
