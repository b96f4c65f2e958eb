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

    init(
      _ path: [CGFloat], at indices: [Int], lasting duration: TimeInterval,
      function: CAMediaTimingFunction? = nil
    ) {
      let length = Double(path.count - 1)
      fractions = indices.map { path[$0] }
      times = indices.map { NSNumber(value: Double($0) / length) }
      (self.duration, self.function) = (duration, function)
    }

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
  /// The first and the last key time, timed by the Bézier curve of the whole run, which suffice for a linear number;
  /// `nil` without a curve.
  let ends: Schedule?
  /// Both screens at each key time; empty if elements and occluders move independently of the screens.
  let planes: [FlightPlanes]
  /// The plane of the elements at each key time; empty if neither screen moves them.
  let elementPlanes: [FlightPlanes.Plane]
  /// The fraction of the elements at each instant of the `KeyframeBaker.Path`.
  private let path: [CGFloat]
  /// The results of `fades(of:)`, stored because many elements have the same `Blend`.
  private var fades: [Blend: (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?)] = [:]

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
    self.all = Schedule(all, at: chosen, lasting: path.duration)
    let curve = choreography.elementMotion.weight.isLinear ? path.curve : nil
    ends = curve.map {
      Schedule(
        all, at: [0, all.count - 1], lasting: path.duration, function: CAMediaTimingFunction($0))
    }
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
    return Schedule(path, at: chosen, lasting: duration)
      .keyframes("opacity", chosen.map { values[$0] })
  }
}
