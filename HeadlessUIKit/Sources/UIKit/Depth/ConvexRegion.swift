import Foundation

/// A convex polygon, empty or with its corners in order.
struct ConvexRegion {
  private(set) var corners: [CGPoint]

  init(_ corners: [CGPoint]) { self.corners = corners }

  var area: CGFloat { abs(turn) / 2 }

  /// The area for each point of the greatest length: the mean width of a sliver.
  var width: CGFloat {
    let lengths = corners.flatMap { a in corners.map { b in hypot(a.x - b.x, a.y - b.y) } }
    return area > 0 ? area / (lengths.max() ?? 1) : 0
  }

  /// Twice the area; negative where the corners go round the other way.
  private var turn: CGFloat {
    edges.reduce(0) { $0 + $1.from.x * $1.to.y - $1.from.y * $1.to.x }
  }

  private var edges: [(from: CGPoint, to: CGPoint)] {
    guard let first = corners.first else { return [] }
    return zip(corners, corners.dropFirst() + [first]).map { ($0, $1) }
  }

  /// What lies where `side`, a linear function, is not negative.
  func clipped(_ side: (CGPoint) -> CGFloat) -> ConvexRegion {
    var kept: [CGPoint] = []
    for (from, to) in edges {
      let (before, after) = (side(from), side(to))
      if before >= 0 { kept.append(from) }
      if (before < 0) != (after < 0) {
        let part = before / (before - after)
        kept.append(
          CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      }
    }
    return ConvexRegion(kept.count > 2 ? kept : [])
  }

  func intersection(_ other: ConvexRegion) -> ConvexRegion {
    let sign: CGFloat = other.turn < 0 ? -1 : 1
    return other.edges.reduce(self) { rest, edge in
      rest.clipped { point in
        sign
          * ((edge.to.x - edge.from.x) * (point.y - edge.from.y)
            - (edge.to.y - edge.from.y) * (point.x - edge.from.x))
      }
    }
  }
}
