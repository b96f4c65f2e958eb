import UIKit

extension Choreography.Part {
  /// The frame at rest, in the container's coordinates; that of a view inside a screen, if it is known.
  func frame(on geometry: TransitionGeometry) -> CGRect {
    if case .view(let views, let index) = role.kind {
      let frames = geometry.inside[views] ?? []
      return frames.indices.contains(index) ? frames[index] : geometry.whole
    }
    return role == .fore ? geometry.fore : geometry.whole
  }

  /// The corners in a pose, from the middle of the frame at rest.
  func corners(_ pose: Pose, on geometry: TransitionGeometry) -> ProjectedCorners {
    let size = frame(on: geometry).size
    return ProjectedCorners(pose.transform(pivot: pivot, size: size), size: size)
  }
}
