/// What a 4×4 matrix does to the plane z = 0, seen from the front.
struct Homography {
  private let (a, b, c, d, e, f, g, h, i):
    (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

  init(_ t: CATransform3D) {
    (a, b, c) = (t.m11, t.m12, t.m14)
    (d, e, f) = (t.m21, t.m22, t.m24)
    (g, h, i) = (t.m41, t.m42, t.m44)
  }

  func map(_ p: CGPoint) -> CGPoint {
    let w = c * p.x + f * p.y + i
    let divisor = w == 0 ? 1 : w
    return CGPoint(x: (a * p.x + d * p.y + g) / divisor, y: (b * p.x + e * p.y + h) / divisor)
  }

  /// The way back; a plane seen from its edge has none, and points stay where they are.
  func unmap(_ p: CGPoint) -> CGPoint {
    let (x1, x2, x3) = (e * i - f * h, f * g - d * i, d * h - e * g)
    if a * x1 + b * x2 + c * x3 == 0 { return p }
    // Row vector times the adjugate; its scale falls out of the division.
    let x = p.x * x1 + p.y * x2 + x3
    let y = p.x * (c * h - b * i) + p.y * (a * i - c * g) + (b * g - a * h)
    let w = p.x * (b * f - c * e) + p.y * (c * d - a * f) + (a * e - b * d)
    let divisor = w == 0 ? 1 : w
    return CGPoint(x: x / divisor, y: y / divisor)
  }
}
