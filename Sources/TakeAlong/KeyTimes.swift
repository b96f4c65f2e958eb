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
  /// The same, if the screens only move and stretch what goes with both; otherwise empty.
  let stretches: [PlaneStretch]
  /// The fractions at all instants of the path.
  private let path: [CGFloat]
  /// The keyframes that are the same for many morph layers.
  private let common = CommonKeyframes()
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
    let stretches = elementPlanes.compactMap(PlaneStretch.init)
    self.stretches = stretches.count == elementPlanes.count ? stretches : []
    self.path = all
  }

  /// The largest error of an opacity, and so of the fraction.
  static var tolerance: CGFloat { 0.002 }

  /// The keyframes of the opacity of both looks; `nil` for a constant.
  func fades(of blend: Blend) -> (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?) {
    (keyframes(.old(blend)) { fade(blend.old) }, keyframes(.new(blend)) { fade(blend.new) })
  }

  /// The keyframes of the opacity of a background that snapshots contain, too.
  func backgroundFade(_ edges: SnapshotEdges) -> CAKeyframeAnimation? {
    keyframes(.background(edges)) { fade(edges.background) }
  }

  /// Keyframes that only depend on the key times, made once.
  func keyframes(_ what: CommonKeyframes.Key, _ make: () -> CAKeyframeAnimation?)
    -> CAKeyframeAnimation?
  {
    common.keyframes(what, make)
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

/// The keyframes that are the same for many elements.
final class CommonKeyframes {
  enum Key: Hashable {
    case old(Blend), new(Blend)
    case background(SnapshotEdges)
    /// A shadow in the air, where neither end has one.
    case shadowOpacity, shadowRadius, shadowOffset
    /// The transform of elements of one size at each end, on screens that only move and stretch.
    case stretch(from: ElementSize, to: ElementSize)
    /// The outline of a shadow, for elements that are alike at both ends.
    case shadowPath(ShadowShape, from: ShadowShape.End, to: ShadowShape.End, isCurved: Bool)
  }

  private var made: [Key: CAKeyframeAnimation?] = [:]

  func keyframes(_ key: Key, _ make: () -> CAKeyframeAnimation?)
    -> CAKeyframeAnimation?
  {
    if let known = made[key] { return known }
    let keyframes = make()
    made[key] = .some(keyframes)
    return keyframes
  }
}

/// The size of an element at one end, to tell it from others.
struct ElementSize: Hashable {
  private let width: CGFloat
  private let height: CGFloat

  init(_ size: CGSize) { (width, height) = (size.width, size.height) }
}
