import Foundation

enum Bezier {
  /// The length of a control arm that makes a quarter of a unit circle.
  static let circle: CGFloat = 0.552284749830793

  static func point(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, at t: CGFloat) -> CGPoint {
    let u = 1 - t
    return CGPoint(
      x: u * u * p0.x + 2 * u * t * p1.x + t * t * p2.x,
      y: u * u * p0.y + 2 * u * t * p1.y + t * t * p2.y)
  }

  static func point(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
      y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// Cubics along a circle's arc; `sweep` is signed, positive turns from x towards y.
  static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat
  ) -> [HeadlessPathElement] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let arm = 4 / 3 * tan(step / 4)
    func at(_ angle: CGFloat, arm: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - arm * sin(angle)),
        y: center.y + radius * (sin(angle) + arm * cos(angle)))
    }
    return (0..<count).map { index in
      let from = start + CGFloat(index) * step
      return .cubic(
        to: at(from + step, arm: 0), control1: at(from, arm: arm),
        control2: at(from + step, arm: -arm))
    }
  }
}
