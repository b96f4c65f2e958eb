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
