/// A smooth curve through keyframes (Kochanek and Bartels, "Interpolating splines with local
/// tension, continuity, and bias control", 1984); Catmull and Rom's without parameters.
struct KeyframeSpline {
  private let values: [AnimatableValue]
  private let tension: [Double]
  private let continuity: [Double]
  private let bias: [Double]
  /// nil where the keys lie evenly.
  private let times: [Double]?

  init(_ values: [AnimatableValue], at times: [Double]?, _ animation: CAKeyframeAnimation) {
    self.values = values
    self.times = times
    tension = animation.tensionValues?.map(\.doubleValue) ?? []
    continuity = animation.continuityValues?.map(\.doubleValue) ?? []
    bias = animation.biasValues?.map(\.doubleValue) ?? []
  }

  /// nil for values that do not add up, such as matrices.
  func value(at t: Double, in segment: Int) -> AnimatableValue? {
    guard let leave = tangent(at: segment, arriving: false, in: segment),
      let arrive = tangent(at: segment + 1, arriving: true, in: segment)
    else { return nil }
    let (t2, t3) = (t * t, t * t * t)
    let terms = [
      (values[segment], 2 * t3 - 3 * t2 + 1), (leave, t3 - 2 * t2 + t),
      (values[segment + 1], 3 * t2 - 2 * t3), (arrive, t3 - t2),
    ]
    return Self.sum(terms)
  }

  private func tangent(at key: Int, arriving: Bool, in segment: Int) -> AnimatableValue? {
    let (last, next) = (values.count - 1, min(key + 1, values.count - 1))
    // At its ends the curve heads straight for the neighbor.
    if key == 0 || key == last {
      let (a, b) = key == 0 ? (values[0], values[next]) : (values[last - 1], values[last])
      return Self.sum([(b, 1), (a, -1)])
    }
    let t = key < tension.count ? tension[key] : 0
    let c = key < continuity.count ? continuity[key] : 0
    let b = key < bias.count ? bias[key] : 0
    let sign = arriving ? -1.0 : 1.0
    let step = adjustment(at: key, in: segment)
    let before = step * (1 - t) * (1 + b) * (1 + sign * c) / 2
    let after = step * (1 - t) * (1 - b) * (1 - sign * c) / 2
    return Self.sum([
      (values[key], before - after), (values[key - 1], -before), (values[next], after),
    ])
  }

  /// "Adjustments for parameter step size", section 4 of the paper: a key is passed at one speed,
  /// however long the pieces on its two sides take.
  private func adjustment(at key: Int, in segment: Int) -> Double {
    guard let times, times.indices.contains(key + 1) else { return 1 }
    let around = times[key + 1] - times[key - 1]
    return around > 0 ? 2 * (times[segment + 1] - times[segment]) / around : 1
  }

  private static func sum(_ terms: [(AnimatableValue, Double)]) -> AnimatableValue? {
    var result: AnimatableValue?
    for (value, factor) in terms {
      guard let scaled = value.combined(with: value, { a, _ in a * CGFloat(factor) }) else {
        return nil
      }
      result = result.map { $0.combined(with: scaled, +) } ?? scaled
    }
    return result
  }
}
