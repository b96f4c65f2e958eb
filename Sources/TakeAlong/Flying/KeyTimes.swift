import UIKit

/// The key times of all morph layers: few, and enough for numbers that are linear in the fraction
/// between breakpoints.
struct KeyTimes {
  /// Key times, with the function that times them.
  struct Schedule {
    let fractions: [CGFloat]
    /// Fractions of the duration, 0…1.
    let times: [NSNumber]
    let duration: TimeInterval
    var function: CAMediaTimingFunction?

    func keyframes(_ property: String, _ values: [Any]) -> CAKeyframeAnimation {
      CAKeyframeAnimation(property, values, at: times, lasting: duration, function: function)
    }
  }

  let all: Schedule
  /// The Bézier curve of the whole run, if it follows one: it takes linear numbers from their first
  /// value to their last.
  let curve: CubicCurve?
  /// Both screens at each key time; empty if nothing that flies goes with them.
  let planes: [FlightPlanes]
  /// The opacity of both snapshots, shared by all morph layers with the same blend.
  private var fades: [Blend: (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?)] = [:]

  private(set) var backgroundFades: [SnapshotEdges: CAKeyframeAnimation] = [:]

  var duration: TimeInterval { all.duration }
  var fractions: [CGFloat] { all.fractions }

  /// Only the first and the last key time, on `curve`.
  var ends: Schedule {
    Schedule(
      fractions: [fractions[0], fractions[fractions.count - 1]], times: [0, 1],
      duration: duration, function: curve.map(CAMediaTimingFunction.init))
  }

  /// - Parameters:
  ///   - span: The largest distance that any element moves and grows, in points.
  ///   - breakpoints: Fractions at which a number changes its rate.
  ///   - stride: The largest step in the fraction between two key times: less for arcs.
  ///   - share: The part of the run in which the elements travel.
  ///   - planes: Both screens at an instant of the path, if what flies goes with them.
  init(
    _ path: KeyframeBaker.Path, _ choreography: Choreography, span: CGFloat, breakpoints: [CGFloat],
    stride: CGFloat, share: FlightShare = .whole, planes: PlaneSampler? = nil
  ) {
    let all = path.fractions.map { choreography.elementFraction(at: share.fraction(at: $0)) }
    // A blend covers its range in as little as 0.12 of the path: 3e-4 is an error of 0.0025.
    let tolerance = min(0.15 / max(span, 1), 3e-4)
    let chosen = KeyframeBaker.pieces(over: all.count) { start, end in
      let (first, last) = (all[start], all[end])
      if abs(last - first) > stride { return false }
      if breakpoints.contains(where: { (first - $0) * (last - $0) < 0 }) { return false }
      for index in KeyframeBaker.probes(between: start, and: end) {
        let share = CGFloat(index - start) / CGFloat(end - start)
        if abs(all[index] - first - (last - first) * share) > tolerance { return false }
      }
      return planes?.isStraight(from: start, to: end) ?? true
    }
    let length = Double(all.count - 1)
    self.all = Schedule(
      fractions: chosen.map { all[$0] }, times: chosen.map { NSNumber(value: Double($0) / length) },
      duration: path.duration)
    curve = choreography.elementMotion.weight.isLine && share.isWhole ? path.curve : nil
    self.planes = planes.map { planes in chosen.map { planes[$0] } } ?? []
    for snapshotEdges in SnapshotEdges.allCases {
      backgroundFades[snapshotEdges] = fade(snapshotEdges.background)
    }
    for blend in Blend.planned { fades[blend] = (fade(blend.old), fade(blend.new)) }
  }

  /// The keyframes of the opacity of both looks.
  func fades(of blend: Blend) -> (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?) {
    fades[blend] ?? (fade(blend.old), fade(blend.new))
  }

  /// The keyframes of an opacity without key times between equal values; `nil` for a constant.
  private func fade(_ alpha: (CGFloat) -> CGFloat) -> CAKeyframeAnimation? {
    let values = fractions.map(alpha)
    let last = values.count - 1
    let told = values.indices.filter {
      $0 == 0 || $0 == last || values[$0] != values[$0 - 1] || values[$0] != values[$0 + 1]
    }
    guard told.contains(where: { values[$0] != values[0] }) else { return nil }
    let schedule = Schedule(
      fractions: told.map { fractions[$0] }, times: told.map { all.times[$0] }, duration: duration)
    return schedule.keyframes("opacity", told.map { values[$0] })
  }
}
