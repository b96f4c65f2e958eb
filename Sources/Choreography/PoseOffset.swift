import UIKit

/// An addition to a pose: by a finger, or because something else was shown before.
///
/// Numbers are added; the scale is a ratio, and is kept as its logarithm. So offsets can be summed, scaled
/// and compared, and any share of one is a pose between the two.
struct PoseOffset: Hashable, Sendable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0
  /// The natural logarithm of the ratio of the scales.
  var logScale: CGFloat = 0
  var rotationX: CGFloat = 0
  var rotationY: CGFloat = 0
  var rotationZ: CGFloat = 0
  var alpha: CGFloat = 0
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

  var movement: CGVector {
    get { CGVector(dx: x, dy: y) }
    set { (x, y) = (newValue.dx, newValue.dy) }
  }

  /// True if the offset changes where a part is.
  var moves: Bool {
    x != 0 || y != 0 || z != 0 || logScale != 0 || rotationX != 0 || rotationY != 0
      || rotationZ != 0
  }

  var isFinite: Bool {
    // A sum is finite if all of its terms are.
    let place = x + y + z + logScale + rotationX + rotationY + rotationZ
    let window = cornerRadius + cutTop + cutLeft + cutBottom + cutRight
    return (place + window + alpha + dim + shadow).isFinite
  }

  /// Returns how far the offset moves any point of a part, at most, in points.
  ///
  /// - Parameter diagonal: The diagonal of the part, in points.
  func reach(over diagonal: CGFloat) -> CGFloat {
    let turns = abs(rotationX) + abs(rotationY) + abs(rotationZ)
    let cuts = max(abs(cutTop), abs(cutBottom)) + max(abs(cutLeft), abs(cutRight))
    return movement.length + abs(z) + (abs(logScale) + turns) * diagonal / 2 + cuts
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
      alpha: combine(alpha, other.alpha), dim: combine(dim, other.dim),
      cornerRadius: combine(cornerRadius, other.cornerRadius),
      cutTop: combine(cutTop, other.cutTop), cutLeft: combine(cutLeft, other.cutLeft),
      cutBottom: combine(cutBottom, other.cutBottom), cutRight: combine(cutRight, other.cutRight),
      shadow: combine(shadow, other.shadow))
  }
}

extension Pose {
  /// Returns what must be added to another pose to get this one.
  func offset(from other: Pose) -> PoseOffset {
    PoseOffset(
      x: x - other.x, y: y - other.y, z: z - other.z,
      logScale: log(max(scale, 0.001) / max(other.scale, 0.001)),
      rotationX: rotationX - other.rotationX, rotationY: rotationY - other.rotationY,
      rotationZ: rotationZ - other.rotationZ, alpha: alpha - other.alpha, dim: dim - other.dim,
      cornerRadius: (cornerRadius ?? 0) - (other.cornerRadius ?? 0),
      cutTop: cutTop - other.cutTop, cutLeft: cutLeft - other.cutLeft,
      cutBottom: cutBottom - other.cutBottom, cutRight: cutRight - other.cutRight,
      shadow: shadow - other.shadow)
  }

  /// Adds what an offset changes of the place, and the alpha.
  mutating func move(by offset: PoseOffset, leastAlpha: CGFloat) {
    x += offset.x
    y += offset.y
    z += offset.z
    scale *= offset.scale
    rotationX += offset.rotationX
    rotationY += offset.rotationY
    rotationZ += offset.rotationZ
    alpha = (alpha + offset.alpha).clamped(to: leastAlpha...1)
    dim = (dim + offset.dim).clamped(to: 0...1)
  }

  /// Adds what an offset changes of the window.
  mutating func reshape(by offset: PoseOffset) {
    // A window that is larger than the part may stay so; another one does not become it.
    cutTop = max(cutTop + offset.cutTop, min(cutTop, 0))
    cutLeft = max(cutLeft + offset.cutLeft, min(cutLeft, 0))
    cutBottom = max(cutBottom + offset.cutBottom, min(cutBottom, 0))
    cutRight = max(cutRight + offset.cutRight, min(cutRight, 0))
    cornerRadius = cornerRadius.map { max($0 + offset.cornerRadius, 0) }
    shadow = (shadow + offset.shadow).clamped(to: 0...1)
  }
}
