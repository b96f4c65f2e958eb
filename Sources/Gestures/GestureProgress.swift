import UIKit

/// From fingers to numbers. Pure.
enum GestureProgress {
  /// How far a pinch has closed, 0…1: `scale` against what it was when it began.
  static func pinch(scale: CGFloat, from begin: CGFloat) -> CGFloat {
    guard scale.isFinite, begin.isFinite, begin > 0 else { return 0 }
    return min(max(1 - scale / begin, 0), 1)
  }

  /// What iOS's scroll views make of `distance` points beyond their edge, `extent` being their
  /// own: measured by others, slope .55 at first and never more than the extent.
  static func rubberBand(_ distance: CGFloat, over extent: CGFloat) -> CGFloat {
    guard extent > 0, distance > 0 else { return 0 }
    return extent * (1 - 1 / (1 + 0.55 * distance / extent))
  }
}

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

extension CGVector {
  func along(_ axis: CGVector) -> CGFloat { dx * axis.dx + dy * axis.dy }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  var length: CGFloat { hypot(dx, dy) }
}
