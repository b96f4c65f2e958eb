import UIKit

/// The fingers in an event. Lengths are points in the container.
struct GestureSample: Equatable, Sendable {
  var translation = CGVector.zero
  /// Points per second.
  var velocity = CGVector.zero
  /// The scale of a pinch since its beginning, and the change per second.
  var scale: CGFloat = 1
  var scaleVelocity: CGFloat = 0
  /// The angle by which the fingers of a pinch have turned, in radians, and the change per second.
  var rotation: CGFloat = 0
  var rotationVelocity: CGFloat = 0
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
    sample.rotation += rotationVelocity * seconds
    return sample
  }

  fileprivate var isFinite: Bool {
    [
      translation.dx, translation.dy, velocity.dx, velocity.dy, scale, scaleVelocity, rotation,
      rotationVelocity,
    ].allSatisfy(\.isFinite) && location?.isUsable != false
  }
}

/// Reads a recognizer from its beginning to its end. Keeps the event before, because a pinch recognizer has no
/// `translation`, and an app's progress no velocity.
@MainActor
struct GestureSampler {
  private var last = GestureSample()
  /// True from the first event on. A pinch may be read first when a single finger is left of it, without a middle.
  private var hasBegun = false
  /// The time of the last movement.
  private var time: TimeInterval = 0
  /// The fingers of a pinch in the last event, the direction from the first to the second, and the recognizer's scale at
  /// `last.scale` of 1.
  private var fingers = 0
  private var direction: CGFloat = 0
  private var unit: CGFloat = 1
  /// The app's progress in the first event.
  private var begun: CGFloat?

  /// Seconds after which `velocity` is zero without a movement: some frames at 60 Hz.
  private static let longestPause: TimeInterval = 0.05

  mutating func read(_ recognizer: UIGestureRecognizer, in view: UIView?) -> GestureSample {
    if let pan = recognizer as? UIPanGestureRecognizer {
      let (now, translation) = (CACurrentMediaTime(), CGVector(pan.translation(in: view)))
      if last.location == nil || translation != last.translation { time = now }
      last.translation = translation
      // A finger that has come to rest throws nothing: UIKit keeps the velocity of the last movement.
      last.velocity =
        now - time > Self.longestPause ? .zero : CGVector(pan.velocity(in: view))
      last.location = pan.location(in: view)
    } else if let pinch = recognizer as? UIPinchGestureRecognizer {
      follow(pinch, in: view)
    } else {
      return GestureSample()
    }
    return last.isFinite ? last : GestureSample()
  }

  mutating func fingerCame() { fingers = 0 }

  /// True if the last event was the first one of two fingers after others.
  private(set) var areOthers = false

  /// Follows the middle, the distance and the direction of a pinch. All of them leap where a finger comes or goes.
  private mutating func follow(_ pinch: UIPinchGestureRecognizer, in view: UIView?) {
    let (now, touches) = (CACurrentMediaTime(), pinch.numberOfTouches)
    let isSame = touches == fingers
    areOthers = !isSame && touches >= 2 && hasBegun
    fingers = touches
    if !isSame, hasBegun { unit = pinch.scale / max(last.scale, 0.01) }
    hasBegun = true
    let scale = pinch.scale / unit
    let rests = abs(scale - last.scale) < 1e-4 && now - time > Self.longestPause
    last.scale = scale
    last.scaleVelocity = pinch.velocity.isFinite ? pinch.velocity / unit : 0
    if rests {
      (last.velocity, last.rotationVelocity, last.scaleVelocity) = (.zero, 0, 0)
    }
    guard touches >= 2, pinch.location(in: view).isUsable else { return }
    let (middle, angle) = (pinch.location(in: view), pinch.direction(in: view))
    if isSame, let earlier = last.location {
      let step = CGVector(dx: middle.x - earlier.x, dy: middle.y - earlier.y)
      // By less than a right angle, whichever finger is called the first.
      let turn = (angle - direction).remainder(dividingBy: .pi)
      last.translation = last.translation + step
      last.rotation += turn
      if now > time {
        last.velocity = step.scaled(by: 1 / CGFloat(now - time))
        last.rotationVelocity = turn / CGFloat(now - time)
      }
    }
    (last.location, direction, time) = (middle, angle, now)
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

extension UIPinchGestureRecognizer {
  /// The direction from the first finger to the second, in radians.
  fileprivate func direction(in view: UIView?) -> CGFloat {
    let (first, second) = (location(ofTouch: 0, in: view), location(ofTouch: 1, in: view))
    return atan2(second.y - first.y, second.x - first.x)
  }
}
