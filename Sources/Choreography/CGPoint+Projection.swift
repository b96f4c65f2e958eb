import UIKit

extension CGPoint {
  /// A point of a flat layer, relative to its center, as `m` projects it onto the screen.
  func projected(by m: CATransform3D) -> CGPoint {
    let w = x * m.m14 + y * m.m24 + m.m44
    guard abs(w) > 1e-6 else { return self }
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m41) / w, y: (x * m.m12 + y * m.m22 + m.m42) / w)
  }
}
