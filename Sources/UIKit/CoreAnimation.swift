import UIKit

extension CATransaction {
  /// Writes to layers without Core Animation's implicit animations.
  static func withoutActions(_ writes: () -> Void) {
    begin()
    setDisableActions(true)
    writes()
    commit()
  }
}

extension CGPath {
  /// Returns a rectangle with round corners, always with four lines and four curves, even for a radius of 0: paths of
  /// different structure do not interpolate. `cornerRadius` is limited to half the shorter side.
  static func window(_ rect: CGRect, cornerRadius: CGFloat) -> CGPath {
    let radius = max(min(cornerRadius, min(rect.width, rect.height) / 2), 0)
    // `handle` sets the control points of the curve closest to a quarter of a circle.
    let handle = radius * (1 - 0.5523)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: left + radius, y: top))
    path.addLine(to: CGPoint(x: right - radius, y: top))
    path.addCurve(
      to: CGPoint(x: right, y: top + radius), controlPoint1: CGPoint(x: right - handle, y: top),
      controlPoint2: CGPoint(x: right, y: top + handle))
    path.addLine(to: CGPoint(x: right, y: bottom - radius))
    path.addCurve(
      to: CGPoint(x: right - radius, y: bottom),
      controlPoint1: CGPoint(x: right, y: bottom - handle),
      controlPoint2: CGPoint(x: right - handle, y: bottom))
    path.addLine(to: CGPoint(x: left + radius, y: bottom))
    path.addCurve(
      to: CGPoint(x: left, y: bottom - radius), controlPoint1: CGPoint(x: left + handle, y: bottom),
      controlPoint2: CGPoint(x: left, y: bottom - handle))
    path.addLine(to: CGPoint(x: left, y: top + radius))
    path.addCurve(
      to: CGPoint(x: left + radius, y: top), controlPoint1: CGPoint(x: left, y: top + handle),
      controlPoint2: CGPoint(x: left + handle, y: top))
    path.close()
    return path.cgPath
  }
}

extension CAKeyframeAnimation {
  /// Creates linear keyframes that stay on the layer until removed.
  ///
  /// - Parameters:
  ///   - times: The key times, as shares of the duration, 0…1.
  ///   - function: The timing between two values, if `values` has no more; linear by default.
  convenience init(
    _ property: String, _ values: [Any], at times: [NSNumber], lasting duration: TimeInterval,
    function: CAMediaTimingFunction? = nil
  ) {
    self.init(keyPath: property)
    self.values = values
    keyTimes = times
    if let function { timingFunctions = [function] }
    self.duration = duration
    calculationMode = .linear
    fillMode = .both
    isRemovedOnCompletion = false
    // Apple's range for the full rate, from "Optimizing ProMotion refresh rates for iPhone 13 Pro
    // and iPad Pro": https://developer.apple.com/documentation/quartzcore
    preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
  }
}

extension CABasicAnimation {
  /// Creates an animation that stands still at a value until removed.
  convenience init(still property: String, _ value: Any) {
    self.init(keyPath: property)
    fromValue = value
    toValue = value
    fillMode = .both
    isRemovedOnCompletion = false
  }
}

/// The keys of the library's animations. The prefix avoids an app's keys, because the layers may be the app's.
enum AnimationKey {
  static func of(_ property: String) -> String { "TransitionCatalog." + property }

  /// Returns the key of a property that another run may animate at the same time.
  static func of(_ property: String, run: ObjectIdentifier) -> String {
    of(property) + ".\(UInt(bitPattern: run))"
  }

  static let clock = of("clock")
  static let watchdog = of("watchdog")
}

/// Calls a closure when an animation stops. Core Animation retains its delegate as long as the animation.
/// `CAAnimationDelegate` is not isolated to an actor, but the animations of views stop on the main thread.
final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let action: @MainActor (_ finished: Bool) -> Void

  init(_ action: @escaping @MainActor (_ finished: Bool) -> Void) { self.action = action }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    let action = action
    MainActor.assumeIsolated { action(finished) }
  }
}
