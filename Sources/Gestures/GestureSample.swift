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
  private var last = GestureSample()
  /// The time of `last`; for a pinch, of its `location`.
  private var time: TimeInterval = 0
  private var hasOneFinger = false
  /// The app's progress in the first event.
  private var begun: CGFloat?

  /// Seconds after which `velocity` is zero without a movement: some frames at 60 Hz.
  private static let longestPause: TimeInterval = 0.05

  mutating func read(_ recognizer: UIGestureRecognizer, in view: UIView?) -> GestureSample {
    if let pan = recognizer as? UIPanGestureRecognizer {
      last.translation = CGVector(pan.translation(in: view))
      last.velocity = CGVector(pan.velocity(in: view))
      last.location = pan.location(in: view)
    } else if let pinch = recognizer as? UIPinchGestureRecognizer {
      last.scale = pinch.scale
      last.scaleVelocity = pinch.velocity.isFinite ? pinch.velocity : 0
      follow(pinch, in: view)
    } else {
      return GestureSample()
    }
    return last.isFinite ? last : GestureSample()
  }

  /// Follows the middle of a pinch.
  private mutating func follow(_ pinch: UIPinchGestureRecognizer, in view: UIView?) {
    let now = CACurrentMediaTime()
    // If a finger is lifted first, `location(in:)` jumps to the other finger.
    let next = pinch.numberOfTouches >= 2 ? pinch.location(in: view) : nil
    if let next, next.isUsable {
      if let middle = last.location, !hasOneFinger {
        let step = CGVector(dx: next.x - middle.x, dy: next.y - middle.y)
        last.translation = last.translation + step
        if now > time { last.velocity = step.scaled(by: 1 / CGFloat(now - time)) }
      }
      (last.location, time) = (next, now)
    } else if now - time > Self.longestPause {
      last.velocity = .zero
    }
    hasOneFinger = next == nil
  }

  /// Returns the app's progress as a pinch that has closed by as much. The progress counts from `begun`, because a
  /// caught run must not jump.
  mutating func read(progress: CGFloat) -> GestureSample {
    let (now, scale) = (CACurrentMediaTime(), 1 - (progress - (begun ?? progress)))
    if begun != nil, now > time {
      last.scaleVelocity = (scale - last.scale) / CGFloat(now - time)
    }
    (begun, last.scale, time) = (begun ?? progress, scale, now)
    return last
  }
}
