import UIKit

/// Two screens that only move and stretch, at one instant, and an element between them that is not turned: as
/// `FlightPlanes.Plane.transform` has it, without a look at each corner.
struct PlaneStretch: Sendable {
  private let old: (growth: SIMD2<Double>, shift: SIMD2<Double>)
  private let new: (growth: SIMD2<Double>, shift: SIMD2<Double>)

  /// Returns `nil` for screens that turn or tilt.
  init?(_ plane: FlightPlanes.Plane) {
    guard case .between(let old, let new) = plane, old.isUpright, new.isUpright else { return nil }
    (self.old, self.new) = (old.stretch, new.stretch)
  }

  /// Moves a center on the way from `start` to `end`.
  @inline(__always)
  func move(_ center: inout CGPoint, from start: CGPoint, to end: CGPoint, at progress: CGFloat) {
    let first = SIMD2(start) * old.growth + old.shift
    let last = SIMD2(end) * new.growth + new.shift
    let way = first + (last - first) * Double(progress)
    center.x += CGFloat(way.x)
    center.y += CGFloat(way.y)
  }

  /// The transform of its layer about its center.
  func matrix(
    of pose: ElementPose, from start: ElementPose, to end: ElementPose, at progress: CGFloat
  ) -> CATransform3D {
    let first = SIMD2(start.size) * old.growth
    let last = SIMD2(end.size) * new.growth
    let size = SIMD2(pose.size)
    let stretched = size + first + (last - first) * Double(progress)
    let (x, y) = (stretched.x / max(size.x, 0.01), stretched.y / max(size.y, 0.01))
    return CATransform3DMakeScale(CGFloat(x), CGFloat(y), 1)
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  fileprivate init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}
