import UIKit

/// Reads any recognizer as a sample. Keeps the last custom progress, and the last middle of two fingers, to
/// derive a velocity.
@MainActor
final class GestureSampler {
  private var pinch = PinchMiddle()
  private var last: (progress: CGFloat, time: TimeInterval)?
  private var first: CGFloat?
  private var speed: CGFloat = 0

  /// Forgets the progress of an earlier gesture.
  func begin() {
    last = nil
    first = nil
    speed = 0
    pinch = PinchMiddle()
  }

  func read(_ recognizer: UIGestureRecognizer, in view: UIView?) -> GestureSample {
    var sample = GestureSample()
    if let pan = recognizer as? UIPanGestureRecognizer {
      let (translation, velocity) = (pan.translation(in: view), pan.velocity(in: view))
      sample.translation = CGVector(dx: translation.x, dy: translation.y)
      sample.velocity = CGVector(dx: velocity.x, dy: velocity.y)
      sample.location = pan.location(in: view)
    } else if let pinch = recognizer as? UIPinchGestureRecognizer {
      sample.scale = pinch.scale
      sample.scaleVelocity = pinch.velocity.isFinite ? pinch.velocity : 0
      self.pinch.read(pinch, in: view)
      (sample.translation, sample.velocity) = (self.pinch.movement, self.pinch.velocity)
      sample.location = self.pinch.place
    }
    return sample.isFinite ? sample : GestureSample()
  }

  /// Reads the app's own progress as a pinch that has closed by as much. The progress counts from
  /// its first value, so that a caught run does not jump.
  func read(progress: CGFloat) -> GestureSample {
    let now = CACurrentMediaTime()
    let begun = first ?? progress
    first = begun
    if let last, now > last.time {
      speed = (progress - last.progress) / CGFloat(now - last.time)
    }
    last = (progress, now)
    return GestureSample(scale: 1 - (progress - begun), scaleVelocity: -speed)
  }
}

extension GestureSample {
  fileprivate var isFinite: Bool {
    [translation.dx, translation.dy, velocity.dx, velocity.dy, scale, scaleVelocity]
      .allSatisfy(\.isFinite) && location?.isUsable != false
  }
}
