import UIKit

extension FlightPlanes.Plane {
  /// The plane of the fore screen alone, on which a run that opens ends.
  func ofFore(opens: Bool) -> FlightPlanes.Plane {
    guard case .between(let old, let new) = self else { return self }
    return .aboard(opens ? new : old)
  }

  /// The transform of the layer of an element that is at `pose` while both screens are at rest.
  ///
  /// - Parameters:
  ///   - start: Its corners in the screen that it comes from, at rest; `end`, in the other.
  ///   - progress: How far it is from the one to the other.
  func transform(of pose: ElementPose, from start: Quad, to end: Quad, at progress: CGFloat)
    -> CATransform3D
  {
    switch self {
    case .aboard(let plane): return plane.transform(center: pose.center, angle: pose.angle)
    case .between(let old, let new):
      let rest = Quad(center: pose.center, size: pose.size, angle: pose.angle)
      return old.quad(start).mixed(with: new.quad(end), at: progress)
        .adding(rest, minus: start.mixed(with: end, at: progress))
        .transform(of: pose.size)
    }
  }
}
