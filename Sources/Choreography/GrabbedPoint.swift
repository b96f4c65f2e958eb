import UIKit

/// A point of a part, taken hold of at one fraction of a run, and its way through the choreography.
struct GrabbedPoint {
  let part: Choreography.Part
  /// The point, in the part's own points from its center.
  let point: CGPoint
  private let size: CGSize
  private let overshoot: ClosedRange<CGFloat>

  /// - Parameter point: In the part's own points, from its center.
  init(_ point: CGPoint, of part: Choreography.Part, size: CGSize, overshoot: ClosedRange<CGFloat>)
  {
    self.part = part
    self.point = point
    self.size = size
    self.overshoot = overshoot
  }

  /// Returns the point of the fore screen that is shown at a place; its middle, if the place is unknown.
  ///
  /// - Parameters:
  ///   - place: In the container's coordinates.
  ///   - fraction: The fraction at which it is shown there.
  static func on(
    _ place: CGPoint?, of choreography: Choreography, on geometry: TransitionGeometry,
    at fraction: CGFloat
  ) -> GrabbedPoint? {
    guard let part = choreography.parts.first(where: { $0.role == .fore }) else { return nil }
    func grabbed(_ point: CGPoint) -> GrabbedPoint {
      GrabbedPoint(
        point, of: part, size: geometry.fore.size, overshoot: choreography.overshoot)
    }
    let middle = grabbed(.zero)
    guard let place else { return middle }
    let shown = CGPoint(
      x: place.x - geometry.fore.midX, y: place.y - geometry.fore.midY)
    return shown.unprojected(by: middle.matrix(at: fraction)).map(grabbed) ?? middle
  }

  /// Returns where the point is shown at a fraction, from the center of the part at rest.
  func place(at fraction: CGFloat) -> CGVector {
    CGVector(point.projected(by: matrix(at: fraction)))
  }

  private func matrix(at fraction: CGFloat) -> CATransform3D {
    part.pose(at: fraction, overshoot: overshoot).transform(pivot: part.pivot, size: size)
  }
}

extension CGPoint {
  /// The point of a flat layer, relative to its center, that `m` projects onto this one; `nil` for a layer
  /// that is seen edge-on.
  func unprojected(by m: CATransform3D) -> CGPoint? {
    // x (m11 − X m14) + y (m21 − X m24) = X m44 − m41, and the same for Y.
    let (a, b, c) = (m.m11 - x * m.m14, m.m21 - x * m.m24, x * m.m44 - m.m41)
    let (d, e, f) = (m.m12 - y * m.m14, m.m22 - y * m.m24, y * m.m44 - m.m42)
    let determinant = a * e - b * d
    guard abs(determinant) > 1e-6 else { return nil }
    return CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
  }
}
