import UIKit

/// A part of a choreography at one instant, as the eye sees it.
struct SeenPart {
  let role: Choreography.Role
  let pose: Pose
  /// The corners on the screen, under the matrix of the layer.
  let corners: ProjectedCorners
  /// True if the corners are those of a circle, where they are round.
  let isCircular: Bool
  /// The corner radius of the display, which hides what is cut there.
  private let displayRadius: CGFloat
  private let matrix: CATransform3D
  private let frame: CGRect

  init(_ part: Choreography.Part, at fraction: CGFloat, on rehearsal: Rehearsal) {
    role = part.role
    frame = part.frame(on: rehearsal.geometry)
    pose = part.pose(at: fraction, overshoot: rehearsal.choreography.overshoot)
    isCircular = part.isCircular && pose.cornerRadius ?? 0 > 0
    displayRadius = rehearsal.geometry.displayCornerRadius
    matrix = pose.transform(pivot: part.pivot, size: frame.size)
    corners = ProjectedCorners(matrix, size: frame.size)
  }

  /// True if nothing is seen through it.
  var isOpaque: Bool { pose.alpha > 0.99 }

  /// Returns how near to the eye it is seen at a point of the container; `nil` where it is not.
  func depth(at point: CGPoint) -> CGFloat? {
    let shown = CGPoint(x: point.x - frame.midX, y: point.y - frame.midY)
    guard let own = shown.unprojected(by: matrix) else { return nil }
    let divisor = own.x * matrix.m14 + own.y * matrix.m24 + matrix.m44
    // A window may be larger than what it shows.
    let window = pose.window(in: frame.size).intersection(CGRect(origin: .zero, size: frame.size))
    let place = CGPoint(x: own.x + frame.width / 2, y: own.y + frame.height / 2)
    // Behind the eye nothing is seen.
    guard divisor > 0.01, window.contains(place), !isCut(place, in: window) else { return nil }
    return (own.x * matrix.m13 + own.y * matrix.m23 + matrix.m43) / divisor + pose.lift
  }

  /// True for a point of the window that lies outside its round corners.
  private func isCut(_ place: CGPoint, in window: CGRect) -> Bool {
    let radius = min(pose.cornerRadius ?? 0, min(window.width, window.height) / 2)
    guard radius * pose.scale > displayRadius + 0.5 else { return false }
    let inside = window.insetBy(dx: radius, dy: radius)
    let nearest = CGPoint(
      x: place.x.clamped(to: inside.minX...max(inside.minX, inside.maxX)),
      y: place.y.clamped(to: inside.minY...max(inside.minY, inside.maxY)))
    return hypot(place.x - nearest.x, place.y - nearest.y) > radius
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
