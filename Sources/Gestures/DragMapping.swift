import UIKit

/// Maps distances along an axis to fractions of a choreography, and back, so that the screen tracks
/// the finger. Pure.
///
/// Distances are points from the open screen: they grow while it closes.
struct DragMapping {
  /// The length of the container along the axis, in points, at least 1.
  let extent: CGFloat
  private let opens: Bool
  /// The distances at evenly spaced fractions; `nil` if nothing moves along the axis.
  private let table: [CGFloat]?
  private static let steps = 128

  /// - Parameters:
  ///   - axis: The direction in which a finger closes the screen, as a unit vector.
  ///   - hasMore: Whether more than the choreography follows the run.
  ///   - grabbed: The point of the fore screen that stays under the finger; by default its middle.
  init(
    _ choreography: Choreography, on geometry: TransitionGeometry, along axis: CGVector,
    opens: Bool, hasMore: Bool = false, grabbed: GrabbedPoint? = nil
  ) {
    self.opens = opens
    extent = max(
      abs(axis.dx) * geometry.container.width + abs(axis.dy) * geometry.container.height, 1)
    let pace = DragPace(choreography, on: geometry, hasMore: hasMore)
    table = DragMapping.table(
      choreography, on: geometry, along: axis, opens: opens, over: extent, grabbed: grabbed,
      at: pace)
  }

  /// True if the choreography itself moves along the axis. Otherwise the whole extent is one run.
  var isCoupled: Bool { table != nil }

  /// The distance from the open screen to the closed one.
  var length: CGFloat { table.map { opens ? $0[0] : $0[DragMapping.steps] } ?? extent }

  /// Returns the distance at a fraction of the run.
  func distance(at fraction: CGFloat) -> CGFloat {
    guard let table else { return (opens ? 1 - fraction : fraction) * extent }
    let position = fraction.clamped(to: 0...1) * CGFloat(DragMapping.steps)
    let index = min(Int(position), DragMapping.steps - 1)
    return table[index] + (table[index + 1] - table[index]) * (position - CGFloat(index))
  }

  /// Returns the fraction after the finger has moved `travel` points since it caught the run at the
  /// fraction `start`.
  ///
  /// Rubber-bands past the open screen, and stops at the closed one. At no travel it is exactly
  /// `start`, so that nothing jumps at a catch.
  func fraction(from start: CGFloat, travel: CGFloat) -> CGFloat {
    let first = distance(at: start)
    return start + fraction(at: first + travel) - fraction(at: first)
  }

  private func fraction(at distance: CGFloat) -> CGFloat {
    let open: CGFloat = opens ? 1 : 0
    let away: CGFloat = opens ? 1 : -1
    if distance <= 0 {
      return open + away * RubberBand.offset(for: -distance, over: extent) / max(length, 1)
    }
    guard let table else { return open - away * min(distance / extent, 1) }
    // A binary search: the values grow towards the closed end, whichever index that has.
    func value(_ step: Int) -> CGFloat { table[opens ? DragMapping.steps - step : step] }
    var (low, high) = (0, DragMapping.steps)
    guard distance < value(high) else { return 1 - open }
    while high - low > 1 {
      let middle = (low + high) / 2
      if value(middle) <= distance { low = middle } else { high = middle }
    }
    let piece = max(value(high) - value(low), 1e-6)
    let step = (CGFloat(low) + (distance - value(low)) / piece) / CGFloat(DragMapping.steps)
    return open - away * step
  }

  /// Follows the point of the fore screen that was grabbed, or else that edge of the old screen which
  /// moves most (a door's free edge). What moves less than a quarter of the extent does not count.
  private static func table(
    _ choreography: Choreography, on geometry: TransitionGeometry, along axis: CGVector,
    opens: Bool,
    over extent: CGFloat, grabbed: GrabbedPoint?, at pace: DragPace
  ) -> [CGFloat]? {
    func distances(_ handle: GrabbedPoint) -> [CGFloat]? {
      guard handle.part.moves else { return nil }
      let places = (0...steps).map {
        handle.place(at: CGFloat($0) / CGFloat(steps)).along(axis)
      }
      let open = opens ? places[steps] : places[0]
      let reach = (opens ? places[0] : places[steps]) - open
      return reach >= extent / 4 ? places.map { $0 - open } : nil
    }
    if let middle = choreography.handle(.fore, on: geometry).flatMap(distances) {
      // A point that runs back, in perspective, gives way to the middle.
      let own = grabbed.flatMap(distances) ?? middle
      let monotone = growing(own, opens: opens)
      let followed =
        zip(own, monotone).allSatisfy { abs($0 - $1) < 0.01 } ? own : growing(middle, opens: opens)
      return pace.paced(followed)
    }
    func reach(_ distances: [CGFloat]) -> CGFloat { opens ? distances[0] : distances[steps] }
    let edge = choreography.freeEdges(on: geometry).compactMap(distances)
      .map { growing($0, opens: opens) }.max { reach($0) < reach($1) }
    let turns = choreography.parts.contains { $0.role == .back && $0.turnsAboutItself }
    return edge.map { turns ? DragPace.evened($0, most: 2) : pace.paced($0) }
  }

  /// Makes distances monotone, because a distance must map to one fraction: one that runs back (a
  /// door's free edge in perspective) is replaced by the largest one before it.
  ///
  /// A run must not jump there: from a sixth of the way before its end on, what is left of the run is spread
  /// over what is left of the way.
  private static func growing(_ distances: [CGFloat], opens: Bool) -> [CGFloat] {
    var highest: CGFloat = 0
    var outward = (opens ? distances.reversed() : distances).map { position in
      highest = max(highest, position)
      return highest
    }
    let runsBack = (opens ? distances[0] : distances[steps]) < highest - 0.01
    if runsBack, let first = outward.firstIndex(where: { $0 > highest * 5 / 6 }) {
      let start = outward[first]
      for step in first...steps {
        let share = CGFloat(step - first) / CGFloat(max(steps - first, 1))
        outward[step] = start + (highest - start) * share
      }
    }
    return opens ? outward.reversed() : outward
  }
}

extension Choreography {
  /// The point of a screen at a place in units of its size from its middle.
  fileprivate func handle(
    _ role: Choreography.Role, on geometry: TransitionGeometry, at unit: CGVector = .zero
  )
    -> GrabbedPoint?
  {
    guard let part = parts.first(where: { $0.role == role }) else { return nil }
    let size = part.frame(on: geometry).size
    return GrabbedPoint(
      CGPoint(x: unit.dx * size.width, y: unit.dy * size.height), of: part, size: size,
      overshoot: overshoot)
  }

  /// The middles of the edges of the old screen.
  fileprivate func freeEdges(on geometry: TransitionGeometry) -> [GrabbedPoint] {
    [(-0.5, 0), (0.5, 0), (0, -0.5), (0, 0.5)].compactMap {
      handle(.back, on: geometry, at: CGVector(dx: $0.0, dy: $0.1))
    }
  }
}
