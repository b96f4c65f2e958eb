import Foundation

extension CGPath {
  /// The tightest box of the outline itself; null when the path is empty.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        points.append(point)
        start = point
        current = point
      case .line(let point):
        points.append(point)
        current = point
      case .quad(let point, let control):
        points.append(point)
        points += quadExtrema(current, control, point)
        current = point
      case .cubic(let point, let control1, let control2):
        points.append(point)
        points += cubicExtrema(current, control1, control2, point)
        current = point
      case .close:
        current = start
      }
    }
    return CGRect.box(of: points)
  }
}

private func quadExtrema(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> [CGPoint] {
  func root(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat? {
    let denominator = a - 2 * b + c
    guard denominator != 0 else { return nil }
    let t = (a - b) / denominator
    return t > 0 && t < 1 ? t : nil
  }
  return [root(p0.x, p1.x, p2.x), root(p0.y, p1.y, p2.y)].compactMap { t in
    guard let t else { return nil }
    return Bezier.point(p0, p1, p2, at: t)
  }
}

private func cubicExtrema(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
  func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // The derivative, divided by three, as x·t² + y·t + z.
    let x = d - 3 * c + 3 * b - a
    let y = 2 * (c - 2 * b + a)
    let z = b - a
    let found: [CGFloat]
    if abs(x) < 1e-12 {
      found = y == 0 ? [] : [-z / y]
    } else {
      let discriminant = y * y - 4 * x * z
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      found = [(-y + root) / (2 * x), (-y - root) / (2 * x)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
  return (roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y)).map {
    Bezier.point(p0, p1, p2, p3, at: $0)
  }
}
