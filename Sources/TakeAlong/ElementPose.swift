import UIKit

/// A morph layer at one instant, as numbers.
struct ElementPose: Sendable {
  /// The position of a snapshot relative to the layer's center, and its scale.
  struct Placement: Equatable, Sendable {
    var point = CGPoint.zero
    var scaleX: CGFloat = 1
    var scaleY: CGFloat = 1

    /// True if nothing is distorted or mirrored.
    var isEven: Bool { scaleX == scaleY }
  }

  /// The transform of the layer about its center, if a screen moves the element: instead of `angle`.
  var matrix: CATransform3D?
  var center = CGPoint.zero
  var size = CGSize.zero
  /// The part of it that is painted, relative to its center.
  var painted = CGRect.zero
  var angle: CGFloat = 0
  var alpha: CGFloat = 1
  var covered = UIEdgeInsets.zero
  /// The radii of corners that are round at both ends, at the start only, and at the end only.
  var radii = SIMD3<Double>()
  /// The same, also where a snapshot has the corners and the outline is square.
  var castRadii = SIMD3<Double>()
  var borderWidth: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
  /// The snapshots of the start and of the end.
  var old = Placement()
  var new = Placement()

  /// The outline, relative to its center.
  var box: CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  /// The visible part of `box`.
  var window: CGRect { box.inset(by: covered) }

  /// Adds the shadow of an element between two screens, neither of which it lies on: none at either end.
  mutating func castShadowInTheAir(at fraction: CGFloat) {
    let progress = fraction.clamped(to: 0...1)
    let air = 0.8 * progress * (1 - progress)
    let share = air / max(air + shadowOpacity, 0.001)
    shadowRadius += (12 - shadowRadius) * share
    shadowOffset.width *= 1 - share
    shadowOffset.height += (4 - shadowOffset.height) * share
    shadowOpacity = max(shadowOpacity, air)
  }

  /// The pose between this one and another, without what `Morph` sets: `covered` and `castRadii`. Alpha, corners,
  /// border and shadow are clamped to the range between the two.
  func mixed(with other: ElementPose, at share: CGFloat) -> ElementPose {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    func mix(_ a: Placement, _ b: Placement) -> Placement {
      Placement(
        point: CGPoint(x: mix(a.point.x, b.point.x), y: mix(a.point.y, b.point.y)),
        scaleX: mix(a.scaleX, b.scaleX), scaleY: mix(a.scaleY, b.scaleY))
    }
    let inside = share.clamped(to: 0...1)
    func hold(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * inside }
    var pose = ElementPose()
    pose.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
    pose.size = CGSize(
      width: max(mix(size.width, other.size.width), 0),
      height: max(mix(size.height, other.size.height), 0))
    pose.painted = CGRect(
      x: mix(painted.minX, other.painted.minX), y: mix(painted.minY, other.painted.minY),
      width: max(mix(painted.width, other.painted.width), 0),
      height: max(mix(painted.height, other.painted.height), 0))
    pose.angle = mix(angle, other.angle)
    pose.old = mix(old, other.old)
    pose.new = mix(new, other.new)
    pose.alpha = hold(alpha, other.alpha)
    pose.radii = radii + (other.radii - radii) * Double(inside)
    pose.borderWidth = hold(borderWidth, other.borderWidth)
    pose.shadowOpacity = hold(shadowOpacity, other.shadowOpacity)
    pose.shadowRadius = hold(shadowRadius, other.shadowRadius)
    pose.shadowOffset = CGSize(
      width: hold(shadowOffset.width, other.shadowOffset.width),
      height: hold(shadowOffset.height, other.shadowOffset.height))
    return pose
  }
}

/// The place of a view in what it scrolls with: its frame in each scroll view around it, from the
/// inside out, and in the screen. Scrolling alone does not change it.
struct ContentPlace {
  private let frames: [CGRect]

  @MainActor
  init(of view: UIView, in screen: UIView?) {
    var frames: [CGRect] = []
    var inner = view
    var ancestor = view.superview
    while let current = ancestor, current !== screen {
      if current is UIScrollView {
        frames.append(inner.layer.convert(inner.bounds, to: current.layer))
        inner = current
      }
      ancestor = current.superview
    }
    if let screen, ancestor === screen {
      frames.append(inner.layer.convert(inner.bounds, to: screen.layer))
    }
    self.frames = frames
  }

  /// Returns whether a frame differs by more than 0.1 points: conversions are not exact.
  func differs(from other: ContentPlace) -> Bool {
    guard frames.count == other.frames.count else { return true }
    return zip(frames, other.frames).contains { a, b in
      abs(a.minX - b.minX) > 0.1 || abs(a.minY - b.minY) > 0.1 || abs(a.width - b.width) > 0.1
        || abs(a.height - b.height) > 0.1
    }
  }
}

/// The outline of an element that casts its shadow.
struct ShadowShape {
  /// True if it is that of the picture, which nothing is behind.
  let isPainted: Bool
  /// The index of its radius in a pose; `nil` for the largest.
  let corners: Int?

  /// The outline in each of these poses; `nil` if it is the same in all of them.
  func paths(of poses: [ElementPose]) -> [CGPath]? {
    let first = outline(poses[0])
    return poses.contains { outline($0) != first } ? poses.map(path) : nil
  }

  func path(of pose: ElementPose) -> CGPath {
    let outline = outline(pose)
    return CGPath.window(outline.rect, cornerRadius: outline.radius)
  }

  private struct Outline: Equatable {
    let rect: CGRect
    let radius: CGFloat
  }

  /// The outline at one instant, or the picture in it, with its corners also where only the snapshot has them.
  private func outline(_ pose: ElementPose) -> Outline {
    let window = pose.window
    let painted = isPainted ? window.intersection(pose.painted) : .null
    return Outline(
      rect: painted.isNull ? window : painted,
      radius: CGFloat(corners.map { pose.castRadii[$0] } ?? pose.castRadii.max()))
  }
}
