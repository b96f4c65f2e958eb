import UIKit

/// The old screen swings open like a door, its free edge toward the viewer and away from the light, until the screen is
/// edge-on. The new screen underneath brightens, and the door casts a shadow beside its free edge.
struct Fold: ChoreographedTransition, Equatable {
  /// The edge with the hinge.
  var edge = TransitionEdge.leading
  /// The distance of the eye, as a multiple of the distance from the hinge to the free edge.
  var perspective: CGFloat = 2.5

  let openingDuration: TimeInterval = 0.6
  let closingDuration: TimeInterval = 0.48

  var movement: Movement { Movement(self, name: "fold") }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let hinge = edge.outward(isRightToLeft: geometry.isRightToLeft)
    let extent = hinge.dx != 0 ? geometry.container.width : geometry.container.height
    let eye = perspective * extent
    // At the angle `edgeOn`, the plane of the door contains the eye, half the `extent` away from the hinge.
    let edgeOn = atan2(eye, extent / 2)

    var door = Part(role: .back)
    door.anchor = CGPoint(x: 0.5 + hinge.dx / 2, y: 0.5 + hinge.dy / 2)
    door.perspective = .constant(eye)
    // In front of the new screen, because planes touching at the `hinge` may intersect.
    door.lift = .constant(1)
    door.rotationY = .linear(from: 0, to: hinge.dx * edgeOn)
    door.rotationX = .linear(from: 0, to: -hinge.dy * edgeOn)
    door.cornerRadius = .keyframes(
      [(0, 0), (0.1, geometry.displayCornerRadius), (1, geometry.displayCornerRadius)], .smooth)

    // `light` darkens the door turned away from the light, most at the hinge.
    var light = door
    light.role = .light
    light.lift = .constant(2)
    light.shading = Part.Shading(x: hinge.dx, y: hinge.dy, dark: 0.55, light: 0.1)
    light.opacity = .keyframes(
      (0...8).map { (CGFloat($0) / 8, sin(edgeOn * CGFloat($0) / 8)) }, .linear)

    let shade = Part.part(.shade) { $0.opacity = .linear(from: 0.22, to: 0) }

    return Choreography(
      parts: [Part(role: .front), shade, cast(by: door, hinge, edgeOn, geometry), door, light],
      timing: .standard(duration: 1),
      // Elements lift off the door, and lie flat on the new screen when the door is edge-on (`weight` 1 at 0.96), not
      // before: a landed element would be in front of half a door.
      elementMotion: ElementMotion(
        style: .rides, weight: .keyframes([(0, 0), (0.1, 0), (0.96, 1), (1, 1)], .falling)),
      takesDuration: true)
  }

  /// Returns the shadow on the new screen beside the free edge of the door: wider with the distance of the edge from
  /// the screen, and fainter as more light comes in.
  private func cast(
    by door: Part, _ hinge: CGVector, _ edgeOn: CGFloat, _ geometry: TransitionGeometry
  ) -> Part {
    let size = geometry.container
    let (narrow, wide): (CGFloat, CGFloat) = (40, 110)
    var cast = Part(role: .cast)
    // `scale` is even, so the strip must be long enough at its narrowest.
    let long = wide / narrow * (hinge.dx != 0 ? size.height : size.width)
    let strip =
      hinge.dx != 0
      ? CGSize(width: wide, height: long) : CGSize(width: long, height: wide)
    // The strip's edge at the door starts in the middle of the container, and is moved by `cast.x` and `cast.y`.
    let (x, y) = (size.width / 2, size.height / 2)
    cast.shading = Part.Shading(
      x: hinge.dx, y: hinge.dy, dark: 0.5, light: 0,
      strip: CGRect(
        x: -(1 + hinge.dx) / 2 * strip.width, y: y - (1 + hinge.dy) / 2 * strip.height,
        width: strip.width, height: strip.height))
    cast.anchor = CGPoint(x: 0.5 + hinge.dx / 2, y: 0.5 + hinge.dy / 2)
    let free = CGPoint(x: -hinge.dx * x, y: -hinge.dy * y)
    // With 96 intervals, even a long strip stays within the tolerance of `KeyframeBaker`.
    let steps = (0...96).map { CGFloat($0) / 96 }
    let edge = steps.map { f in
      let pose = door.pose(at: f, overshoot: 0...1)
      return (f, free.projected(by: pose.transform(anchor: door.anchor, size: size)))
    }
    if hinge.dx != 0 { cast.x = .keyframes(edge.map { ($0.0, $0.1.x) }, .linear) }
    if hinge.dy != 0 { cast.y = .keyframes(edge.map { ($0.0, $0.1.y) }, .linear) }
    cast.scale = .keyframes(
      steps.map { ($0, (narrow + (wide - narrow) * sin(edgeOn * $0)) / wide) }, .linear)
    // Clear while the door is at rest, at fraction 0.
    cast.opacity =
      .keyframes([(0, 0), (0.1, 1), (1, 1)], .smooth)
      * .keyframes(steps.map { (1 - pow(1 - $0, 1 / 0.6), 1 - $0) }, .linear)
    return cast
  }
}
