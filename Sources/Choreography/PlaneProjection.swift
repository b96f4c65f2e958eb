import UIKit

/// A map from the points of a screen at rest to their visible places, in the container's points.
struct PlaneProjection: Equatable, Sendable {
  // x' = (xx·x + yx·y + x0) / (xw·x + yw·y + w0), and y' likewise.
  private var (xx, yx, x0) = (1.0, 0.0, 0.0)
  private var (xy, yy, y0) = (0.0, 1.0, 0.0)
  private var (xw, yw, w0) = (0.0, 0.0, 1.0)

  static let identity = PlaneProjection()

  private init() {}

  /// Creates the map of a screen under the transform of its layer, with the frame at rest about `middle`.
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

  /// The map from visible places back to rest.
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
    // Scales the divisor to about 1 near the screen.
    if abs(both.w0) > 1e-9 {
      let even = 1 / both.w0
      (both.xx, both.yx, both.x0) = (both.xx * even, both.yx * even, both.x0 * even)
      (both.xy, both.yy, both.y0) = (both.xy * even, both.yy * even, both.y0 * even)
      (both.xw, both.yw, both.w0) = (both.xw * even, both.yw * even, 1)
    }
    return both
  }

  /// Returns the transform of a layer with its center at the container's origin. With the screen at rest, the layer
  /// would appear at `center`, turned by `angle`.
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

/// The four visible corners of a flat view: top left, top right, bottom right, bottom left, in the container's points.
struct Quad: Equatable, Sendable {
  var x: SIMD4<Double>
  var y: SIMD4<Double>

  init(x: SIMD4<Double>, y: SIMD4<Double>) {
    self.x = x
    self.y = y
  }

  /// Creates the corners of a rectangle turned about its center.
  init(center: CGPoint, size: CGSize, angle: CGFloat = 0) {
    let (halfWidth, halfHeight) = (Double(size.width) / 2, Double(size.height) / 2)
    let across = SIMD4(-halfWidth, halfWidth, halfWidth, -halfWidth)
    let down = SIMD4(-halfHeight, -halfHeight, halfHeight, halfHeight)
    guard angle != 0 else {
      (x, y) = (across + Double(center.x), down + Double(center.y))
      return
    }
    let (cosine, sine) = (Double(cos(angle)), Double(sin(angle)))
    x = across * cosine - down * sine + Double(center.x)
    y = across * sine + down * cosine + Double(center.y)
  }

  init(_ rect: CGRect) { self.init(center: rect.middle, size: rect.size) }

  func mixed(with other: Quad, at share: CGFloat) -> Quad {
    Quad(x: x + (other.x - x) * Double(share), y: y + (other.y - y) * Double(share))
  }

  /// Returns these corners, moved by the differences between `other` and `base`.
  func adding(_ other: Quad, minus base: Quad) -> Quad {
    Quad(x: x + other.x - base.x, y: y + other.y - base.y)
  }

  /// Returns the largest distance between corresponding corners, in points.
  func distance(to other: Quad) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return CGFloat((dx * dx + dy * dy).max().squareRoot())
  }

  /// Returns the transform from a layer of this size, with its center at the container's origin, to the corners: a
  /// projection if the corners form no parallelogram.
  func transform(of size: CGSize) -> CATransform3D {
    let (width, height) = (Double(max(size.width, 0.01)), Double(max(size.height, 0.01)))
    // The projection of the unit square (Heckbert, "Fundamentals of Texture Mapping", 1989, 2.2.3).
    let (sumX, sumY) = (x[0] - x[1] + x[2] - x[3], y[0] - y[1] + y[2] - y[3])
    let (ax, ay, bx, by) = (x[1] - x[2], y[1] - y[2], x[3] - x[2], y[3] - y[2])
    let area = ax * by - bx * ay
    var (g, h) = (0.0, 0.0)
    if abs(sumX) + abs(sumY) > 1e-6, abs(area) > 1e-6 {
      (g, h) = ((sumX * by - bx * sumY) / area, (ax * sumY - sumX * ay) / area)
    }
    let (right, down) = (x[1] - x[0] + g * x[1], x[3] - x[0] + h * x[3])
    let (rightY, downY) = (y[1] - y[0] + g * y[1], y[3] - y[0] + h * y[3])
    var matrix = CATransform3DIdentity
    matrix.m11 = CGFloat(right / width)
    matrix.m12 = CGFloat(rightY / width)
    matrix.m14 = CGFloat(g / width)
    matrix.m21 = CGFloat(down / height)
    matrix.m22 = CGFloat(downY / height)
    matrix.m24 = CGFloat(h / height)
    matrix.m41 = CGFloat(x[0] + (right + down) / 2)
    matrix.m42 = CGFloat(y[0] + (rightY + downY) / 2)
    matrix.m44 = CGFloat(1 + (g + h) / 2)
    return matrix
  }
}

extension CATransform3D {
  /// The visible center of a layer at the container's origin, and the transform about this center: without translation,
  /// so two transforms can be interpolated by element or decomposed.
  var aboutItsCenter: (center: CGPoint, matrix: CATransform3D) {
    let even = abs(m44) > 1e-6 ? 1 / m44 : 1
    let center = CGPoint(x: m41 * even, y: m42 * even)
    var matrix = CATransform3DIdentity
    (matrix.m14, matrix.m24) = (m14 * even, m24 * even)
    (matrix.m11, matrix.m12) = (
      m11 * even - center.x * matrix.m14, m12 * even - center.y * matrix.m14
    )
    (matrix.m21, matrix.m22) = (
      m21 * even - center.x * matrix.m24, m22 * even - center.y * matrix.m24
    )
    return (center, matrix)
  }
}

/// The four corners of a layer under a matrix, before the perspective divide: interpolating them
/// is equivalent to interpolating the matrix's elements.
struct ProjectedCorners {
  private var x: SIMD4<Double>
  private var y: SIMD4<Double>
  private var w: SIMD4<Double>

  init(_ matrix: CATransform3D, size: CGSize) {
    let (halfWidth, halfHeight) = (Double(size.width) / 2, Double(size.height) / 2)
    let cornersX = SIMD4(-halfWidth, halfWidth, halfWidth, -halfWidth)
    let cornersY = SIMD4(-halfHeight, -halfHeight, halfHeight, halfHeight)
    x = cornersX * Double(matrix.m11) + cornersY * Double(matrix.m21) + Double(matrix.m41)
    y = cornersX * Double(matrix.m12) + cornersY * Double(matrix.m22) + Double(matrix.m42)
    w = cornersX * Double(matrix.m14) + cornersY * Double(matrix.m24) + Double(matrix.m44)
  }

  func mixed(with other: ProjectedCorners, at share: CGFloat) -> ProjectedCorners {
    var mixed = self
    mixed.x += (other.x - x) * Double(share)
    mixed.y += (other.y - y) * Double(share)
    mixed.w += (other.w - w) * Double(share)
    return mixed
  }

  /// The middle of the four corners after the divide, relative to the layer's `anchorPoint`.
  var middle: CGVector {
    CGVector(dx: CGFloat((x / w).sum()) / 4, dy: CGFloat((y / w).sum()) / 4)
  }

  /// Returns the largest distance between corresponding corners after the divide, in points.
  func distance(to other: ProjectedCorners) -> CGFloat {
    let dx = x / w - other.x / other.w
    let dy = y / w - other.y / other.w
    return CGFloat((dx * dx + dy * dy).max().squareRoot())
  }
}
