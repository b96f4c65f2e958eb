import UIKit

/// One part at one instant, as numbers.
///
/// Not a matrix: components interpolate exactly, a rotation by π has a direction, and two poses
/// compare with `==`. Lengths are in the container's points, angles in radians.
struct Pose: Hashable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
  /// The distance of the pivot in front of the part.
  var pivotZ: CGFloat = 0
  /// Even, about the pivot.
  var scale: CGFloat = 1
  var rotationX: CGFloat = 0
  var rotationY: CGFloat = 0
  var rotationZ: CGFloat = 0
  /// The distance of the eye from the plane of the screen; 0 means no perspective.
  var perspective: CGFloat = 0
  /// A depth that changes the order of layers, not their appearance.
  var lift: CGFloat = 0
  /// 0…1.
  var alpha: CGFloat = 1
  /// The share of black over it, 0…1.
  var dim: CGFloat = 0
  /// The corner radius of the window, in the part's own points; `nil` leaves the view's corners alone.
  var cornerRadius: CGFloat?
  /// The cuts that make the window out of the part's bounds, in the part's own points; less than 0 where it is
  /// larger.
  var cutTop: CGFloat = 0
  var cutLeft: CGFloat = 0
  var cutBottom: CGFloat = 0
  var cutRight: CGFloat = 0
  /// The opacity of the shadow that the window casts.
  var shadow: CGFloat = 0

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
    if perspective > 0 { matrix.m34 = -1 / perspective }
    matrix = CATransform3DTranslate(matrix, x + px, y + py, z + pivotZ)
    if rotationZ != 0 { matrix = CATransform3DRotate(matrix, rotationZ, 0, 0, 1) }
    if rotationY != 0 { matrix = CATransform3DRotate(matrix, rotationY, 0, 1, 0) }
    if rotationX != 0 { matrix = CATransform3DRotate(matrix, rotationX, 1, 0, 0) }
    // Depth is scaled too: a flat layer appears the same, and its matrix decomposes evenly.
    if scale != 1 { matrix = CATransform3DScale(matrix, scale, scale, scale) }
    return CATransform3DTranslate(matrix, -px, -py, -pivotZ)
  }

  /// The window in a part of this size, in the part's own points.
  func window(in size: CGSize) -> CGRect {
    CGRect(
      x: cutLeft, y: cutTop, width: max(size.width - cutLeft - cutRight, 0),
      height: max(size.height - cutTop - cutBottom, 0))
  }

  /// The window of a part that is neither turned nor seen in perspective, in the coordinates of `frame`, the
  /// part's own at rest.
  func windowFrame(in frame: CGRect, pivot: CGPoint) -> CGRect {
    let window = window(in: frame.size)
    let (px, py) = (pivot.x * frame.width, pivot.y * frame.height)
    return CGRect(
      x: frame.minX + px + x + (window.minX - px) * scale,
      y: frame.minY + py + y + (window.minY - py) * scale,
      width: window.width * scale, height: window.height * scale)
  }

  /// Interpolates component by component.
  func mixed(with other: Pose, at share: CGFloat) -> Pose {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return Pose(
      x: mix(x, other.x), y: mix(y, other.y), z: mix(z, other.z),
      pivotZ: mix(pivotZ, other.pivotZ), scale: mix(scale, other.scale),
      rotationX: mix(rotationX, other.rotationX), rotationY: mix(rotationY, other.rotationY),
      rotationZ: mix(rotationZ, other.rotationZ),
      perspective: mix(perspective, other.perspective), lift: mix(lift, other.lift),
      alpha: mix(alpha, other.alpha), dim: mix(dim, other.dim),
      cornerRadius: cornerRadius.map { mix($0, other.cornerRadius ?? $0) },
      cutTop: mix(cutTop, other.cutTop), cutLeft: mix(cutLeft, other.cutLeft),
      cutBottom: mix(cutBottom, other.cutBottom), cutRight: mix(cutRight, other.cutRight),
      shadow: mix(shadow, other.shadow))
  }
}
