import UIKit

/// The fingers in an event. Lengths are points in the container.
struct GestureSample: Equatable, Sendable {
  var translation = CGVector.zero
  /// Points per second.
  var velocity = CGVector.zero
  /// The scale of a pinch since its beginning, and the change per second.
  var scale: CGFloat = 1
  var scaleVelocity: CGFloat = 0
  /// The place of the finger, or the middle of a pinch; `nil` for a custom gesture.
  var location: CGPoint?

  /// Returns the place of the finger at the `translation` of another sample.
  func location(at base: GestureSample) -> CGPoint? {
    location.map {
      CGPoint(
        x: $0.x - translation.dx + base.translation.dx,
        y: $0.y - translation.dy + base.translation.dy)
    }
  }

  /// Returns how far a pinch has closed, 0…1, between two scales.
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

  fileprivate var isFinite: Bool {
    [translation.dx, translation.dy, velocity.dx, velocity.dy, scale, scaleVelocity]
      .allSatisfy(\.isFinite) && location?.isUsable != false
  }
}

/// Reads a recognizer from its beginning to its end. Keeps the event before, because a pinch recognizer has no
/// `translation`, and an app's progress no velocity.
@MainActor
struct GestureSampler {
  /// The middle of a pinch; its movement in points since the beginning, and per second.
  private var middle: CGPoint?
  private var movement = CGVector.zero
  private var velocity = CGVector.zero
  private var hasOneFinger = false
  /// The time of `middle`, or of `progress.last`.
  private var time: TimeInterval = 0
  /// The app's progress in the first event and in the last.
  private var progress: (first: CGFloat, last: CGFloat)?
  private var speed: CGFloat = 0

  /// Seconds after which `velocity` is zero without a movement: some frames at 60 Hz.
  private static let longestPause: TimeInterval = 0.05

  mutating func read(_ recognizer: UIGestureRecognizer, in view: UIView?) -> GestureSample {
    var sample = GestureSample()
    if let pan = recognizer as? UIPanGestureRecognizer {
      sample.translation = CGVector(pan.translation(in: view))
      sample.velocity = CGVector(pan.velocity(in: view))
      sample.location = pan.location(in: view)
    } else if let pinch = recognizer as? UIPinchGestureRecognizer {
      sample.scale = pinch.scale
      sample.scaleVelocity = pinch.velocity.isFinite ? pinch.velocity : 0
      follow(pinch, in: view)
      (sample.translation, sample.velocity, sample.location) = (movement, velocity, middle)
    }
    return sample.isFinite ? sample : GestureSample()
  }

  private mutating func follow(_ pinch: UIPinchGestureRecognizer, in view: UIView?) {
    let now = CACurrentMediaTime()
    // If a finger is lifted first, `location(in:)` jumps to the other finger.
    let next = pinch.numberOfTouches >= 2 ? pinch.location(in: view) : nil
    if let next, next.isUsable {
      if let middle, !hasOneFinger {
        let step = CGVector(dx: next.x - middle.x, dy: next.y - middle.y)
        movement = movement + step
        if now > time { velocity = step.scaled(by: 1 / CGFloat(now - time)) }
      }
      (middle, time) = (next, now)
    } else if now - time > Self.longestPause {
      velocity = .zero
    }
    hasOneFinger = next == nil
  }

  /// Returns the app's progress as a pinch that has closed by as much. The progress counts from `progress.first`,
  /// because a caught run must not jump.
  mutating func read(progress now: CGFloat) -> GestureSample {
    let instant = CACurrentMediaTime()
    if let progress, instant > time { speed = (now - progress.last) / CGFloat(instant - time) }
    let first = progress?.first ?? now
    (progress, time) = ((first, now), instant)
    return GestureSample(scale: 1 - (now - first), scaleVelocity: -speed)
  }
}
