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
