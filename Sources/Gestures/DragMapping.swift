import UIKit

/// Maps distances along an axis to fractions of a choreography, and back, so that the screen tracks
/// the finger. Pure. Distances are points from the open screen.
struct DragMapping {
  /// The direction in which a finger closes the screen, as a unit vector.
  let axis: CGVector
  let opens: Bool
  /// The length of the container along the axis, in points, at least 1.
  let extent: CGFloat
  private let choreography: Choreography
  private let geometry: TransitionGeometry
  private let hasMore: Bool
  /// The point of the front screen under the finger, in the screen's own points from its center.
  private(set) var grabbed = CGPoint.zero
  /// The distances at `steps + 1` evenly spaced shares of the way from the open screen to the closed screen; `nil` if
  /// no screen moves along the axis.
  private var table: [CGFloat]?

  private static let steps = 128

  /// - Parameters:
  ///   - hasMore: Whether more than the choreography follows the run: shared elements, bars, an app's animations.
  ///   - finger: The place of the finger in the container; by default at the middle of the front screen.
  ///   - start: The position of the run at which the finger is at this place.
  init(
    _ choreography: Choreography, on geometry: TransitionGeometry, along axis: CGVector,
    opens: Bool, hasMore: Bool = false, finger: CGPoint? = nil,
    at start: RunPosition = RunPosition(fraction: 0)
  ) {
    (self.choreography, self.geometry, self.hasMore) = (choreography, geometry, hasMore)
    (self.axis, self.opens) = (axis, opens)
    extent = geometry.extent(along: axis)
    if let finger, let front = choreography.part(.front) {
      let place = CGVector(finger) - start.residual[.front].translation
      let shown = place - CGVector(geometry.front.middle)
      grabbed =
        CGPoint(x: shown.dx, y: shown.dy).unprojected(by: matrix(of: front, at: start.fraction))
        ?? .zero
    }
    table = distances()
  }

  /// True if a screen moves along the axis. Otherwise `length` is `extent`.
  var isCoupled: Bool { table != nil }

  /// The distance from the open screen to the closed one.
  var length: CGFloat { table?.last ?? extent }

  /// Returns the fraction at which a card that comes over an edge of the container touches this edge: before, only its
  /// shadow moves, and a finger that opens the card would be ahead. `fraction`, if the front screen is no such card.
  func entry(from fraction: CGFloat) -> CGFloat {
    guard !geometry.fillsContainer, isCoupled else { return fraction }
    let (front, whole) = (geometry.front, geometry.container)
    let visible =
      abs(axis.dx) * (axis.dx < 0 ? front.maxX : whole.width - front.minX)
      + abs(axis.dy) * (axis.dy < 0 ? front.maxY : whole.height - front.minY)
    let beyond = distance(at: fraction) - visible
    return beyond > 0 ? self.fraction(from: fraction, travel: -beyond) : fraction
  }

  /// Returns the distance at a fraction of the run.
  func distance(at fraction: CGFloat) -> CGFloat {
    let closed = opens ? 1 - fraction : fraction
    guard let table else { return closed * extent }
    let position = closed.clamped(to: 0...1) * CGFloat(Self.steps)
    let index = min(Int(position), Self.steps - 1)
    return table[index] + (table[index + 1] - table[index]) * (position - CGFloat(index))
  }

  /// Returns the fraction after the finger has moved by `travel` points from the fraction `start`.
  ///
  /// Rubber-bands past the open screen, and stops at the closed screen. Exactly `start` at a travel of 0, because a run
  /// must not jump when caught.
  func fraction(from start: CGFloat, travel: CGFloat) -> CGFloat {
    let first = distance(at: start)
    let moved = closed(at: first + travel) - closed(at: first)
    return start + (opens ? -moved : moved)
  }

