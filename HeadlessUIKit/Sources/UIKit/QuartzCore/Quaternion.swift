struct Vector3 {
  var (x, y, z): (CGFloat, CGFloat, CGFloat)

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }

  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ v: Vector3) -> CGFloat { x * v.x + y * v.y + z * v.z }

  func cross(_ v: Vector3) -> Vector3 {
    Vector3(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x)
  }

  static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }
  static func * (a: Vector3, k: CGFloat) -> Vector3 { Vector3(a.x * k, a.y * k, a.z * k) }
  static func / (a: Vector3, k: CGFloat) -> Vector3 { Vector3(a.x / k, a.y / k, a.z / k) }
}

struct Quaternion {
  var (x, y, z, w): (CGFloat, CGFloat, CGFloat, CGFloat)

  /// The rows of a rotation matrix; points are rows and stand on the left.
  init(rows: [Vector3]) {
    let (r0, r1, r2) = (rows[0], rows[1], rows[2])
    // The greatest of the four is found without loss, the others follow from it.
    let squares = [
      1 + r0.x - r1.y - r2.z, 1 - r0.x + r1.y - r2.z, 1 - r0.x - r1.y + r2.z,
      1 + r0.x + r1.y + r2.z,
    ]
    let greatest = squares.indices.max { squares[$0] < squares[$1] }
    let k = squares[greatest ?? 3].squareRoot() * 2
    let (yz, zx, xy) = (r1.z - r2.y, r2.x - r0.z, r0.y - r1.x)
    switch greatest {
    case 0: (x, y, z, w) = (k / 4, (r0.y + r1.x) / k, (r2.x + r0.z) / k, yz / k)
    case 1: (x, y, z, w) = ((r0.y + r1.x) / k, k / 4, (r1.z + r2.y) / k, zx / k)
    case 2: (x, y, z, w) = ((r2.x + r0.z) / k, (r1.z + r2.y) / k, k / 4, xy / k)
    default: (x, y, z, w) = (yz / k, zx / k, xy / k, k / 4)
    }
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
