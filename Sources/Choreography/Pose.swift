import UIKit

/// A part at an instant, as numbers.
///
/// Not a matrix: components interpolate exactly, a rotation by π has a direction, and two poses compare with `==`.
/// Lengths are in the container's points, angles in radians.
struct Pose: Hashable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
  /// The distance of the anchor in front of the part.
  var anchorDepth: CGFloat = 0
  /// Even, about the anchor.
  var scale: CGFloat = 1
  var rotationX: CGFloat = 0
  var rotationY: CGFloat = 0
  var rotationZ: CGFloat = 0
  /// The distance of the eye from the plane of the screen; 0 means no perspective.
  var perspective: CGFloat = 0
  /// A depth that changes the order of layers, not their appearance.
  var lift: CGFloat = 0
  /// 0…1.
  var opacity: CGFloat = 1
  /// The share of black over the part, 0…1.
  var dim: CGFloat = 0
  /// The corner radius of the clip, in the part's own points; `nil` leaves the view's corners alone.
  var cornerRadius: CGFloat?
  /// The cuts from the part's bounds to the clip, in the part's own points; negative if the clip is larger.
  var cutTop: CGFloat = 0
  var cutLeft: CGFloat = 0
  var cutBottom: CGFloat = 0
  var cutRight: CGFloat = 0
  /// The opacity of the clip's shadow.
  var shadow: CGFloat = 0

  /// The pose of an untouched part.
  static let rest = Pose()

  /// Returns the transform of a layer whose `anchorPoint` is its center.
  ///
  /// `anchor`, a unit point of the layer, is part of the matrix, so `anchorPoint` stays untouched. The layer is scaled,
  /// turned about x, then y, then z, moved, and projected last: `m34` set on a rotated matrix would be wrong.
  ///
  /// Written out, because the product of seven matrices would take most of the time of baking.
  func transform(anchor: CGPoint, size: CGSize) -> CATransform3D {
    var matrix = CATransform3DIdentity
    // Depth is scaled too: a flat layer appears the same, and its matrix decomposes evenly.
    (matrix.m11, matrix.m22, matrix.m33) = (scale, scale, scale)
    if rotationX != 0 || rotationY != 0 || rotationZ != 0 {
      let (cx, sx) = rotationX == 0 ? (1, 0) : (cos(rotationX), sin(rotationX))
      let (cy, sy) = rotationY == 0 ? (1, 0) : (cos(rotationY), sin(rotationY))
      let (cz, sz) = rotationZ == 0 ? (1, 0) : (cos(rotationZ), sin(rotationZ))
      matrix.m11 = scale * cy * cz
      matrix.m12 = scale * cy * sz
      matrix.m13 = -scale * sy
      matrix.m21 = scale * (sx * sy * cz - cx * sz)
      matrix.m22 = scale * (sx * sy * sz + cx * cz)
      matrix.m23 = scale * sx * cy
      matrix.m31 = scale * (cx * sy * cz + sx * sz)
      matrix.m32 = scale * (cx * sy * sz - sx * cz)
      matrix.m33 = scale * cx * cy
    }
    let px = (anchor.x - 0.5) * size.width
    let py = (anchor.y - 0.5) * size.height
    let pz = anchorDepth
    matrix.m41 = x + px - px * matrix.m11 - py * matrix.m21 - pz * matrix.m31
    matrix.m42 = y + py - px * matrix.m12 - py * matrix.m22 - pz * matrix.m32
    matrix.m43 = z + pz - px * matrix.m13 - py * matrix.m23 - pz * matrix.m33
    if perspective > 0 {
      let depth = -1 / perspective
      (matrix.m14, matrix.m24) = (matrix.m13 * depth, matrix.m23 * depth)
      (matrix.m34, matrix.m44) = (matrix.m33 * depth, 1 + matrix.m43 * depth)
    }
    return matrix
  }

  /// Returns the plane of a screen with this frame at rest.
  func plane(anchor: CGPoint, in frame: CGRect) -> CATransform3D {
    guard rotationX == 0, rotationY == 0, rotationZ == 0, perspective == 0 else {
      return transform(anchor: anchor, size: frame.size).plane(about: frame.middle)
    }
    // Most screens are only moved and scaled, and elements ask at each instant.
    let middle = frame.middle
    let px = (anchor.x - 0.5) * frame.width
    let py = (anchor.y - 0.5) * frame.height
    var plane = CATransform3DIdentity
    (plane.m11, plane.m22) = (scale, scale)
    plane.m41 = x + px - px * scale - middle.x * scale + middle.x
    plane.m42 = y + py - py * scale - middle.y * scale + middle.y
    return plane
  }

  /// Returns the transform of a layer that has a transform of its own at rest.
  ///
  /// - Parameter middle: The way from the layer's `anchorPoint` to its middle.
  func transform(
    anchor: CGPoint, size: CGSize, resting: CATransform3D, middle: CGVector
  ) -> CATransform3D {
    let matrix = transform(anchor: anchor, size: size)
    guard middle != .zero else { return CATransform3DConcat(resting, matrix) }
    return [
      CATransform3DMakeTranslation(-middle.dx, -middle.dy, 0), matrix,
      CATransform3DMakeTranslation(middle.dx, middle.dy, 0),
    ].reduce(resting, CATransform3DConcat)
  }

  /// Returns the corners of a layer with this transform, relative to the middle of the layer at rest.
  func corners(anchor: CGPoint, size: CGSize) -> Quad {
    Quad(transform(anchor: anchor, size: size), size: size)
  }

  /// Returns the clip in a part of this size, in the part's own points.
  func clip(in size: CGSize) -> CGRect {
    CGRect(
      x: cutLeft, y: cutTop, width: max(size.width - cutLeft - cutRight, 0),
      height: max(size.height - cutTop - cutBottom, 0))
  }

  /// Returns the clip of a part without rotation and perspective, in the coordinates of `frame`, the part's own frame
  /// at rest.
  func clipFrame(in frame: CGRect, anchor: CGPoint) -> CGRect {
    let clip = clip(in: frame.size)
    let (px, py) = (anchor.x * frame.width, anchor.y * frame.height)
    return CGRect(
      x: frame.minX + px + x + (clip.minX - px) * scale,
      y: frame.minY + py + y + (clip.minY - py) * scale,
      width: clip.width * scale, height: clip.height * scale)
  }

  /// Interpolates the numbers of `transform(anchor:size:)`, component by component.
  func mixed(with other: Pose, at share: CGFloat) -> Pose {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return Pose(
      x: mix(x, other.x), y: mix(y, other.y), z: mix(z, other.z),
      anchorDepth: mix(anchorDepth, other.anchorDepth), scale: mix(scale, other.scale),
      rotationX: mix(rotationX, other.rotationX), rotationY: mix(rotationY, other.rotationY),
      rotationZ: mix(rotationZ, other.rotationZ), perspective: mix(perspective, other.perspective))
  }

  // MARK: Offsets

  /// Returns the offset whose addition to `other` makes this pose.
  func offset(from other: Pose) -> PoseOffset { numbers - other.numbers }

  /// The numbers to which an offset adds.
  private var numbers: PoseOffset {
    PoseOffset(
      x: x, y: y, z: z, logScale: log(max(scale, 0.001)), rotationX: rotationX,
      rotationY: rotationY, rotationZ: rotationZ, opacity: opacity, dim: dim,
      cornerRadius: cornerRadius ?? 0, cutTop: cutTop, cutLeft: cutLeft, cutBottom: cutBottom,
      cutRight: cutRight, shadow: shadow)
  }

  /// Adds an offset's changes of place, `opacity` and `dim`.
  mutating func move(by offset: PoseOffset, leastOpacity: CGFloat) {
    x += offset.x
    y += offset.y
    z += offset.z
    scale *= offset.scale
    rotationX += offset.rotationX
    rotationY += offset.rotationY
    rotationZ += offset.rotationZ
    opacity = (opacity + offset.opacity).clamped(to: leastOpacity...1)
    dim = (dim + offset.dim).clamped(to: 0...1)
  }

  /// Adds an offset's changes of the clip: the cuts, `cornerRadius` and `shadow`.
  mutating func reshape(by offset: PoseOffset) {
    // A negative cut, of a clip larger than the part, may stay; a positive cut does not become negative.
    cutTop = max(cutTop + offset.cutTop, min(cutTop, 0))
    cutLeft = max(cutLeft + offset.cutLeft, min(cutLeft, 0))
    cutBottom = max(cutBottom + offset.cutBottom, min(cutBottom, 0))
    cutRight = max(cutRight + offset.cutRight, min(cutRight, 0))
    cornerRadius = cornerRadius.map { max($0 + offset.cornerRadius, 0) }
    shadow = (shadow + offset.shadow).clamped(to: 0...1)
  }
}

