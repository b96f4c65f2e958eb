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

  /// - Parameter axis: The direction in which a finger closes the screen, as a unit vector.
  init(
    _ choreography: Choreography, on geometry: Geometry, along axis: CGVector, opens: Bool
  ) {
    self.opens = opens
    extent = max(
      abs(axis.dx) * geometry.container.width + abs(axis.dy) * geometry.container.height, 1)
    table = DragMapping.table(choreography, on: geometry, along: axis, opens: opens, extent: extent)
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

  /// Follows the middle of the fore screen, or else that edge of the back screen which moves most
  /// (a door's free edge). A point that moves less than a quarter of the extent does not count.
  private static func table(
    _ choreography: Choreography, on geometry: Geometry, along axis: CGVector, opens: Bool,
    extent: CGFloat
  ) -> [CGFloat]? {
    let whole = CGRect(origin: .zero, size: geometry.container)
    let handles: [(Role, CGSize, CGPoint)] =
      [(.fore, geometry.fore.size, CGPoint.zero)]
      + [(-0.5, 0), (0.5, 0), (0, -0.5), (0, 0.5)].map {
        (.back, whole.size, CGPoint(x: $0.0 * whole.width, y: $0.1 * whole.height))
      }
    var best: [CGFloat]?
    for (role, size, point) in handles {
      guard let part = choreography.parts.first(where: { $0.role == role }), part.moves else {
        continue
      }
      var distances = (0...steps).map { step in
        let pose = part.pose(at: CGFloat(step) / CGFloat(steps), overshoot: choreography.overshoot)
        let matrix = pose.transform(pivot: part.pivot, size: size)
        return CGVector(point.projected(by: matrix)).along(axis)
      }
      let open = opens ? distances[steps] : distances[0]
      distances = distances.map { $0 - open }
      guard (opens ? distances[0] : distances[steps]) >= extent / 4 else { continue }
      let monotone = growing(distances, opens: opens)
      if role == .fore { return monotone }
      if (opens ? monotone[0] : monotone[steps]) > (best.map { opens ? $0[0] : $0[steps] } ?? 0) {
        best = monotone
      }
    }
    return best
  }

  /// Makes distances monotone, because a distance must map to one fraction: one that runs back (a
  /// door's free edge in perspective) is replaced by the largest one before it.
  private static func growing(_ distances: [CGFloat], opens: Bool) -> [CGFloat] {
    var highest: CGFloat = 0
    let outward = (opens ? distances.reversed() : distances).map { position in
      highest = max(highest, position)
      return highest
    }
    return opens ? outward.reversed() : outward
  }
}
