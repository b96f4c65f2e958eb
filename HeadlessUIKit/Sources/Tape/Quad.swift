import Foundation

/// A rectangle in perspective: a convex polygon.
package struct Quad {
  package let points: [SIMD2<Double>]

  package init(_ rect: CGRect, at place: Homography) {
    let (x0, y0) = (Double(rect.minX), Double(rect.minY))
    let (x1, y1) = (Double(rect.maxX), Double(rect.maxY))
    let corners = [
      place.lift(x0, y0), place.lift(x1, y0), place.lift(x1, y1), place.lift(x0, y1),
    ]
    points = Polyline(points: corners, isClosed: true).areaInFront().points
      .map { SIMD2($0.x, $0.y) / $0.z }
  }

  private init(_ points: [SIMD2<Double>]) {
    self.points = points
  }

  /// Twice the area, negative where the outline runs counterclockwise on the screen.
  package var turn: Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
      sum + pair.0.x * pair.1.y - pair.0.y * pair.1.x
    }
  }

  package var box: Box {
    var box = Box()
    for point in points { box.add(point.x, point.y) }
    return box
  }

  /// Returns the mean of the corners of the area that both cover, or nil if they do not overlap.
  package func overlapCenter(with other: Quad) -> SIMD2<Double>? {
    let side = other.turn < 0 ? -1.0 : 1.0
    var rest = points
    for (from, to) in zip(other.points, other.points.dropFirst() + other.points.prefix(1)) {
      let edge = to - from
      func inside(_ p: SIMD2<Double>) -> Double {
        side * (edge.x * (p.y - from.y) - edge.y * (p.x - from.x))
      }
      var kept: [SIMD2<Double>] = []
      guard var last = rest.last else { return nil }
      for point in rest {
        let (before, now) = (inside(last), inside(point))
        if (before < 0) != (now < 0) {
          kept.append(last + (point - last) * (before / (before - now)))
        }
        if now >= 0 { kept.append(point) }
        last = point
      }
      rest = kept
    }
    guard rest.count > 2, abs(Quad(rest).turn) > 1e-6 else { return nil }
    return rest.reduce(.zero, +) / Double(rest.count)
  }
}
