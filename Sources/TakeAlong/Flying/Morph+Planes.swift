import UIKit

// The poses of an element that goes along with screens.
extension Morph {
  func pose(at fraction: CGFloat, on plane: FlightPlanes.Plane?) -> ElementPose {
    var pose = pose(at: fraction)
    if let plane { place(&pose, on: plane, at: fraction) }
    return pose
  }

  /// The poses at these fractions, each on its plane.
  func poses(at fractions: [CGFloat], on planes: [FlightPlanes.Plane]) -> [ElementPose] {
    var poses = self.poses(at: fractions)
    for index in planes.indices { place(&poses[index], on: planes[index], at: fractions[index]) }
    return poses
  }

  /// The poses at these fractions, on screens that only move and stretch; without the matrices, which many elements
  /// have in common.
  func poses(at fractions: [CGFloat], on screens: [PlaneStretch]) -> [ElementPose] {
    var poses = self.poses(at: fractions)
    for index in screens.indices {
      screens[index].move(
        &poses[index].center, from: start.center, to: end.center, at: fractions[index])
    }
    return poses
  }

  /// The centers in the poses on such screens.
  func centers(at fractions: [CGFloat], on screens: [PlaneStretch]) -> [CGPoint] {
    var centers: [CGPoint] = []
    centers.reserveCapacity(fractions.count)
    for fraction in fractions { centers.append(center(at: fraction)) }
    for index in screens.indices {
      screens[index].move(
        &centers[index], from: start.center, to: end.center, at: fractions[index])
    }
    return centers
  }

  /// The poses at these fractions, where their centers and matrices are known.
  func poses(at fractions: [CGFloat], in places: Places) -> [ElementPose] {
    var poses = self.poses(at: fractions)
    for index in poses.indices {
      (poses[index].center, poses[index].matrix) = (places.centers[index], places.matrices[index])
    }
    return poses
  }

  typealias Places = (centers: [CGPoint], matrices: [CATransform3D])

  /// The centers and matrices in the poses on planes, without the poses.
  func places(at fractions: [CGFloat], on planes: [FlightPlanes.Plane]) -> Places {
    var places: Places = ([], [])
    places.centers.reserveCapacity(fractions.count)
    places.matrices.reserveCapacity(fractions.count)
    // One for all: what of it adds up is not read.
    var pose = start
    for index in fractions.indices {
      write(&pose, at: fractions[index])
      place(&pose, on: planes[index], at: fractions[index])
      places.centers.append(pose.center)
      places.matrices.append(pose.matrix ?? CATransform3DIdentity)
    }
    return places
  }

  private func poses(at fractions: [CGFloat]) -> [ElementPose] {
    // Numbers that do not change are right from the beginning.
    var poses = [ElementPose](repeating: start, count: fractions.count)
    for index in fractions.indices { write(&poses[index], at: fractions[index]) }
    return poses
  }

  /// The matrices of such poses.
  func matrices(of poses: [ElementPose], at fractions: [CGFloat], on screens: [PlaneStretch])
    -> [CATransform3D]
  {
    poses.indices.map {
      screens[$0].matrix(of: poses[$0], from: start, to: end, at: fractions[$0])
    }
  }

  /// True if it takes part in what screens only move and stretch: it is not turned in its own plane, and is on both.
  var isStretched: Bool { start.angle == 0 && !changes.contains(.angle) && follows != .size }

  private func place(_ pose: inout ElementPose, on plane: FlightPlanes.Plane, at fraction: CGFloat)
  {
    if isStretched, let screens = PlaneStretch(plane) {
      screens.move(&pose.center, from: start.center, to: end.center, at: fraction)
      pose.matrix = screens.matrix(of: pose, from: start, to: end, at: fraction)
      return
    }
    let (old, new) = corners
    let matrix =
      follows == .size
      ? plane.ofFore(opens: opens).transform(of: pose, from: old, to: new, at: fraction)
      : plane.transform(of: pose, from: old, to: new, at: fraction)
    (pose.center, pose.matrix) = matrix.aboutItsCenter
  }
}
