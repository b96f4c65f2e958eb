public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
    && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
    && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
    && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Turning about an axis without length turns nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (c + k * x * x, k * x * y + s * z, k * x * z - s * y)
  (t.m21, t.m22, t.m23) = (k * x * y - s * z, c + k * y * y, k * y * z + s * x)
  (t.m31, t.m32, t.m33) = (k * x * z + s * y, k * y * z - s * x, c + k * z * z)
  return t
}

/// The translation first, then `t`; so too for scale and rotation.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  // As by `CATransform3DConcat`, without the products of the identity's rows.
  var moved = t
  moved.m41 = tx * t.m11 + ty * t.m21 + tz * t.m31 + t.m41
  moved.m42 = tx * t.m12 + ty * t.m22 + tz * t.m32 + t.m42
  moved.m43 = tx * t.m13 + ty * t.m23 + tz * t.m33 + t.m43
  moved.m44 = tx * t.m14 + ty * t.m24 + tz * t.m34 + t.m44
  return moved
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41,
      x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
      x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43,
      x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    )
  }
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13, t.m14) = row(a.m11, a.m12, a.m13, a.m14)
  (t.m21, t.m22, t.m23, t.m24) = row(a.m21, a.m22, a.m23, a.m24)
  (t.m31, t.m32, t.m33, t.m34) = row(a.m31, a.m32, a.m33, a.m34)
  (t.m41, t.m42, t.m43, t.m44) = row(a.m41, a.m42, a.m43, a.m44)
  return t
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// A scale along z already makes a transform non-affine.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Means something only where `CATransform3DIsAffine` holds.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(t.m11, t.m12, t.m21, t.m22, t.m41, t.m42)
}

/// A matrix without an inverse is returned as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Two by two minors of the upper and the lower half (Laplace expansion).
  let s0 = t.m11 * t.m22 - t.m21 * t.m12
  let s1 = t.m11 * t.m23 - t.m21 * t.m13
  let s2 = t.m11 * t.m24 - t.m21 * t.m14
  let s3 = t.m12 * t.m23 - t.m22 * t.m13
  let s4 = t.m12 * t.m24 - t.m22 * t.m14
  let s5 = t.m13 * t.m24 - t.m23 * t.m14
  let c5 = t.m33 * t.m44 - t.m43 * t.m34
  let c4 = t.m32 * t.m44 - t.m42 * t.m34
  let c3 = t.m32 * t.m43 - t.m42 * t.m33
  let c2 = t.m31 * t.m44 - t.m41 * t.m34
  let c1 = t.m31 * t.m43 - t.m41 * t.m33
  let c0 = t.m31 * t.m42 - t.m41 * t.m32
  let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
  guard determinant != 0 else { return t }
  let k = 1 / determinant
  var r = CATransform3D()
  r.m11 = (t.m22 * c5 - t.m23 * c4 + t.m24 * c3) * k
  r.m12 = (-t.m12 * c5 + t.m13 * c4 - t.m14 * c3) * k
  r.m13 = (t.m42 * s5 - t.m43 * s4 + t.m44 * s3) * k
  r.m14 = (-t.m32 * s5 + t.m33 * s4 - t.m34 * s3) * k
  r.m21 = (-t.m21 * c5 + t.m23 * c2 - t.m24 * c1) * k
  r.m22 = (t.m11 * c5 - t.m13 * c2 + t.m14 * c1) * k
  r.m23 = (-t.m41 * s5 + t.m43 * s2 - t.m44 * s1) * k
  r.m24 = (t.m31 * s5 - t.m33 * s2 + t.m34 * s1) * k
  r.m31 = (t.m21 * c4 - t.m22 * c2 + t.m24 * c0) * k
  r.m32 = (-t.m11 * c4 + t.m12 * c2 - t.m14 * c0) * k
  r.m33 = (t.m41 * s4 - t.m42 * s2 + t.m44 * s0) * k
  r.m34 = (-t.m31 * s4 + t.m32 * s2 - t.m34 * s0) * k
  r.m41 = (-t.m21 * c3 + t.m22 * c1 - t.m23 * c0) * k
  r.m42 = (t.m11 * c3 - t.m12 * c1 + t.m13 * c0) * k
  r.m43 = (-t.m41 * s3 + t.m42 * s1 - t.m43 * s0) * k
  r.m44 = (t.m31 * s3 - t.m32 * s1 + t.m33 * s0) * k
  return r
}
