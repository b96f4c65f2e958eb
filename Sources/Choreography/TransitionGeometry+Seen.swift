import UIKit

// The container, as one of several movements sees it.
extension TransitionGeometry {
  /// Returns the geometry with other options, and the places that these name.
  func with(_ options: ResolvedOptions) -> TransitionGeometry {
    var geometry = self
    geometry.options = options
    if options.origin != self.options.origin {
      let spot = options.origin.flatMap { spots[$0] }
      geometry.origin = spot?.frame
      (geometry.originRadius, geometry.originShadow) = (spot?.radius ?? 0, spot?.shadow ?? 0)
    }
    if options.destination != self.options.destination {
      let spot = options.destination.flatMap { spots[$0] }
      geometry.destination = spot?.frame
      geometry.destinationRadius = spot?.radius ?? 0
      geometry.destinationShadow = spot?.shadow ?? 0
    }
    return geometry
  }

  /// Returns the container as in a mirror with a vertical axis. The layout direction stays: what is written for
  /// the one side is to play on the other.
  func mirrored() -> TransitionGeometry {
    var geometry = self
    geometry.fore = mirrored(fore)
    // Edges are named by side, like all else that is to play on the other one.
    if options.origin?.isEdge != true { geometry.origin = origin.map(mirrored) }
    if options.destination?.isEdge != true { geometry.destination = destination.map(mirrored) }
    for (place, spot) in spots where !place.isEdge {
      geometry.spots[place]?.frame = mirrored(spot.frame)
    }
    geometry.inside = inside.mapValues { $0.map(mirrored) }
    if var lead {
      lead.source = mirrored(lead.source)
      lead.visible = mirrored(lead.visible)
      lead.landing = mirrored(lead.landing)
      geometry.lead = lead
    }
    return geometry
  }

  /// Returns the container in a layout of the other direction: the mirror image, in which leading edges change
  /// sides, too. So do points, which are as a rule those that were touched.
  func inOtherLayout() -> TransitionGeometry {
    var geometry = mirrored()
    geometry.isRightToLeft.toggle()
    geometry.origin = origin.map(mirrored)
    geometry.destination = destination.map(mirrored)
    for (place, spot) in spots { geometry.spots[place]?.frame = mirrored(spot.frame) }
    return geometry
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(
      x: container.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
