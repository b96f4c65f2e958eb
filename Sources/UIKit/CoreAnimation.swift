import UIKit

extension CATransaction {
  /// Writes to layers without Core Animation's implicit animations.
  static func withoutActions(_ writes: () -> Void) { with(actions: false, writes) }

  /// Writes to layers with Core Animation's implicit animations, or without.
  static func with(actions: Bool, _ writes: () -> Void) {
    begin()
    setDisableActions(!actions)
    writes()
    commit()
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension CGPath {
  /// Returns a rectangle with round corners, always with four lines and four curves, even for a radius of 0: paths of
  /// different structure do not interpolate. `cornerRadius` is limited to half the shorter side.
  static func rounded(
    _ rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask = .all
  ) -> CGPath {
    let radius = max(min(cornerRadius, min(rect.width, rect.height) / 2), 0)
    let path = UIBezierPath()
    // Clockwise from the upper right corner.
    let turns: [(CACornerMask, CGPoint)] = [
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY)),
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY)),
    ]
    // The directions of the edges before and after each corner.
    var before = CGVector(dx: 1, dy: 0)
    path.move(
      to: CGPoint(
        x: rect.minX + (corners.contains(.layerMinXMinYCorner) ? radius : 0), y: rect.minY))
    for (corner, point) in turns {
      let after = CGVector(dx: -before.dy, dy: before.dx)
      let cornerRadius = corners.contains(corner) ? radius : 0
      // `handle` sets the control points of the curve closest to a quarter of a circle.
      let handle = cornerRadius * (1 - 0.5523)
      func along(_ way: CGVector, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + way.dx * distance, y: point.y + way.dy * distance)
      }
      path.addLine(to: along(before, -cornerRadius))
      path.addCurve(
        to: along(after, cornerRadius), controlPoint1: along(before, -handle),
        controlPoint2: along(after, handle))
      before = after
    }
    path.close()
    return path.cgPath
  }
}

extension CAKeyframeAnimation {
  /// Creates linear keyframes that stay on the layer until removed.
  ///
  /// - Parameter times: The key times, as shares of the duration, 0…1.
  convenience init(
    _ property: String, _ values: [Any], at times: [NSNumber], lasting duration: TimeInterval
  ) {
    self.init(keyPath: property)
    self.values = values
    keyTimes = times
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
