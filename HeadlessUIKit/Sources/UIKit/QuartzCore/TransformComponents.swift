/// The numbers behind "transform.rotation.x" and its like. A matrix is scaled first, then turned
/// about x, y and z, then moved.
struct TransformComponents {
  private var parts: TransformParts3D
  /// Each in −π…π.
  var rotation: Vector3

  var scale: Vector3 {
    get { parts.scale }
    set { parts.scale = newValue }
  }

  var translation: Vector3 {
    get { parts.translation }
    set { parts.translation = newValue }
  }

  init?(_ transform: CATransform3D) {
    guard let parts = TransformParts3D(transform) else { return nil }
    self.parts = parts
    rotation = Self.angles(of: parts.rotation.matrix)
  }

  var matrix: CATransform3D {
    let x = CATransform3DMakeRotation(rotation.x, 1, 0, 0)
    let y = CATransform3DMakeRotation(rotation.y, 0, 1, 0)
    let z = CATransform3DMakeRotation(rotation.z, 0, 0, 1)
    return parts.matrix(rotation: CATransform3DConcat(CATransform3DConcat(x, y), z))
  }

  /// Two triples give the same rotation.
  ///
  /// Unverified: that the one that turns less about x and z is meant.
  private static func angles(of r: CATransform3D) -> Vector3 {
    let cosine = hypot(r.m11, r.m12)
    guard cosine > 1e-9 else { return Vector3(atan2(-r.m32, r.m22), atan2(-r.m13, cosine), 0) }
    let near = Vector3(atan2(r.m23, r.m33), atan2(-r.m13, cosine), atan2(r.m12, r.m11))
    let far = Vector3(atan2(-r.m23, -r.m33), atan2(-r.m13, -cosine), atan2(-r.m12, -r.m11))
    return abs(near.x) + abs(near.z) <= abs(far.x) + abs(far.z) ? near : far
  }
}
