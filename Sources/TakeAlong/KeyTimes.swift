import UIKit

/// The key times of every `MorphTree`: as few as suffice for numbers linear in the fraction between breakpoints.
final class KeyTimes {
  /// The progress of the elements at an instant, and the place of its sample of both screens.
  private typealias Progress = (value: CGFloat, sample: Int)

  /// The progress of the elements at each key time.
  let fractions: [CGFloat]
  /// The key times, as shares of `duration`, 0…1.
  let times: [NSNumber]
  /// Both screens at each key time; empty if elements and occluders move independently of the screens.
  let planes: [ScreenPlanes]
  /// The planes of the elements at each key time; empty if neither screen moves them.
  let elementEnds: [ScreenPlanes.Ends]
  private let path: KeyframeBaker.Path
  /// The progress of the elements at each instant of `path`.
  private let progress: LazyArray<CGFloat>
  /// The results of `fades(of:)`, stored because many elements have the same `Blend`.
  private var fades: [Blend: (leaving: CAKeyframeAnimation?, arriving: CAKeyframeAnimation?)] = [:]

  var duration: TimeInterval { path.duration }

  /// - Parameters:
  ///   - span: The largest distance in points by which any element moves and grows, without the movement of the
  ///     screens.
  ///   - tolerance: The largest error of a fraction, for numbers other than distances.
  ///   - breakpoints: The fractions where a number changes its rate.
  ///   - stride: The largest step in the fraction between two key times, smaller for arcs.
  ///   - planes: Both screens; `nil` if elements and occluders move independently of the screens.
  init(
    _ path: KeyframeBaker.Path, _ choreography: Choreography, span: CGFloat,
    tolerance: CGFloat = KeyTimes.tolerance, breakpoints: [CGFloat], stride: CGFloat,
    planes: PlaneSampler? = nil
  ) {
    let tolerance = min(KeyframeBaker.tolerance / max(span, 1), tolerance)
    let (track, bounds) = (choreography.elementMotion.progress, choreography.elementBounds)
    let progress = LazyArray(count: path.count) {
      track.value(at: path.fraction(at: $0).clamped(to: bounds))
    }
    let ends = KeyframeBaker.pieces(over: path.count) { index -> Progress in
      let value = progress[index]
      return (value, planes?.sample(at: index, progress: value) ?? 0)
    } error: { start, probe, end, share in
      let (first, last) = (start.value.value, end.value.value)
      if abs(last - first) > stride { return .infinity }
      if breakpoints.contains(where: { (first - $0) * (last - $0) < 0 }) { return .infinity }
      let error = abs(probe.value.value - first - (last - first) * share) / tolerance
      guard error <= 1 else { return error }
      let way = planes?.error(
        of: probe.value.sample, from: start.value.sample, to: end.value.sample, at: share)
      return max(error, way ?? 0)
    }
    fractions = ends.map(\.value.value)
    times = path.times(of: ends)
    // Computed once more, because few of all samples are chosen.
    self.planes = planes.map { sampler in ends.map { sampler.planes(at: $0.index) } } ?? []
    let placed = self.planes.map(\.elements)
    // `elements` is `nil` once the residual of a drag has died away: the run alone then places the elements.
    elementEnds = placed.contains { $0 != nil } ? placed.map { $0 ?? .aboard(.rest) } : []
    (self.path, self.progress) = (path, progress)
  }

  /// Returns keyframes with a value at each key time.
  func keyframes<Value>(_ property: String, _ values: [Value]) -> CAKeyframeAnimation {
    // Values are appended singly, because converting a whole array to `[Any]` looks up the type of each value.
    var all: [Any] = []
    all.reserveCapacity(values.count)
    for value in values { all.append(value) }
    return CAKeyframeAnimation(property, all, at: times, lasting: duration)
  }

  /// The largest error of an opacity, and so of the fraction.
  static var tolerance: CGFloat { 0.002 }

  /// Returns the `opacity` keyframes of both looks; `nil` for a constant opacity.
  func fades(of blend: Blend) -> (leaving: CAKeyframeAnimation?, arriving: CAKeyframeAnimation?) {
    // A single look, as of most elements, does not fade.
    if blend == .leavingOnly || blend == .arrivingOnly { return (nil, nil) }
    if let known = fades[blend] { return known }
    let made = (fade(blend.leaving), fade(blend.arriving))
    fades[blend] = made
    return made
  }

  /// The `shadowOpacity` keyframes of all elements without a shadow of their own.
  private(set) lazy var shadowInTheAir = fade(ElementPose.shadowInTheAir, of: "shadowOpacity")

  /// Returns keyframes of an opacity with their own key times: a fade runs through its whole range in a short stretch.
  /// `nil` for a constant opacity.
  func fade(
    _ alpha: (CGFloat) -> CGFloat, of property: String = "opacity"
  ) -> CAKeyframeAnimation? {
    let ends = KeyframeBaker.numbers(over: path.count, tolerance: KeyTimes.tolerance) { index in
      alpha(progress[index])
    }
    guard ends.contains(where: { $0.value != ends[0].value }) else { return nil }
    return path.keyframes(property, ends, \.value)
  }
}
