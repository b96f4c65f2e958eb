import UIKit

/// The old screen swings open like a door, its free edge toward the viewer and away from the light,
/// until it is seen edge-on; the new screen underneath brightens.
struct Fold: PresetDefinition {
  let name = "fold"
  let form = PresetForm.fullScreen
  let reads: Set<TransitionOptions.Field> = [
    .edge, .perspective, .displayCornerRadius, .duration, .timing,
  ]
  let openingDuration: TimeInterval = 0.6
  let closingDuration: TimeInterval = 0.48

  func opening(on geometry: Geometry) -> Choreography {
    let hinge = (geometry.options.edge ?? .leading)
      .outward(isRightToLeft: geometry.isRightToLeft)
    let extent = hinge.dx != 0 ? geometry.container.width : geometry.container.height
    let eye = (geometry.options.perspective ?? 2.5) * extent
    // At this angle the door's plane contains the eye, which is half the extent from the hinge.
    let edgeOn = atan2(eye, extent / 2)

    var door = Part(role: .back)
    door.pivot = CGPoint(x: 0.5 + hinge.dx / 2, y: 0.5 + hinge.dy / 2)
    door.perspective = .still(eye)
    // In front of the new screen: planes that touch at the hinge may intersect there.
    door.lift = .still(1)
    door.rotationY = .line(from: 0, to: hinge.dx * edgeOn)
    door.rotationX = .line(from: 0, to: -hinge.dy * edgeOn)
    door.cornerRadius = .through(
      [(0, 0), (0.1, geometry.displayRadius), (1, geometry.displayRadius)], .smooth)

    // The door turns away from the light, most at its hinge.
    var light = door
    light.role = .light
    light.lift = .still(2)
    light.shading = Part.Shading(x: hinge.dx, y: hinge.dy, dark: 0.55, light: 0.1)
    light.alpha = .through(
      (0...8).map { (CGFloat($0) / 8, sin(edgeOn * CGFloat($0) / 8)) }, .linear)

    var shade = Part(role: .shade)
    shade.alpha = .line(from: 0.22, to: 0)

    return Choreography(
      parts: [Part(role: .fore), shade, door, light],
      timing: .standard(duration: openingDuration))
  }

  func closing(on geometry: Geometry) -> Choreography {
    opening(on: geometry).reversed(timing: .standard(duration: closingDuration))
  }
}
