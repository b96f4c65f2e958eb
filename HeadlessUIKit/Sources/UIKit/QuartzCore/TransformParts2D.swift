/// An affine matrix taken apart as CSS does it: what interpolates, and what is built again.
struct TransformParts2D {
  var translation: CGPoint
  var scale: CGSize
  var angle: CGFloat
  /// What is left, a shear.
  var rest: (CGFloat, CGFloat, CGFloat, CGFloat)

  init(_ m: CGAffineTransform) {
    translation = CGPoint(x: m.tx, y: m.ty)
    var (ax, ay, bx, by) = (m.a, m.b, m.c, m.d)
    scale = CGSize(width: hypot(ax, ay), height: hypot(bx, by))
    if ax * by - ay * bx < 0 {
      // One axis is mirrored: the one that points the other way.
      if ax < by { scale.width.negate() } else { scale.height.negate() }
    }
    // Unverified: a row of zeros has no direction of its own and keeps its axis'.
    (ax, ay) = scale.width == 0 ? (1, 0) : (ax / scale.width, ay / scale.width)
    (bx, by) = scale.height == 0 ? (-ay, ax) : (bx / scale.height, by / scale.height)
    angle = atan2(ay, ax)
    let (s, c) = (-ay, ax)
    rest = (c * ax + s * bx, c * ay + s * by, -s * ax + c * bx, -s * ay + c * by)
  }

  var matrix: CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(rest.0, rest.1, rest.2, rest.3, 0, 0))
      .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
  }

  static func interpolate(
    _ a: TransformParts2D, _ b: TransformParts2D, _ f: CGFloat
  ) -> CGAffineTransform {
    var (a, b) = (a, b)
    let crossed =
      (a.scale.width < 0 && b.scale.height < 0) || (a.scale.height < 0 && b.scale.width < 0)
    if crossed {
      a.scale.width.negate()
      a.scale.height.negate()
      a.angle += a.angle < 0 ? .pi : -.pi
    }
    // No angle counts as a full turn: from there half a turn goes the negative way.
    if a.angle == 0 { a.angle = 2 * .pi }
    if b.angle == 0 { b.angle = 2 * .pi }
    if abs(a.angle - b.angle) > .pi {
      if a.angle > b.angle { a.angle -= 2 * .pi } else { b.angle -= 2 * .pi }
    }
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * f }
    a.translation.x = mix(a.translation.x, b.translation.x)
    a.translation.y = mix(a.translation.y, b.translation.y)
    a.scale.width = mix(a.scale.width, b.scale.width)
    a.scale.height = mix(a.scale.height, b.scale.height)
    a.angle = mix(a.angle, b.angle)
    a.rest = (
      mix(a.rest.0, b.rest.0), mix(a.rest.1, b.rest.1), mix(a.rest.2, b.rest.2),
      mix(a.rest.3, b.rest.3)
    )
    return a.matrix
  }
}