  /// Returns the share of the way to the closed screen, less than 0 past the open screen.
  private func closed(at distance: CGFloat) -> CGFloat {
    if distance <= 0 { return -(-distance).rubberBanded(over: extent) / max(length, 1) }
    guard distance < length else { return 1 }
    guard let table else { return distance / extent }
    // A binary search: the distances grow.
    var (low, high) = (0, Self.steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] <= distance { low = middle } else { high = middle }
    }
    let piece = max(table[high] - table[low], 1e-6)
    return (CGFloat(low) + (distance - table[low]) / piece) / CGFloat(Self.steps)
  }

  // MARK: Places

  /// Returns the place of `grabbed` at a fraction, from the center of the front screen at rest.
  func place(at fraction: CGFloat) -> CGVector {
    guard let front = choreography.part(.front) else { return .zero }
    return CGVector(grabbed.projected(by: matrix(of: front, at: fraction)))
  }

  private func matrix(of part: Choreography.Part, at fraction: CGFloat) -> CATransform3D {
    part.pose(at: fraction, overshoot: choreography.overshoot)
      .transform(anchor: part.anchor, size: part.frame(on: geometry).size)
  }

  // MARK: Distances

  /// Returns the distances of `grabbed`; if the front screen stays, those of the edge of the back screen that moves
  /// most (a door's free edge); `nil` if both move by less than `least`.
  private func distances() -> [CGFloat]? {
    if let middle = distances(of: .zero, on: .front) {
      // In perspective a grabbed point may run back: the middle takes its place.
      let point = grabbed == .zero ? middle : distances(of: grabbed, on: .front) ?? middle
      let isGrowing = zip(point, growing(point)).allSatisfy { abs($0 - $1) < 0.01 }
      return paced(isGrowing ? point : growing(middle))
    }
    let (x, y) = (geometry.whole.width / 2, geometry.whole.height / 2)
    let edge = [(-x, 0), (x, 0), (0, -y), (0, y)]
      .compactMap { distances(of: CGPoint(x: $0.0, y: $0.1), on: .back) }
      .map(growing).max { $0[Self.steps] < $1[Self.steps] }
    // If a screen turns about its middle, its edge first moves toward the eye, hardly along the axis: without `evened`,
    // the first points of a drag would turn the screen by a jerk.
    let turns = choreography.part(.back)?.turnsAboutItself == true
    return edge.map { turns ? evened($0, most: 2) : paced($0) }
  }

  private func distances(of point: CGPoint, on role: Choreography.Role) -> [CGFloat]? {
    guard let part = choreography.part(role), part.moves else { return nil }
    let places = (0...Self.steps).map {
      CGVector(point.projected(by: matrix(of: part, at: fraction($0)))).along(axis)
    }
    let distances = places.map { $0 - places[0] }
    return distances[Self.steps] >= least ? distances : nil
  }

  /// The shortest way of a screen that follows the finger: a quarter of the container, or half of a smaller card.
  private var least: CGFloat {
    let card = abs(axis.dx) * geometry.front.width + abs(axis.dy) * geometry.front.height
    return min(extent / 4, max(card / 2, 1))
  }

  private func fraction(_ step: Int) -> CGFloat {
    CGFloat(opens ? Self.steps - step : step) / CGFloat(Self.steps)
  }

  /// Makes distances monotone, because a distance must map to a single fraction: where they run back (a door's free
  /// edge in perspective), `highest` counts.
  ///
  /// A run must not jump at `highest`: the rest of the run is spread over the last sixth of the way.
  private func growing(_ distances: [CGFloat]) -> [CGFloat] {
    var grown = distances.reduce(into: []) { $0.append(max($0.last ?? 0, $1)) }
    let highest = grown[Self.steps]
    guard distances[Self.steps] < highest - 0.01,
      let first = grown.firstIndex(where: { $0 > highest * 5 / 6 })
    else { return grown }
    let start = grown[first]
    for step in first...Self.steps {
      let share = CGFloat(step - first) / CGFloat(max(Self.steps - first, 1))
      grown[step] = start + (highest - start) * share
    }
    return grown
  }

  // MARK: Pace

  /// Lengthens the distances where the grabbed point stands still and more is seen to change: the other screen, a turn,
  /// an opacity. The run would pass by a jerk there. With `hasMore` all standstills count.
  private func paced(_ distances: [CGFloat]) -> [CGFloat] {
    let busy = standstills(of: distances).filter { hasMore || isBusy($0, distances) }
    return busy.isEmpty ? distances : evened(distances, most: 4, in: busy)
  }

  /// Returns the ranges of steps in which a twelfth of the run takes less than a two hundredth of the finger's way.
  private func standstills(of distances: [CGFloat]) -> [Range<Int>] {
    let (span, least) = (Self.steps / 12, distances[Self.steps] / 200)
    var ranges: [Range<Int>] = []
    for start in 0...(Self.steps - span)
    where abs(distances[start + span] - distances[start]) < least {
      if let last = ranges.last, last.upperBound >= start {
        ranges[ranges.count - 1] = last.lowerBound..<(start + span)
      } else {
        ranges.append(start..<(start + span))
      }
    }
    return ranges
  }

  /// Returns whether a part is seen to change in a range of steps by more than the grabbed point's own way.
  private func isBusy(_ range: Range<Int>, _ distances: [CGFloat]) -> Bool {
    let way = abs(distances[range.upperBound] - distances[range.lowerBound])
    return choreography.parts.contains { part in
      guard part.role == .front || part.role == .back || part.role.isView else { return false }
      func pose(_ step: Int) -> Pose {
        part.pose(at: fraction(step), overshoot: choreography.overshoot)
      }
      let first = pose(opens ? range.upperBound : range.lowerBound)
      let corners = part.corners(first, on: geometry)
      return (range.lowerBound...range.upperBound).contains { step in
        let next = pose(step)
        guard max(first.opacity, next.opacity) > Choreography.Part.faintest else { return false }
        return abs(next.opacity - first.opacity) > 0.1 || abs(next.dim - first.dim) > 0.1
          || !(part.corners(next, on: geometry).distance(to: corners) < way + 10)
      }
    }
  }

  /// Limits the speed of the run, in all steps or in ranges of steps, to `most` times the average.
  private func evened(_ distances: [CGFloat], most: CGFloat, in ranges: [Range<Int>]? = nil)
    -> [CGFloat]
  {
    let least = distances[Self.steps] / (most * CGFloat(Self.steps))
    let pieces = zip(distances, distances.dropFirst()).enumerated().map { step, ends in
      let isEvened = ranges?.contains { $0.contains(step) } != false
      return (way: ends.1 - ends.0, least: isEvened ? least : 0)
    }
    let lack = pieces.reduce(0) { $0 + max($1.least - $1.way, 0) }
    let surplus = pieces.reduce(0) { $0 + max($1.way - $1.least, 0) }
    guard lack > 0, surplus > lack else { return distances }
    return pieces.reduce(into: [0]) { evened, piece in
      let more = max(piece.way - piece.least, 0) * (1 - lack / surplus)
      evened.append(evened[evened.count - 1] + piece.least + more)
    }
  }
}

extension CGPoint {
  /// Returns the point of a flat layer, relative to its center, whose projection by `m` is this point; `nil` for a
  /// layer seen edge-on.
  func unprojected(by m: CATransform3D) -> CGPoint? {
    // x (m11 − X m14) + y (m21 − X m24) = X m44 − m41, and the same for Y.
    let (a, b, c) = (m.m11 - x * m.m14, m.m21 - x * m.m24, x * m.m44 - m.m41)
    let (d, e, f) = (m.m12 - y * m.m14, m.m22 - y * m.m24, y * m.m44 - m.m42)
    let determinant = a * e - b * d
    guard abs(determinant) > 1e-6 else { return nil }
    return CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
  }
}

extension TransitionGeometry {
  /// The length of the container along an axis, in points, at least 1.
  func extent(along axis: CGVector) -> CGFloat {
    max(abs(axis.dx) * container.width + abs(axis.dy) * container.height, 1)
  }
}
