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
