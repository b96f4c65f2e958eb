import Foundation

/// A layer's rectangle as its superlayer sees it: where it shows, and how near it is there.
///
/// Perspective takes planes to planes, so the nearness is linear in the place where it is seen.
struct ProjectedPlane {
  let region: ConvexRegion
  /// z = slope.x · x + slope.y · y + offset, larger is nearer.
  private let slope: CGPoint
  private let offset: CGFloat

  /// nil for a plane that shows nothing: seen from its edge, or behind the eye.
  init?(_ rect: CGRect, under matrix: CATransform3D) {
    let m = matrix
    func w(_ point: CGPoint) -> CGFloat { m.m14 * point.x + m.m24 * point.y + m.m44 }
    let inFront = ConvexRegion(rect.corners).clipped { w($0) - Self.nearest }
    region = ConvexRegion(
      inFront.corners.map { point in
        CGPoint(
          x: (m.m11 * point.x + m.m21 * point.y + m.m41) / w(point),
          y: (m.m12 * point.x + m.m22 * point.y + m.m42) / w(point))
      })
    // The z row is a sum of the x, y and w rows: Cramer's rule.
    let x = Vector3(m.m11, m.m21, m.m41)
    let y = Vector3(m.m12, m.m22, m.m42)
    let z = Vector3(m.m13, m.m23, m.m43)
    let perspective = Vector3(m.m14, m.m24, m.m44)
    let determinant = Self.determinant(x, y, perspective)
    guard region.area > 0, abs(determinant) > 1e-12 else { return nil }
    slope = CGPoint(
      x: Self.determinant(z, y, perspective) / determinant,
      y: Self.determinant(x, z, perspective) / determinant)
    offset = Self.determinant(x, y, z) / determinant
  }

  func depth(at point: CGPoint) -> CGFloat { slope.x * point.x + slope.y * point.y + offset }

  /// How far each reaches through the other inside what both cover, at the lesser side; 0 where
  /// they do not cross, or where what reaches through is narrower than a pixel: planes that share an
  /// edge, as the faces of a cube, are off it by what keyframes may be. `limit` is the rest of what is
  /// seen.
  func crossing(_ other: ProjectedPlane, within limit: ConvexRegion?) -> CGFloat {
    var overlap = region.intersection(other.region)
    if let limit { overlap = overlap.intersection(limit) }
    guard overlap.area > 1e-6 else { return 0 }
    // Linear, so that the extremes are at corners.
    let gaps = overlap.corners.map { depth(at: $0) - other.depth(at: $0) }
    let reach = max(0, min(gaps.max() ?? 0, -(gaps.min() ?? 0)))
    guard reach > 0 else { return 0 }
    let isSeen = [CGFloat(1), -1].allSatisfy { side in
      overlap.clipped { side * (depth(at: $0) - other.depth(at: $0)) }.width > Self.pixel
    }
    return isSeen ? reach : 0
  }

  /// Of a display with three to a point.
  private static let pixel: CGFloat = 1 / 3
  private static let nearest: CGFloat = 1e-3

  private static func determinant(_ a: Vector3, _ b: Vector3, _ c: Vector3) -> CGFloat {
    a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
  }
}
