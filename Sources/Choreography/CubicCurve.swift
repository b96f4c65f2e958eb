import Foundation

/// A Bézier timing curve from (0, 0) to (1, 1), like those of Core Animation.
struct CubicCurve: Hashable, Sendable {
  var x1: CGFloat
  var y1: CGFloat
  var x2: CGFloat
  var y2: CGFloat

  func value(at x: CGFloat) -> CGFloat {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let s = parameter(at: x)
    return CubicCurve.bezier(s, y1, y2)
  }

  /// Newton's method, kept inside a shrinking bracket, so that it converges on flat curves too.
  private func parameter(at x: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var s = x
    for _ in 0..<40 {
      let error = CubicCurve.bezier(s, x1, x2) - x
      if abs(error) < 1e-9 { break }
      if error > 0 { high = s } else { low = s }
      let r = 1 - s
      let slope = 3 * r * r * x1 + 6 * r * s * (x2 - x1) + 3 * s * s * (1 - x2)
      let next = slope > 1e-6 ? s - error / slope : -1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func bezier(_ s: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }
}