/// An addition to a `Pose`: by a finger, or as the difference from a pose shown before.
///
/// Numbers are added; the scale is a ratio, stored as its logarithm (`logScale`). So offsets can be summed, scaled and
/// compared, and any share of an offset is a pose between the two.
struct PoseOffset: Hashable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
  /// The natural logarithm of the ratio of the scales.
  var logScale: CGFloat = 0
  var rotationX: CGFloat = 0
  var rotationY: CGFloat = 0
  var rotationZ: CGFloat = 0
  var opacity: CGFloat = 0
  var dim: CGFloat = 0
  /// In the part's own points, like the cuts.
  var cornerRadius: CGFloat = 0
  var cutTop: CGFloat = 0
  var cutLeft: CGFloat = 0
  var cutBottom: CGFloat = 0
  var cutRight: CGFloat = 0
  var shadow: CGFloat = 0

  static let none = PoseOffset()

  /// The ratio of the scales.
  var scale: CGFloat { exp(logScale) }

  var translation: CGVector {
    get { CGVector(dx: x, dy: y) }
    set { (x, y) = (newValue.dx, newValue.dy) }
  }

  /// True if the offset changes the place of a part.
  var moves: Bool { turns || x != 0 || y != 0 || z != 0 || logScale != 0 }

  var turns: Bool { rotationX != 0 || rotationY != 0 || rotationZ != 0 }

  /// Returns how far the offset moves any point of a part, at most, in points.
  ///
  /// - Parameter diagonal: The diagonal of the part, in points.
  func reach(over diagonal: CGFloat) -> CGFloat {
    let turns = abs(rotationX) + abs(rotationY) + abs(rotationZ)
    let cuts = max(abs(cutTop), abs(cutBottom)) + max(abs(cutLeft), abs(cutRight))
    return translation.length + abs(z) + (abs(logScale) + turns) * diagonal / 2 + cuts
      + abs(cornerRadius)
  }

  func scaled(by factor: CGFloat) -> PoseOffset { combined(with: self) { a, _ in a * factor } }

  static func + (a: PoseOffset, b: PoseOffset) -> PoseOffset { a.combined(with: b, +) }

  static func - (a: PoseOffset, b: PoseOffset) -> PoseOffset { a.combined(with: b, -) }

  private func combined(
    with other: PoseOffset, _ combine: (CGFloat, CGFloat) -> CGFloat
  ) -> PoseOffset {
    PoseOffset(
      x: combine(x, other.x), y: combine(y, other.y), z: combine(z, other.z),
      logScale: combine(logScale, other.logScale),
      rotationX: combine(rotationX, other.rotationX),
      rotationY: combine(rotationY, other.rotationY),
      rotationZ: combine(rotationZ, other.rotationZ),
      opacity: combine(opacity, other.opacity), dim: combine(dim, other.dim),
      cornerRadius: combine(cornerRadius, other.cornerRadius),
      cutTop: combine(cutTop, other.cutTop), cutLeft: combine(cutLeft, other.cutLeft),
      cutBottom: combine(cutBottom, other.cutBottom), cutRight: combine(cutRight, other.cutRight),
      shadow: combine(shadow, other.shadow))
  }
}
