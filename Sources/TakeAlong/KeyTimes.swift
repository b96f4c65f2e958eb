import UIKit

/// The key times of all morph layers: few, and enough for numbers that are linear in the fraction
/// between breakpoints.
final class KeyTimes {
  /// Key times, with the function that times them.
  struct Schedule {
    let fractions: [CGFloat]
    /// Fractions of the duration, 0…1.
    let times: [NSNumber]
    let duration: TimeInterval
    var function: CAMediaTimingFunction?

    func keyframes<Value>(_ property: String, _ values: [Value]) -> CAKeyframeAnimation {
      // One by one: an array that is converted as a whole asks for the type of each value.
      var all: [Any] = []
      all.reserveCapacity(values.count)
      for value in values { all.append(value) }
      return CAKeyframeAnimation(
        property, all, at: times, lasting: duration, function: function)
    }
  }

  let all: Schedule
  /// The Bézier curve of the whole run, if it follows one: it takes linear numbers from their first
  /// value to their last.
  let curve: CubicCurve?
  /// Both screens at each key time; empty if nothing that flies goes with them.
  let planes: [FlightPlanes]
  /// The plane of the elements at each key time; empty if no screen moves them.
  let elementPlanes: [FlightPlanes.Plane]
  /// The fractions at all instants of the path.
  private let path: [CGFloat]
  /// The fades of the blends, which many elements have in common.
  private var fades: [Blend: (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?)] = [:]
  /// Only the first and the last key time, on `curve`.
  private(set) lazy var ends = Schedule(
    fractions: [fractions[0], fractions[fractions.count - 1]], times: [0, 1],
    duration: duration, function: curve.map(CAMediaTimingFunction.init))

  var duration: TimeInterval { all.duration }
  var fractions: [CGFloat] { all.fractions }

  /// - Parameters:
  ///   - span: The largest distance that any element moves and grows, in points, apart from what the screens
  ///     move it.
  ///   - tolerance: The largest error of a fraction, for what is no distance.
  ///   - breakpoints: Fractions at which a number changes its rate.
  ///   - stride: The largest step in the fraction between two key times: less for arcs.
  ///   - planes: Both screens at an instant of the path, if what flies goes with them.
  init(
    _ path: KeyframeBaker.Path, _ choreography: Choreography, span: CGFloat,
    tolerance: CGFloat = KeyTimes.tolerance, breakpoints: [CGFloat], stride: CGFloat,
    planes: PlaneSampler? = nil
  ) {
    let all = path.fractions.map { choreography.elementFraction(at: $0) }
    let tolerance = min(0.15 / max(span, 1), tolerance)
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
    curve = choreography.elementMotion.weight.isLinear ? path.curve : nil
    self.planes = planes.map { planes in chosen.map { planes[$0] } } ?? []
    let own = self.planes.map(\.elements)
    // When the rest of a drag has died away, an element is where the run alone has it.
    elementPlanes = own.contains { $0 != nil } ? own.map { $0 ?? .aboard(.identity) } : []
    self.path = all
  }

  /// The largest error of an opacity, and so of the fraction.
  static var tolerance: CGFloat { 0.002 }

  /// The keyframes of the opacity of both looks; `nil` for a constant.
  func fades(of blend: Blend) -> (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?) {
    if let known = fades[blend] { return known }
    let made = (fade(blend.old), fade(blend.new))
    fades[blend] = made
    return made
  }

  /// The keyframes of the opacity of a background that snapshots contain, too.
  func backgroundFade(_ edges: SnapshotEdges) -> CAKeyframeAnimation? {
    fade(edges.background)
  }

  /// The keyframes of an opacity, with key times of their own: a fade runs through all of its range in a short
  /// stretch.
  private func fade(_ alpha: (CGFloat) -> CGFloat) -> CAKeyframeAnimation? {
    let values = path.map(alpha)
    guard values.contains(where: { $0 != values[0] }) else { return nil }
    let chosen = KeyframeBaker.pieces(over: values.count) { start, end in
      let (first, last) = (values[start], values[end])
      return (start + 1..<end).allSatisfy { index in
        let share = CGFloat(index - start) / CGFloat(end - start)
        return abs(values[index] - first - (last - first) * share) <= KeyTimes.tolerance
      }
    }
    let length = Double(values.count - 1)
    let schedule = Schedule(
      fractions: chosen.map { path[$0] },
      times: chosen.map { NSNumber(value: Double($0) / length) }, duration: duration)
    return schedule.keyframes("opacity", chosen.map { values[$0] })
  }
}
