import Foundation

/// A map from the points of one plane to those of another, in perspective.
///
/// A point (x, y) goes to ((ax + by + c) / w, (dx + ey + f) / w), w = gx + hy + i. Points with a w
/// of zero or less are behind the eye.
package struct Homography: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 0.0
  package var e = 1.0
  package var f = 0.0
  package var g = 0.0
  package var h = 0.0
  package var i = 1.0

  @inlinable package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 0, e: Double = 1, f: Double = 0,
    g: Double = 0, h: Double = 0, i: Double = 1
  ) {
    (self.a, self.b, self.c) = (a, b, c)
    (self.d, self.e, self.f) = (d, e, f)
    (self.g, self.h, self.i) = (g, h, i)
  }

  package static let identity = Homography()
  /// Points closer to the eye than this are cut off.
  @inlinable package static var nearest: Double { 1e-3 }

  @inlinable package static func translation(_ x: Double, _ y: Double) -> Homography {
    Homography(c: x, f: y)
  }

  @inlinable package static func scale(_ x: Double, _ y: Double) -> Homography {
    Homography(a: x, e: y)
  }

  /// Applies `inner` first, then `outer`.
  @inlinable package static func * (outer: Homography, inner: Homography) -> Homography {
    let (m, n) = (outer, inner)
    return Homography(
      a: m.a * n.a + m.b * n.d + m.c * n.g, b: m.a * n.b + m.b * n.e + m.c * n.h,
      c: m.a * n.c + m.b * n.f + m.c * n.i, d: m.d * n.a + m.e * n.d + m.f * n.g,
      e: m.d * n.b + m.e * n.e + m.f * n.h, f: m.d * n.c + m.e * n.f + m.f * n.i,
      g: m.g * n.a + m.h * n.d + m.i * n.g, h: m.g * n.b + m.h * n.e + m.i * n.h,
      i: m.g * n.c + m.h * n.f + m.i * n.i
    ).simplified
  }

  /// Rounding errors of a matrix and its inverse must not rule out the fast path.
  @inlinable package var simplified: Homography {
    guard i > 0, abs(g) < 1e-9 * i, abs(h) < 1e-9 * i else { return self }
    return Homography(a: a / i, b: b / i, c: c / i, d: d / i, e: e / i, f: f / i)
  }

  @inlinable package var isAffine: Bool { g == 0 && h == 0 && i == 1 }
  /// Indicates whether upright rectangles stay upright rectangles.
  @inlinable package var isUpright: Bool { isAffine && abs(b) + abs(d) < 1e-9 }
  @inlinable package var isFinite: Bool { [a, b, c, d, e, f, g, h, i].allSatisfy(\.isFinite) }

  @inlinable package var determinant: Double {
    a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  }

  @inlinable package var inverse: Homography? {
    let det = determinant
    guard det.isFinite, abs(det) > 1e-12 else { return nil }
    return Homography(
      a: (e * i - f * h) / det, b: (c * h - b * i) / det, c: (b * f - c * e) / det,
      d: (f * g - d * i) / det, e: (a * i - c * g) / det, f: (c * d - a * f) / det,
      g: (d * h - e * g) / det, h: (b * g - a * h) / det, i: (a * e - b * d) / det)
  }

  /// Returns x, y and w before the division.
  @inlinable package func lift(_ x: Double, _ y: Double) -> SIMD3<Double> {
    SIMD3(a * x + b * y + c, d * x + e * y + f, g * x + h * y + i)
  }

  @inlinable package func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let lifted = lift(x, y)
    return (lifted.x / lifted.z, lifted.y / lifted.z)
  }

  /// Returns how many times longer a short line at (x, y) becomes, as the mean of all directions.
  @inlinable package func magnification(_ x: Double, _ y: Double) -> Double {
    let w = lift(x, y).z
    guard w > Homography.nearest else { return 0 }
    return (abs(determinant) / (w * w * w)).squareRoot()
  }
}
