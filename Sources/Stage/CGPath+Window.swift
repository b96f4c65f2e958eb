import UIKit

extension CGPath {
  /// A rectangle with round corners that always has four lines and four curves, also where the radius is
  /// 0: paths of different structure do not interpolate. The radius is at most half the shorter side.
  static func window(_ rect: CGRect, cornerRadius: CGFloat) -> CGPath {
    let radius = max(min(cornerRadius, min(rect.width, rect.height) / 2), 0)
    // The control points of the curve that comes closest to a quarter of a circle.
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
