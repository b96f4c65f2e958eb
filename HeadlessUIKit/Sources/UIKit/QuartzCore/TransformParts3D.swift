/// A matrix taken apart: scale first, then shear, rotation, translation and perspective.
struct TransformParts3D {
  var scale: Vector3
  /// xy, xz and yz.
  var shear: Vector3
  var rotation: Quaternion
  var translation: Vector3
  var perspective: (CGFloat, CGFloat, CGFloat, CGFloat)

  /// nil for a matrix that flattens space.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let m = CATransform3D(elements: t.elements.map { $0 / t.m44 })
    var affine = m
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    var rows = [
      Vector3(m.m11, m.m12, m.m13), Vector3(m.m21, m.m22, m.m23), Vector3(m.m31, m.m32, m.m33),
    ]
    guard rows[0].dot(rows[1].cross(rows[2])) != 0 else { return nil }
    let i = CATransform3DInvert(affine)
    let p = (m.m14, m.m24, m.m34, m.m44)
    perspective = (
      i.m11 * p.0 + i.m12 * p.1 + i.m13 * p.2 + i.m14 * p.3,
      i.m21 * p.0 + i.m22 * p.1 + i.m23 * p.2 + i.m24 * p.3,
      i.m31 * p.0 + i.m32 * p.1 + i.m33 * p.2 + i.m34 * p.3,
      i.m41 * p.0 + i.m42 * p.1 + i.m43 * p.2 + i.m44 * p.3
    )
    translation = Vector3(m.m41, m.m42, m.m43)

    scale = Vector3(rows[0].length, 0, 0)
    rows[0] = rows[0] / scale.x
    shear = Vector3(rows[0].dot(rows[1]), 0, 0)
    rows[1] = rows[1] - rows[0] * shear.x
    scale.y = rows[1].length
    rows[1] = rows[1] / scale.y
    shear.x /= scale.y
    shear.y = rows[0].dot(rows[2])
    rows[2] = rows[2] - rows[0] * shear.y
    shear.z = rows[1].dot(rows[2])
    rows[2] = rows[2] - rows[1] * shear.z
    scale.z = rows[2].length
    rows[2] = rows[2] / scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      scale = scale * -1
      rows = rows.map { $0 * -1 }
    }
    rotation = Quaternion(rows: rows)
  }

  var matrix: CATransform3D { matrix(rotation: rotation.matrix) }

  func matrix(rotation: CATransform3D) -> CATransform3D {
    var skew = CATransform3DIdentity
    (skew.m21, skew.m31, skew.m32) = (shear.x, shear.y, shear.z)
    var lens = CATransform3DIdentity
    (lens.m14, lens.m24, lens.m34, lens.m44) = perspective
    let steps = [
      skew, rotation, CATransform3DMakeTranslation(translation.x, translation.y, translation.z),
      lens,
    ]
    return steps.reduce(CATransform3DMakeScale(scale.x, scale.y, scale.z), CATransform3DConcat)
  }

  func interpolated(to other: TransformParts3D, _ f: CGFloat) -> TransformParts3D {
    var result = self
    result.scale = scale + (other.scale - scale) * f
    result.shear = shear + (other.shear - shear) * f
    result.translation = translation + (other.translation - translation) * f
    result.perspective = (
      perspective.0 + (other.perspective.0 - perspective.0) * f,
      perspective.1 + (other.perspective.1 - perspective.1) * f,
      perspective.2 + (other.perspective.2 - perspective.2) * f,
      perspective.3 + (other.perspective.3 - perspective.3) * f
    )
    result.rotation = rotation.slerp(to: other.rotation, f)
    return result
  }
}

/// Affine matrices interpolate in the plane, all others in space.
func interpolate(_ a: CATransform3D, _ b: CATransform3D, _ f: CGFloat) -> CATransform3D {
  if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
    let a = TransformParts2D(CATransform3DGetAffineTransform(a))
    let b = TransformParts2D(CATransform3DGetAffineTransform(b))
    return CATransform3DMakeAffineTransform(TransformParts2D.interpolate(a, b, f))
  }
  // Unverified: what cannot be taken apart changes over halfway, as in CSS.
  guard let first = TransformParts3D(a), let second = TransformParts3D(b) else {
    return f < 0.5 ? a : b
  }
  return first.interpolated(to: second, f).matrix
}
