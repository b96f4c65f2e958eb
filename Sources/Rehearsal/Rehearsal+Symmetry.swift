import UIKit

// Movements that are to be the image of another one.
extension Rehearsal {
  /// A difference between right to left and the mirror image.
  var asymmetry: TransitionProblem? {
    let other = Rehearsal(definition, direction, on: geometry.inOtherLayout())
    if other.written.timing != written.timing {
      return problem(.mirror, "in a right-to-left layout its timing is another one.")
    }
    if let order = otherOrder(written, other.written) {
      return problem(.mirror, "in a right-to-left layout \(order).")
    }
    guard let (role, fraction) = difference(written.mirrored(), as: other.written, on: other) else {
      return nil
    }
    return problem(
      .mirror, at: fraction,
      "in a right-to-left layout \(role.name) is not where a mirror shows it.")
  }

  /// A difference between the closing and the opening in reverse.
  var otherWay: TransitionProblem? {
    guard direction == .closing, !definition.writesClosing else { return nil }
    let opening = definition.choreography(.opening, on: geometry)
    if let order = otherOrder(opening, written) {
      return problem(.backward, "\(order). Do not ask this if that is wanted.")
    }
    guard let (role, fraction) = difference(opening.reversed(), as: written, on: self) else {
      return nil
    }
    return problem(
      .backward, at: fraction,
      "\(role.name) does not go back the way it came. Do not ask this if that is wanted.")
  }

  /// A difference between two choreographies in how their parts are stacked.
  private func otherOrder(_ expected: Choreography, _ actual: Choreography) -> String? {
    guard expected.stacking == actual.stacking else { return "the screens are stacked otherwise" }
    func order(of choreography: Choreography, _ roles: [Choreography.Role]) -> [Choreography.Role] {
      choreography.parts.map(\.role).filter(roles.contains)
    }
    // A part that one of them lacks is told where it is seen.
    let mine = order(of: expected, actual.parts.map(\.role))
    let its = order(of: actual, expected.parts.map(\.role))
    guard let (role, _) = zip(mine, its).first(where: { $0 != $1 }) else { return nil }
    return "\(role.name) has another place in the order of the parts"
  }

  /// The first part of which something else is seen in another choreography, and where.
  private func difference(
    _ expected: Choreography, as actual: Choreography, on stage: Rehearsal
  ) -> (Choreography.Role, CGFloat)? {
    func parts(of choreography: Choreography) -> [Choreography.Role: Choreography.Part] {
      Dictionary(choreography.parts.map { ($0.role, $0) }) { first, _ in first }
    }
    let (mine, its) = (parts(of: expected), parts(of: actual))
    for role in (expected.parts + actual.parts).map(\.role) {
      for fraction in Rehearsal.fractions {
        // A part that one of them lacks is at rest there.
        let one = SeenPart(mine[role] ?? .absent(role), at: fraction, on: stage)
        let other = SeenPart(its[role] ?? .absent(role), at: fraction, on: stage)
        if !one.looks(like: other) { return (role, fraction) }
      }
    }
    return nil
  }
}

extension SeenPart {
  /// Returns whether the same is seen, within what can be told apart.
  fileprivate func looks(like other: SeenPart) -> Bool {
    let (mine, its) = (pose, other.pose)
    let lengths = [
      (mine.cutTop, its.cutTop), (mine.cutLeft, its.cutLeft), (mine.cutBottom, its.cutBottom),
      (mine.cutRight, its.cutRight), (mine.cornerRadius ?? 0, its.cornerRadius ?? 0),
    ]
    // Far behind the eye corners have no place; the numbers of both are the same there.
    return (mine == its || !(corners.distance(to: other.corners) > 0.25))
      && isCircular == other.isCircular && abs(mine.shadow - its.shadow) < 0.005
      && abs(mine.alpha - its.alpha) < 0.005 && abs(mine.dim - its.dim) < 0.005
      && lengths.allSatisfy { abs($0 - $1) < 0.25 + 1e-9 * abs($0) }
  }
}
