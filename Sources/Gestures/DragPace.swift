import UIKit

/// Keeps a run from passing by a jerk where the finger's way hardly says how far the run is. Pure.
///
/// Where nothing would be seen to jump, the finger has exactly the point that it grabbed.
struct DragPace {
  private let choreography: Choreography
  private let geometry: TransitionGeometry
  private let hasMore: Bool

  /// - Parameter hasMore: Whether more than the choreography follows the run: shared elements, bars, an app's
  ///   animations. It is not known where they move.
  init(_ choreography: Choreography, on geometry: TransitionGeometry, hasMore: Bool) {
    self.choreography = choreography
    self.geometry = geometry
    self.hasMore = hasMore
  }

  /// Returns the finger's ways at evenly spaced fractions, with more of them where the grabbed point stands still while
  /// something else is seen to change: the other screen, a turn, an opacity. No fraction passes more than four times as
  /// fast there as on average.
  func paced(_ distances: [CGFloat]) -> [CGFloat] {
    let busy = Self.standstills(of: distances).filter { hasMore || isBusy($0, distances) }
    return busy.isEmpty ? distances : Self.evened(distances, most: 4, in: busy)
  }

  /// The longest ranges of steps in which each twelfth of the run takes less than a two hundredth of the finger's way.
  private static func standstills(of distances: [CGFloat]) -> [Range<Int>] {
    let steps = distances.count - 1
    let (span, least) = (steps / 12, abs(distances[steps] - distances[0]) / 200)
    var ranges: [Range<Int>] = []
    for start in 0...(steps - span)
    where abs(distances[start + span] - distances[start]) < least {
      if let last = ranges.last, last.upperBound >= start {
        ranges[ranges.count - 1] = last.lowerBound..<(start + span)
      } else {
        ranges.append(start..<(start + span))
      }
    }
    return ranges
  }

  /// Returns whether more is seen to change in a range of steps than the grabbed point's own way.
  private func isBusy(_ range: Range<Int>, _ distances: [CGFloat]) -> Bool {
    let steps = CGFloat(distances.count - 1)
    let own = abs(distances[range.upperBound] - distances[range.lowerBound])
    return choreography.parts.contains { part in
      guard part.role == .fore || part.role == .back || part.role.isView else { return false }
      func pose(_ step: Int) -> Pose {
        part.pose(at: CGFloat(step) / steps, overshoot: choreography.overshoot)
      }
      let first = pose(range.lowerBound)
      let corners = part.corners(first, on: geometry)
      return (range.lowerBound...range.upperBound).contains { step in
        let next = pose(step)
        guard max(first.alpha, next.alpha) > Choreography.Part.faintest else { return false }
        return abs(next.alpha - first.alpha) > 0.1 || abs(next.dim - first.dim) > 0.1
          || !(part.corners(next, on: geometry).distance(to: corners) < own + 10)
      }
    }
  }

  /// Lets no fraction pass more than a number of times as fast as on average: none of all, or none in ranges of steps.
  ///
  /// The edge of a screen that turns about its middle hardly moves along the axis while it comes toward the eye, and
  /// the first points of a drag would turn the screen by a jerk.
  static func evened(
    _ distances: [CGFloat], most: CGFloat, in ranges: [Range<Int>]? = nil
  ) -> [CGFloat] {
    let steps = distances.count - 1
    let pieces = zip(distances, distances.dropFirst()).map { $1 - $0 }
    let sign: CGFloat = distances[steps] < distances[0] ? -1 : 1
    let least = abs(distances[steps] - distances[0]) / (most * CGFloat(steps))
    let floors = pieces.indices.map { step in
      ranges.map { $0.contains { $0.contains(step) } } ?? true ? least : 0
    }
    let lack = zip(pieces, floors).reduce(0) { $0 + max($1.1 - sign * $1.0, 0) }
    let surplus = zip(pieces, floors).reduce(0) { $0 + max(sign * $1.0 - $1.1, 0) }
    guard lack > 0, surplus > lack else { return distances }
    var place = distances[0]
    let evened =
      [place]
      + zip(pieces, floors).map { piece, floor in
        place += sign * (floor + max(sign * piece - floor, 0) * (1 - lack / surplus))
        return place
      }
    // The end that is open is exactly 0.
    let shift = sign > 0 ? evened[0] : evened[steps]
    return evened.map { $0 - shift }
  }
}
