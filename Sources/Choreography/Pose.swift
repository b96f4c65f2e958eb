import UIKit

/// One part at one instant, as numbers.
///
/// Not a matrix: components interpolate exactly, a rotation by π has a direction, and two poses
/// compare with `==`. Lengths are in the container's points, angles in radians.
struct Pose: Hashable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
  /// Even, about the pivot.
  var scale: CGFloat = 1
  /// An additional vertical scale.
  var stretch: CGFloat = 1
  var rotationX: CGFloat = 0
  var rotationY: CGFloat = 0
  var rotationZ: CGFloat = 0
  /// The distance of the eye from the plane of the screen; 0 means no perspective.
  var perspective: CGFloat = 0
  /// A depth applied after the perspective: it changes the order of layers, not their appearance.
  var lift: CGFloat = 0
  /// 0…1.
  var alpha: CGFloat = 1
  var cornerRadius: CGFloat = 0

  /// The pose of an untouched part.
  static let rest = Pose()
}

extension Pose {
  /// The transform of a layer whose anchor point is its center.
  ///
  /// The pivot (a unit point of the layer) is part of the matrix, so that `anchorPoint` stays
  /// untouched. Perspective is applied last: set on a rotated matrix, `m34` would be wrong.
  func transform(pivot: CGPoint, size: CGSize) -> CATransform3D {
    let px = (pivot.x - 0.5) * size.width
    let py = (pivot.y - 0.5) * size.height
    var matrix = CATransform3DIdentity
    if lift != 0 { matrix = CATransform3DMakeTranslation(0, 0, lift) }
    if perspective > 0 {
      var eye = CATransform3DIdentity
      eye.m34 = -1 / perspective
      matrix = CATransform3DConcat(eye, matrix)
    }
    matrix = CATransform3DTranslate(matrix, x + px, y + py, z)
    if rotationZ != 0 { matrix = CATransform3DRotate(matrix, rotationZ, 0, 0, 1) }
    if rotationY != 0 { matrix = CATransform3DRotate(matrix, rotationY, 0, 1, 0) }
    if rotationX != 0 { matrix = CATransform3DRotate(matrix, rotationX, 1, 0, 0) }
    // Depth is scaled too: a flat layer appears the same, and its matrix decomposes evenly.
    if scale != 1 || stretch != 1 {
      matrix = CATransform3DScale(matrix, scale, scale * stretch, scale)
    }
    return CATransform3DTranslate(matrix, -px, -py, 0)
  }

  mutating func shift(by offset: CGVector) {
    x += offset.dx
    y += offset.dy
  }

  /// Interpolates component by component.
  func mixed(with other: Pose, at share: CGFloat) -> Pose {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return Pose(
      x: mix(x, other.x), y: mix(y, other.y), z: mix(z, other.z), scale: mix(scale, other.scale),
      stretch: mix(stretch, other.stretch), rotationX: mix(rotationX, other.rotationX),
      rotationY: mix(rotationY, other.rotationY), rotationZ: mix(rotationZ, other.rotationZ),
      perspective: mix(perspective, other.perspective), lift: mix(lift, other.lift),
      alpha: mix(alpha, other.alpha), cornerRadius: mix(cornerRadius, other.cornerRadius))
  }
}
