/// The values of a keyframe animation, laid out along 0…1.
struct Keyframes {
  let values: [AnimatableValue]
  private let times: [Double]
  private let curves: [UnitBezier]
  private let mode: CAAnimationCalculationMode
  private let spline: KeyframeSpline?

  init?(_ animation: CAKeyframeAnimation) {
    mode = animation.calculationMode
    let isPaced = mode == .paced || mode == .cubicPaced
    curves = isPaced ? [] : (animation.timingFunctions ?? []).map(\.curve)
    let stated = isPaced ? [] : (animation.keyTimes ?? []).map(\.doubleValue)
    var values = (animation.values ?? []).map { AnimatableValue($0) }
    if !stated.isEmpty {
      // A wrong number of times: what both lists have is used.
      values = Array(values.prefix(stated.count))
      times = Array(stated.prefix(mode == .discrete ? values.count + 1 : values.count))
    } else if mode == .discrete {
      let count = Double(values.count)
      times = values.indices.map { Double($0) / count }
    } else {
      times = Self.spread(values, paced: isPaced)
    }
    self.values = values
    guard values.count > 1 else { return nil }
    spline =
      mode == .cubic || mode == .cubicPaced
      ? KeyframeSpline(values, at: stated.isEmpty ? nil : times) : nil
  }

  func value(at fraction: Double) -> AnimatableValue {
    // The last key that begins at or before the fraction.
    let index = max(0, (times.lastIndex { $0 <= fraction } ?? 0))
    if mode == .discrete { return values[min(index, values.count - 1)] }
    let start = min(index, values.count - 2)
    let length = times[start + 1] - times[start]
    var local = length > 0 ? (fraction - times[start]) / length : 1
    local = min(max(local, 0), 1)
    if start < curves.count { local = curves[start](local) }
    return spline?.value(at: local, in: start)
      ?? values[start].interpolated(to: values[start + 1], local)
  }

  private static func spread(_ values: [AnimatableValue], paced: Bool) -> [Double] {
    guard values.count > 1 else { return values.map { _ in 0 } }
    var distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    if !paced || distances.allSatisfy({ $0 == 0 }) { distances = distances.map { _ in 1 } }
    let total = distances.reduce(0, +)
    var way = 0.0
    return [0]
      + distances.map {
        way += $0
        return way / total
      }
  }
}
