import UIKit

// Faults of a choreography that an app has written. None of them stops a run.
extension Choreography {
  /// True if all numbers that are shown are finite, at some instants.
  var isUsable: Bool {
    timing.duration.isFinite
      && parts.allSatisfy { part in
        part.isUsable
          && [0, 0.25, 0.5, 0.75, 1].allSatisfy { part.pose(at: $0, overshoot: overshoot).isFinite }
      }
  }

  /// The reports about a choreography in a direction.
  func faults(_ direction: TransitionDirection) -> [TransitionMisuse] {
    let first: (role: Role, fraction: CGFloat) = direction == .opening ? (.back, 0) : (.fore, 0)
    let last: (role: Role, fraction: CGFloat) = direction == .opening ? (.fore, 1) : (.back, 1)
    // A view inside a screen is at rest where that is.
    let inside = parts.compactMap { part -> (role: Role, fraction: CGFloat)? in
      guard case .view(let views, _) = part.role.kind else { return nil }
      return (part.role, views.inFore == (direction == .opening) ? 1 : 0)
    }
    let jumps = ([first, last] + inside).filter { !isAtRest($0.role, at: $0.fraction) }
    return jumps.map { .notAtRest(role: $0.role.name, fraction: Double($0.fraction)) }
      + repeatedRoles.map { .roleTwice(role: $0.name) }
  }

  /// True if a screen looks untouched, but for the corners of a card and what is less than can be seen.
  private func isAtRest(_ role: Role, at fraction: CGFloat) -> Bool {
    guard let part = parts.first(where: { $0.role == role }) else { return true }
    let pose = part.pose(at: fraction, overshoot: overshoot)
    // As large as a phone: a factor or an angle is off by no more than a pixel there.
    let size = CGSize(width: 400, height: 800)
    let corners = ProjectedCorners(pose.transform(pivot: part.pivot, size: size), size: size)
    return corners.distance(to: ProjectedCorners(CATransform3DIdentity, size: size)) < 0.5
      && pose.alpha > 0.99
      && pose.dim < 0.01
      // A window that is larger than the screen cuts nothing.
      && max(pose.cutTop, pose.cutLeft, pose.cutBottom, pose.cutRight) < 0.5
  }
}

extension Choreography.Role {
  /// The name of the role, for a report.
  var name: String {
    if case .view(let views, let index) = kind { return "\(views.key) \(index)" }
    return "\(kind)"
  }
}

extension Choreography.Part {
  /// True if the fixed point has a place.
  var isUsable: Bool { pivot.isUsable && pivotZ.isFinite }
}

extension Pose {
  var isFinite: Bool {
    let numbers = [
      x, y, z, scale, rotationX, rotationY, rotationZ, perspective, alpha, cornerRadius ?? 0,
      cutTop, cutLeft, cutBottom, cutRight, dim,
    ]
    return numbers.allSatisfy(\.isFinite)
  }
}
