import UIKit

/// The four corners of a flat view: top left, top right, bottom right, bottom left, in points.
///
/// `x` and `y` are the numbers before the divide by `w`, so interpolating the corners under a matrix is equivalent to
/// interpolating the matrix's elements.
struct Quad: Equatable, Sendable {
  var x: SIMD4<Double>
  var y: SIMD4<Double>
  /// The divisors of a perspective.
  var w = SIMD4(repeating: 1.0)
}

extension Quad {
  /// Creates the corners of a rectangle turned about its center.
  init(center: CGPoint, size: CGSize, angle: CGFloat = 0) {
    self.init(of: size)
    if angle != 0 {
      let (cosine, sine) = (Double(cos(angle)), Double(sin(angle)))
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }
    x += Double(center.x)
    y += Double(center.y)
  }

  /// Creates the corners of a layer, relative to its center.
  init(of size: CGSize) {
    let (halfWidth, halfHeight) = (Double(size.width) / 2, Double(size.height) / 2)
    self.init(
      x: SIMD4(-halfWidth, halfWidth, halfWidth, -halfWidth),
      y: SIMD4(-halfHeight, -halfHeight, halfHeight, halfHeight))
  }

  init(_ rect: CGRect) { self.init(center: rect.middle, size: rect.size) }

  /// Creates the corners of a layer under a matrix, relative to its `anchorPoint`.
  init(_ matrix: CATransform3D, size: CGSize) { self = Quad(of: size).projected(by: matrix) }

  /// Inlined, because corners are large to copy.
  @inline(__always)
  func projected(by matrix: CATransform3D) -> Quad {
    Quad(
      x: x * Double(matrix.m11) + y * Double(matrix.m21) + w * Double(matrix.m41),
      y: x * Double(matrix.m12) + y * Double(matrix.m22) + w * Double(matrix.m42),
      w: x * Double(matrix.m14) + y * Double(matrix.m24) + w * Double(matrix.m44))
  }

  /// The corners after the divide.
  var divided: Quad {
    // A point behind the eye has no place on the screen.
    var w = w
    w.replace(with: 1e-3, where: w .< 1e-3)
    w.replace(with: 1e6, where: w .> 1e6)
    return Quad(x: x / w, y: y / w)
  }

  func mixed(with other: Quad, at share: CGFloat) -> Quad {
    let share = Double(share)
    return Quad(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share, w: w + (other.w - w) * share)
  }

  /// Returns these corners, moved by the differences between `other` and `base`.
  func adding(_ other: Quad, minus base: Quad) -> Quad {
    Quad(x: x + other.x - base.x, y: y + other.y - base.y)
  }

  /// The middle of the four corners after the divide.
  var middle: CGVector { CGVector(dx: CGFloat((x / w).sum()) / 4, dy: CGFloat((y / w).sum()) / 4) }

  /// The smallest rectangle around the corners after the divide.
  var frame: CGRect {
    let (x, y) = (x / w, y / w)
    return CGRect(x: x.min(), y: y.min(), width: x.max() - x.min(), height: y.max() - y.min())
  }

  /// True if opposite sides are parallel and as long as each other, before the divide.
  var isParallelogram: Bool {
    abs(x[0] - x[1] + x[2] - x[3]) + abs(y[0] - y[1] + y[2] - y[3]) <= 1e-6
  }

  /// Returns the largest distance between corresponding corners after the divide, in points.
  func distance(to other: Quad) -> CGFloat {
    let (dx, dy) = (x / w - other.x / other.w, y / w - other.y / other.w)
    return CGFloat((dx * dx + dy * dy).most.squareRoot())
  }

  /// Returns the transform from a layer of this size, with its center at the container's origin, to the corners: a
  /// projection if the corners form no parallelogram.
  func transform(of size: CGSize) -> CATransform3D {
    // The projection of the unit square (Heckbert, "Fundamentals of Texture Mapping", 1989, 2.2.3).
    let (ax, ay, bx, by) = (x[1] - x[2], y[1] - y[2], x[3] - x[2], y[3] - y[2])
    let area = ax * by - bx * ay
    var (g, h) = (0.0, 0.0)
    if !isParallelogram, abs(area) > 1e-6 {
      let (sumX, sumY) = (x[0] - x[1] + x[2] - x[3], y[0] - y[1] + y[2] - y[3])
      (g, h) = ((sumX * by - bx * sumY) / area, (ax * sumY - sumX * ay) / area)
    }
    let (right, down) = (x[1] - x[0] + g * x[1], x[3] - x[0] + h * x[3])
    let (rightY, downY) = (y[1] - y[0] + g * y[1], y[3] - y[0] + h * y[3])
    let (width, height) = (Double(max(size.width, 0.01)), Double(max(size.height, 0.01)))
    var matrix = CATransform3DIdentity
    (matrix.m11, matrix.m12, matrix.m14) = (right / width, rightY / width, g / width)
    (matrix.m21, matrix.m22, matrix.m24) = (down / height, downY / height, h / height)
    (matrix.m41, matrix.m42) = (x[0] + (right + down) / 2, y[0] + (rightY + downY) / 2)
    matrix.m44 = 1 + (g + h) / 2
    return matrix
  }
}

extension SIMD4<Double> {
  /// The largest element. `max()` is a loop over elements, and takes five times as many instructions.
  var most: Double { Swift.max(Swift.max(x, y), Swift.max(z, w)) }
}

// The plane of a screen: a map from the points of the screen at rest to their visible places, in the container's
// points. The third row and column are those of the identity, because a flat screen has no depth.
extension CATransform3D {
  /// Returns the plane of a screen under this transform of its layer, with the frame at rest about `middle`.
  func plane(about middle: CGPoint) -> CATransform3D {
    let (x, y) = (middle.x, middle.y)
    var plane = CATransform3DIdentity
    (plane.m14, plane.m24) = (m14, m24)
    plane.m44 = m44 - x * m14 - y * m24
    (plane.m11, plane.m12) = (m11 + x * m14, m12 + y * m14)
    (plane.m21, plane.m22) = (m21 + x * m24, m22 + y * m24)
    plane.m41 = m41 - x * m11 - y * m21 + x * plane.m44
    plane.m42 = m42 - x * m12 - y * m22 + y * plane.m44
    return plane
  }

  /// Returns the transform of a layer in this plane, with its center at the container's origin. With the screen at
  /// rest, the layer would appear at `center`, turned by `angle`.
  func transform(center: CGPoint, angle: CGFloat) -> CATransform3D {
    var moved = self
    moved.m41 += center.x * m11 + center.y * m21
    moved.m42 += center.x * m12 + center.y * m22
    moved.m44 += center.x * m14 + center.y * m24
    return angle == 0 ? moved : CATransform3DRotate(moved, angle, 0, 0, 1)
  }

  /// The visible center of a layer at the container's origin, and the transform about this center: without translation,
  /// so two transforms can be interpolated by element or decomposed.
  var aboutItsCenter: (center: CGPoint, matrix: CATransform3D) {
    let even = abs(m44) > 1e-6 ? 1 / m44 : 1
    let center = CGPoint(x: m41 * even, y: m42 * even)
    var matrix = CATransform3DIdentity
    (matrix.m14, matrix.m24) = (m14 * even, m24 * even)
    matrix.m11 = m11 * even - center.x * matrix.m14
    matrix.m12 = m12 * even - center.y * matrix.m14
    matrix.m21 = m21 * even - center.x * matrix.m24
    matrix.m22 = m22 * even - center.y * matrix.m24
    return (center, matrix)
  }
}
