import UIKit

// The two screens as they lie over each other.
extension Rehearsal {
  /// The screens and the backdrop at a fraction, from the first part to the last one.
  private func seen(at fraction: CGFloat) -> [SeenPart] {
    choreography.parts.filter { [.fore, .back, .backdrop].contains($0.role) }
      .map { SeenPart($0, at: fraction, on: self) }
  }

  // MARK: Cover

  /// A point at which the window would be seen.
  var hole: TransitionProblem? {
    // The presenter of a card stays where it is; in a container's run, so does a screen without a part.
    let roles = Set(written.parts.map(\.role))
    guard geometry.fillsContainer, roles.isSuperset(of: [.fore, .back]) else { return nil }
    let points = geometry.gridPoints
    for fraction in Rehearsal.fractions {
      let opaque = seen(at: fraction).filter(\.isOpaque)
      let bare = points.first { point in !opaque.contains { $0.depth(at: point) != nil } }
      guard let bare else { continue }
      return problem(
        .cover, at: fraction,
        "nothing opaque is at (\(Int(bare.x)), \(Int(bare.y))), and the window is seen there.")
    }
    return nil
  }

  // MARK: Depth

  /// A part that comes through another one that is to be in front.
  var crossing: TransitionProblem? {
    guard choreography.parts.contains(where: \.changesDepth) else { return nil }
    let points = geometry.gridPoints
    let isFree = !written.parts.contains(where: \.changesDepth) && written.stacking == .byDepth
    var last: [Int: Bool] = [:]
    for fraction in Rehearsal.fractions {
      let parts = ordered(seen(at: fraction))
      for (index, front) in parts.enumerated() {
        for behind in parts[..<index] where front.pose.alpha > 0.1 && behind.pose.alpha > 0.1 {
          if isFree, behind.role != .backdrop { continue }
          let isWrong = points.contains { point in
            guard let near = front.depth(at: point), let far = behind.depth(at: point) else {
              return false
            }
            return near < far - Rehearsal.sliver
          }
          guard isWrong else { continue }
          return problem(
            .depth, at: fraction, "\(behind.role.name) comes through \(front.role.name).")
        }
      }
      guard isFree else { continue }
      let order = foreIsNearer(parts, at: points, last)
      let both = order.keys.filter { last[$0] != nil }
      let changed = both.filter { order[$0] != last[$0] }
      // The line in which two planes cut each other wanders; it does not pass all of a screen at once.
      if both.count > 4, 2 * changed.count > both.count {
        return problem(
          .depth, at: fraction, "the two screens change places where both of them are seen.")
      }
      last = order
    }
    return nil
  }

  /// As far as one part may stand out of another before it is seen, in points.
  private static let sliver: CGFloat = 0.5

  /// The parts from back to front: by their own lifts, if they have any, else by their places in the list.
  private func ordered(_ parts: [SeenPart]) -> [SeenPart] {
    guard written.parts.contains(where: \.changesDepth) else { return parts }
    return parts.enumerated().sorted {
      let (a, b) = ($0.element.pose.lift, $1.element.pose.lift)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  /// True for each point at which the fore screen is nearer than the back screen, of those at which both are seen.
  /// Where they touch, it is as before.
  private func foreIsNearer(
    _ parts: [SeenPart], at points: [CGPoint], _ last: [Int: Bool]
  ) -> [Int: Bool] {
    guard let fore = parts.first(where: { $0.role == .fore }), fore.pose.alpha > 0.1,
      let back = parts.first(where: { $0.role == .back }), back.pose.alpha > 0.1
    else { return [:] }
    var nearer: [Int: Bool] = [:]
    for (index, point) in points.enumerated() {
      guard let one = fore.depth(at: point), let other = back.depth(at: point) else { continue }
      nearer[index] = abs(one - other) > 0.05 ? one > other : last[index]
    }
    return nearer
  }
}
