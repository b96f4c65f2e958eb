import UIKit

/// A part of a choreography at one instant, as the eye sees it.
struct SeenPart {
  let role: Choreography.Role
  let pose: Pose
  /// The corners on the screen, under the matrix of the layer.
  let corners: ProjectedCorners
  private let matrix: CATransform3D
  private let frame: CGRect

  init(_ part: Choreography.Part, at fraction: CGFloat, on rehearsal: Rehearsal) {
    role = part.role
    frame = part.frame(on: rehearsal.geometry)
    pose = part.pose(at: fraction, overshoot: rehearsal.choreography.overshoot)
    matrix = pose.transform(pivot: part.pivot, size: frame.size)
    corners = ProjectedCorners(matrix, size: frame.size)
  }

  /// True if nothing is seen through it.
  var isOpaque: Bool { pose.alpha > 0.99 }

  /// True if all of it is before the eye: what is not has no depth that could be compared.
  var isBeforeEye: Bool {
    [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].allSatisfy { x, y in
      x * frame.width * matrix.m14 + y * frame.height * matrix.m24 + matrix.m44 > 0.02
    }
  }

  /// Returns how near to the eye it is seen at a point of the container; `nil` where it is not.
  func depth(at point: CGPoint) -> CGFloat? {
    let shown = CGPoint(x: point.x - frame.midX, y: point.y - frame.midY)
    guard let own = shown.unprojected(by: matrix) else { return nil }
    let divisor = own.x * matrix.m14 + own.y * matrix.m24 + matrix.m44
    // A window may be larger than what it shows.
    let window = pose.window(in: frame.size).intersection(CGRect(origin: .zero, size: frame.size))
    let place = CGPoint(x: own.x + frame.width / 2, y: own.y + frame.height / 2)
    // Behind the eye nothing is seen.
    guard divisor > 0.01, window.contains(place) else { return nil }
    return (own.x * matrix.m13 + own.y * matrix.m23 + matrix.m43) / divisor + pose.lift
  }
}

extension Choreography.Part {
  /// The frame at rest, in the container's coordinates; that of a view inside a screen, if it is known.
  fileprivate func frame(on geometry: TransitionGeometry) -> CGRect {
    if case .view(let views, let index) = role.kind {
      let frames = geometry.inside[views] ?? []
      return frames.indices.contains(index) ? frames[index] : geometry.whole
    }
    return role == .fore ? geometry.fore : geometry.whole
  }
}

extension TransitionGeometry {
  /// Points all over the container, none of them on its edge.
  var gridPoints: [CGPoint] {
    let shares: [CGFloat] = [0.002, 0.13, 0.26, 0.38, 0.505, 0.63, 0.74, 0.87, 0.998]
    return shares.flatMap { y in
      shares.map { CGPoint(x: $0 * container.width, y: y * container.height) }
    }
  }
}
