struct Quaternion {
  var (x, y, z, w): (CGFloat, CGFloat, CGFloat, CGFloat)

  /// The rows of a rotation matrix; points are rows and stand on the left.
  init(rows: [Vector3]) {
    let (a, b, c) = (rows[0].x, rows[1].y, rows[2].z)
    x = max(1 + a - b - c, 0).squareRoot() / 2
    y = max(1 - a + b - c, 0).squareRoot() / 2
    z = max(1 - a - b + c, 0).squareRoot() / 2
    w = max(1 + a + b + c, 0).squareRoot() / 2
    if rows[2].y > rows[1].z { x.negate() }
    if rows[0].z > rows[2].x { y.negate() }
    if rows[1].x > rows[0].y { z.negate() }
  }

  var matrix: CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    (t.m21, t.m22, t.m23) = (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    (t.m31, t.m32, t.m33) = (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    return t
  }

  /// The shorter way round.
  func slerp(to other: Quaternion, _ f: CGFloat) -> Quaternion {
    var other = other
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    if cosine < 0 {
      cosine.negate()
      (other.x, other.y, other.z, other.w) = (-other.x, -other.y, -other.z, -other.w)
    }
    var (from, to) = (1 - f, f)
    if cosine < 1 - 1e-9 {
      let angle = acos(cosine)
      (from, to) = (sin((1 - f) * angle) / sin(angle), sin(f * angle) / sin(angle))
    }
    var result = self
    result.x = from * x + to * other.x
    result.y = from * y + to * other.y
    result.z = from * z + to * other.z
    result.w = from * w + to * other.w
    return result
  }
}
