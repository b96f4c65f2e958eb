import UIKit

extension Choreography.Part {
  /// Returns the part with its poses in reverse order.
  public func reversed() -> Choreography.Part {
    var part = self
    let tracks =
      Choreography.Part.places + Choreography.Part.cuts + [\.lift, \.alpha, \.dim, \.shadow]
    for track in tracks { part[keyPath: track] = self[keyPath: track].reversed() }
    part.cornerRadius = cornerRadius?.reversed()
    return part
  }

  /// Returns the part as in a mirror with a vertical axis: left for right.
  public func mirrored() -> Choreography.Part {
    var part = self
    part.pivot.x = 1 - pivot.x
    for track in [\Choreography.Part.x, \.rotationY, \.rotationZ] {
      part[keyPath: track] = self[keyPath: track].scaled(by: -1)
    }
    (part.cutLeft, part.cutRight) = (cutRight, cutLeft)
    part.shading?.x.negate()
    if let strip = shading?.strip { part.shading?.strip?.x = -strip.x - strip.width }
    if let bezel { part.bezel?.frame.origin.x = bezel.container.width - bezel.frame.maxX }
    return part
  }

  /// Returns both movements at once: ways, angles, cuts and radii add, sizes and opacities multiply.
  ///
  /// Both turn and scale about one point, that of the first one that does either; both are seen from one
  /// distance likewise.
  public func combined(with other: Choreography.Part) -> Choreography.Part {
    var part = self
    let sums: [WritableKeyPath<Choreography.Part, Choreography.Track>] = [
      \.x, \.y, \.z, \.rotationX, \.rotationY, \.rotationZ, \.lift,
    ]
    for track in sums + Choreography.Part.cuts {
      part[keyPath: track] = self[keyPath: track] + other[keyPath: track]
    }
    part.scale = scale * other.scale
    part.alpha = alpha * other.alpha
    part.dim = dim.covered(by: other.dim)
    part.shadow = shadow.covered(by: other.shadow)
    if perspective.isZero { part.perspective = other.perspective }
    if !turnsOrScales { (part.pivot, part.pivotZ) = (other.pivot, other.pivotZ) }
    if let radius = other.cornerRadius {
      part.cornerRadius = cornerRadius.map { $0 + radius } ?? radius
    }
    part.isCircular = isCircular || other.isCircular
    part.shading = shading ?? other.shading
    part.bezel = bezel ?? other.bezel
    return part
  }

  /// True if the pivot matters.
  private var turnsOrScales: Bool {
    scale != .still(1) || !(rotationX.isZero && rotationY.isZero && rotationZ.isZero)
  }
}
