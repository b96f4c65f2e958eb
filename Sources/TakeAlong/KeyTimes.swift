import UIKit

/// The key times of every `MorphLayer`: as few as suffice for numbers linear in the fraction between breakpoints.
final class KeyTimes {
  /// Key times, and the timing `function` of the animations made from them.
  struct Schedule {
    let fractions: [CGFloat]
    /// Fractions of `duration`, 0…1.
    let times: [NSNumber]
    let duration: TimeInterval
    var function: CAMediaTimingFunction?

    func keyframes<Value>(_ property: String, _ values: [Value]) -> CAKeyframeAnimation {
      // Values are appended singly, because converting a whole array to `[Any]` looks up the type of each value.
      var all: [Any] = []
      all.reserveCapacity(values.count)
      for value in values { all.append(value) }
      return CAKeyframeAnimation(
        property, all, at: times, lasting: duration, function: function)
    }
  }

  let all: Schedule
  /// The Bézier curve of the whole run, if any. Timed by `curve`, a linear number needs only its first and last value.
  let curve: CubicCurve?
  /// Both screens at each key time; empty if elements and occluders move independently of the screens.
  let planes: [FlightPlanes]
  /// The plane of the elements at each key time; empty if neither screen moves them.
  let elementPlanes: [FlightPlanes.Plane]
  /// The fraction of the elements at each instant of the `KeyframeBaker.Path`.
  private let path: [CGFloat]
  /// The results of `fades(of:)`, stored because many elements have the same `Blend`.
  private var fades: [Blend: (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?)] = [:]
  /// A schedule of the first and the last key time only, timed by `curve`.
  private(set) lazy var ends = Schedule(
    fractions: [fractions[0], fractions[fractions.count - 1]], times: [0, 1],
    duration: duration, function: curve.map(CAMediaTimingFunction.init))

  var duration: TimeInterval { all.duration }
  var fractions: [CGFloat] { all.fractions }

  /// - Parameters:
  ///   - span: The largest distance in points by which any element moves and grows, without the movement of the
  ///     screens.
  ///   - tolerance: The largest error of a fraction, for numbers other than distances.
  ///   - breakpoints: The fractions where a number changes its rate.
  ///   - stride: The largest step in the fraction between two key times, smaller for arcs.
  ///   - planes: Both screens at each instant of the path; `nil` if elements and occluders move independently of the
  ///     screens.
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
    // `elements` is `nil` once the residual of a drag has died away: the run alone then places the elements.
    elementPlanes =
      own.contains { $0 != nil } ? own.map { $0 ?? .aboard(CATransform3DIdentity) } : []
    self.path = all
  }

  /// The largest error of an opacity, and so of the fraction.
  static var tolerance: CGFloat { 0.002 }

  /// Returns the `opacity` keyframes of both looks; `nil` for a constant opacity.
  func fades(of blend: Blend) -> (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?) {
    if let known = fades[blend] { return known }
    let made = (fade(blend.old), fade(blend.new))
    fades[blend] = made
    return made
  }

  /// Returns the `opacity` keyframes of `MorphLayer.background`, also contained in snapshots.
  func backgroundFade(_ edges: SnapshotEdges) -> CAKeyframeAnimation? {
    fade(edges.background)
  }

  /// Returns `opacity` keyframes with their own key times: a fade runs through its whole range in a short stretch.
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
