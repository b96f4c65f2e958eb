import UIKit

/// The four corners of something flat, as they are seen: top left, top right, bottom right, bottom left,
/// in the container's points.
struct Quad: Equatable, Sendable {
  var x: SIMD4<Double>
  var y: SIMD4<Double>

  init(x: SIMD4<Double>, y: SIMD4<Double>) {
    self.x = x
    self.y = y
  }

  /// The corners of a rectangle that is turned about its center.
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

  /// The same corners, moved by the differences of two others.
  func adding(_ other: Quad, minus base: Quad) -> Quad {
    Quad(x: x + other.x - base.x, y: y + other.y - base.y)
  }

  /// The largest distance between corresponding corners, in points.
  func distance(to other: Quad) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return CGFloat((dx * dx + dy * dy).max().squareRoot())
  }

  /// The transform that takes a layer of this size, with its center at the container's origin, to the
  /// corners: a projection where they are no parallelogram.
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
  /// The place at which the center of a layer at the container's origin is seen, and the transform about it:
  /// without translation, so that two of them can be interpolated by element or decomposed.
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
