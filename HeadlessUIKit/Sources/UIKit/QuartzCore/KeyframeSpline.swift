/// A smooth curve through keyframes: Catmull and Rom's, as Kochanek and Bartels ("Interpolating splines with local
/// tension, continuity, and bias control", 1984) have it without parameters.
struct KeyframeSpline {
  private let values: [AnimatableValue]
  /// nil where the keys lie evenly.
  private let times: [Double]?

  init(_ values: [AnimatableValue], at times: [Double]?) {
    self.values = values
    self.times = times
  }

  /// nil for values that do not add up, such as matrices.
  func value(at t: Double, in segment: Int) -> AnimatableValue? {
    guard let leave = tangent(at: segment, in: segment),
      let arrive = tangent(at: segment + 1, in: segment)
    else { return nil }
    let (t2, t3) = (t * t, t * t * t)
    let terms = [
      (values[segment], 2 * t3 - 3 * t2 + 1), (leave, t3 - 2 * t2 + t),
      (values[segment + 1], 3 * t2 - 2 * t3), (arrive, t3 - t2),
    ]
    return Self.sum(terms)
  }

  private func tangent(at key: Int, in segment: Int) -> AnimatableValue? {
    let (last, next) = (values.count - 1, min(key + 1, values.count - 1))
    // At its ends the curve heads straight for the neighbor.
    if key == 0 || key == last {
      let (a, b) = key == 0 ? (values[0], values[next]) : (values[last - 1], values[last])
      return Self.sum([(b, 1), (a, -1)])
    }
    let half = adjustment(at: key, in: segment) / 2
    return Self.sum([(values[key - 1], -half), (values[next], half)])
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
