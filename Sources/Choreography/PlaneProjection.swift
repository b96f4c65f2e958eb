import UIKit

/// A map from where the points of a screen are at rest to where they are seen, in the container's points.
struct PlaneProjection: Equatable, Sendable {
  // x' = (xx·x + yx·y + x0) / (xw·x + yw·y + w0), and y' likewise.
  private var (xx, yx, x0) = (1.0, 0.0, 0.0)
  private var (xy, yy, y0) = (0.0, 1.0, 0.0)
  private var (xw, yw, w0) = (0.0, 0.0, 1.0)

  static let identity = PlaneProjection()

  private init() {}

  /// The map of a screen whose frame at rest has this middle, under the transform of its layer.
  init(_ matrix: CATransform3D, about middle: CGPoint) {
    let (cx, cy) = (Double(middle.x), Double(middle.y))
    (xw, yw) = (Double(matrix.m14), Double(matrix.m24))
    w0 = Double(matrix.m44) - xw * cx - yw * cy
    let (ax, bx) = (Double(matrix.m11), Double(matrix.m21))
    let (ay, by) = (Double(matrix.m12), Double(matrix.m22))
    (xx, yx) = (ax + cx * xw, bx + cx * yw)
    x0 = Double(matrix.m41) - ax * cx - bx * cy + cx * w0
    (xy, yy) = (ay + cy * xw, by + cy * yw)
    y0 = Double(matrix.m42) - ay * cx - by * cy + cy * w0
  }

  /// True if it only moves and stretches: what is upright stays so.
  var isUpright: Bool { yx == 0 && xy == 0 && xw == 0 && yw == 0 && w0 == 1 }

  /// The growth of each point of a length, across and down, and the shift of the container's origin, in an upright map.
  var stretch: (growth: SIMD2<Double>, shift: SIMD2<Double>) {
    (SIMD2(xx - 1, yy - 1), SIMD2(x0, y0))
  }

  /// The map back to rest.
  var inverted: PlaneProjection {
    var back = PlaneProjection()
    (back.xx, back.yx, back.x0) = (yy * w0 - y0 * yw, x0 * yw - yx * w0, yx * y0 - x0 * yy)
    (back.xy, back.yy, back.y0) = (y0 * xw - xy * w0, xx * w0 - x0 * xw, x0 * xy - xx * y0)
    (back.xw, back.yw, back.w0) = (xy * yw - yy * xw, yx * xw - xx * yw, xx * yy - yx * xy)
    return back
  }

  func followed(by next: PlaneProjection) -> PlaneProjection {
    func row(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
      (a * xx + b * xy + c * xw, a * yx + b * yy + c * yw, a * x0 + b * y0 + c * w0)
    }
    var both = PlaneProjection()
    (both.xx, both.yx, both.x0) = row(next.xx, next.yx, next.x0)
    (both.xy, both.yy, both.y0) = row(next.xy, next.yy, next.y0)
    (both.xw, both.yw, both.w0) = row(next.xw, next.yw, next.w0)
    // So that the divisor is about 1 where the screen is.
    if abs(both.w0) > 1e-9 {
      let even = 1 / both.w0
      (both.xx, both.yx, both.x0) = (both.xx * even, both.yx * even, both.x0 * even)
      (both.xy, both.yy, both.y0) = (both.xy * even, both.yy * even, both.y0 * even)
      (both.xw, both.yw, both.w0) = (both.xw * even, both.yw * even, 1)
    }
    return both
  }

  /// The transform of a layer whose center is at the container's origin, and that would be at `center`,
  /// turned by `angle`, if the screen were at rest.
  func transform(center: CGPoint, angle: CGFloat) -> CATransform3D {
    let (cosine, sine) = (Double(cos(angle)), Double(sin(angle)))
    let (x, y) = (Double(center.x), Double(center.y))
    func row(_ a: Double, _ b: Double, _ c: Double) -> (CGFloat, CGFloat, CGFloat) {
      (CGFloat(a * cosine + b * sine), CGFloat(b * cosine - a * sine), CGFloat(a * x + b * y + c))
    }
    var matrix = CATransform3DIdentity
    (matrix.m11, matrix.m21, matrix.m41) = row(xx, yx, x0)
    (matrix.m12, matrix.m22, matrix.m42) = row(xy, yy, y0)
    (matrix.m14, matrix.m24, matrix.m44) = row(xw, yw, w0)
    return matrix
  }

  func quad(_ quad: Quad) -> Quad {
    guard xw != 0 || yw != 0 || w0 != 1 else {
      return Quad(x: quad.x * xx + quad.y * yx + x0, y: quad.x * xy + quad.y * yy + y0)
    }
    let raw = quad.x * xw + quad.y * yw + w0
    // A point behind the eye has no place on the screen.
    let w = raw.clamped(lowerBound: SIMD4(repeating: 1e-3), upperBound: SIMD4(repeating: 1e6))
    return Quad(
      x: (quad.x * xx + quad.y * yx + x0) / w, y: (quad.x * xy + quad.y * yy + y0) / w)
  }
}
