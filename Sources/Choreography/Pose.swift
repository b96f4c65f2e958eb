import UIKit

/// How one part of the stage stands at one instant, as numbers.
///
/// Never a matrix: components interpolate exactly, a turn by π has a direction, and two poses
/// compare with `==`. Lengths are points in the container, angles radians.
struct Pose: Hashable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
  /// About the pivot, the same in both directions.
  var scale: CGFloat = 1
  /// How much taller than `scale` makes it.
  var stretch: CGFloat = 1
  var rotationX: CGFloat = 0
  var rotationY: CGFloat = 0
  var rotationZ: CGFloat = 0
  /// The eye's distance from the plane of the screen; 0 draws without perspective.
  var perspective: CGFloat = 0
  /// Depth that is given after the perspective: it changes what lies in front, not what is seen.
  var lift: CGFloat = 0
  /// 0…1.
  var alpha: CGFloat = 1
  var cornerRadius: CGFloat = 0

  /// A part that is left alone.
  static let rest = Pose()
}

extension Pose {
  /// The transform of a layer that rests with its anchor point in its middle.
  ///
  /// The pivot (a unit point of the layer) is folded in, so that nobody's `anchorPoint` is ever
  /// touched. Perspective comes last: written into an already turned matrix it would be wrong.
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
    // Depth is scaled too: a flat layer looks the same, and its matrix decomposes evenly.
    if scale != 1 || stretch != 1 {
      matrix = CATransform3DScale(matrix, scale, scale * stretch, scale)
    }
    return CATransform3DTranslate(matrix, -px, -py, 0)
  }

  mutating func shift(by offset: CGVector) {
    x += offset.dx
    y += offset.dy
  }

  /// Between two poses, component by component.
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
