import UIKit

/// A `MorphTree` at an instant, as numbers.
struct ElementPose: Sendable {
  /// The position of a snapshot relative to the layer's center, and its scale.
  struct Placement: Equatable, Sendable {
    var point = CGPoint.zero
    var scaleX: CGFloat = 1
    var scaleY: CGFloat = 1

    /// True if the snapshot is neither distorted nor mirrored.
    var isEven: Bool { scaleX == scaleY }
  }

  /// The transform of the layer about its center, used in place of `angle` if a screen moves the element.
  var matrix: CATransform3D?
  var center = CGPoint.zero
  var size = CGSize.zero
  /// The painted part of the element, relative to `center`.
  var painted = CGRect.zero
  var angle: CGFloat = 0
  var alpha: CGFloat = 1
  var covered = UIEdgeInsets.zero
  /// The radii of corners round at both ends, only at the start, and only at the end.
  var radii = SIMD3<Double>()
  /// The radii of the shadow: like `radii`, but also where only the snapshot has round corners.
  var castRadii = SIMD3<Double>()
  var borderWidth: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
  /// The placements of the snapshots of the start and of the end.
  var leaving = Placement()
  var arriving = Placement()

  /// The outline, relative to `center`.
  var box: CGRect { CGRect(center: .zero, size: size) }

  /// The visible part of `box`.
  var visibleBox: CGRect { box.inset(by: covered) }

  /// Adds the shadow of an element in the air between two screens: none at either end.
  mutating func castShadowInTheAir(at fraction: CGFloat) {
    let air = ElementPose.shadowInTheAir(at: fraction)
    // Without a shadow of the element's own, only the opacity changes.
    let share = shadowOpacity > 0 ? air / (air + shadowOpacity) : 1
    shadowRadius += (12 - shadowRadius) * share
    shadowOffset.width *= 1 - share
    shadowOffset.height += (4 - shadowOffset.height) * share
    shadowOpacity = max(shadowOpacity, air)
  }

  /// Returns the opacity of the shadow in the air, which is that of every element.
  static func shadowInTheAir(at fraction: CGFloat) -> CGFloat {
    let progress = fraction.clamped(to: 0...1)
    return 0.8 * progress * (1 - progress)
  }

  /// Returns the pose between this pose and `other`, without `covered` and `castRadii`, set by `Morph`. Alpha, corners,
  /// border and shadow are clamped to the range between the two.
  @inline(__always) func mixed(with other: ElementPose, at share: CGFloat) -> ElementPose {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    func mix(_ a: Placement, _ b: Placement) -> Placement {
      Placement(
        point: CGPoint(x: mix(a.point.x, b.point.x), y: mix(a.point.y, b.point.y)),
        scaleX: mix(a.scaleX, b.scaleX), scaleY: mix(a.scaleY, b.scaleY))
    }
    let inside = share.clamped(to: 0...1)
    func mixInside(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * inside }
    return ElementPose(
      center: CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y)),
      size: CGSize(
        width: max(mix(size.width, other.size.width), 0),
        height: max(mix(size.height, other.size.height), 0)),
      painted: CGRect(
        x: mix(painted.minX, other.painted.minX), y: mix(painted.minY, other.painted.minY),
        width: max(mix(painted.width, other.painted.width), 0),
        height: max(mix(painted.height, other.painted.height), 0)),
      angle: mix(angle, other.angle), alpha: mixInside(alpha, other.alpha),
      radii: radii + (other.radii - radii) * Double(inside),
      borderWidth: mixInside(borderWidth, other.borderWidth),
      shadowOpacity: mixInside(shadowOpacity, other.shadowOpacity),
      shadowRadius: mixInside(shadowRadius, other.shadowRadius),
      shadowOffset: CGSize(
        width: mixInside(shadowOffset.width, other.shadowOffset.width),
        height: mixInside(shadowOffset.height, other.shadowOffset.height)),
      leaving: mix(leaving, other.leaving), arriving: mix(arriving, other.arriving))
  }
}

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
