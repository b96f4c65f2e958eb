import UIKit

/// Both screens step back, slide and step forward in one continuous movement.
///
/// Their centers stay a constant distance apart and move linearly with the fraction, so that a
/// screen stays under the finger that drags it.
struct Slide: PresetDefinition {
  let name = "slide"
  let form = PresetForm.fullScreen
  let reads: Set<TransitionOptions.Field> = [
    .edge, .gap, .minimumScale, .backdrop, .duration, .timing,
  ]
  let openingDuration: TimeInterval = 0.55
  let closingDuration: TimeInterval = 0.44

  func opening(on geometry: Geometry) -> Choreography {
    let options = geometry.options
    let side = (options.edge ?? .trailing).outward(isRightToLeft: geometry.isRightToLeft)
    let gap = options.gap ?? 24
    let distance = CGVector(
      dx: side.dx * (geometry.container.width + gap),
      dy: side.dy * (geometry.container.height + gap))
    let stepped = options.minimumScale ?? 0.86

    var back = Part(role: .back)
    back.x = .line(from: 0, to: -distance.dx)
    back.y = .line(from: 0, to: -distance.dy)
    back.scale = .through([(0, 1), (0.25, stepped), (0.75, stepped), (1, 1)], .smooth)
    back.cornerRadius = .through([(0, 0), (0.25, 28), (0.75, 28), (1, 0)], .smooth)

    var fore = back
    fore.role = .fore
    fore.x = .line(from: distance.dx, to: 0)
    fore.y = .line(from: distance.dy, to: 0)

    return Choreography(
      parts: [Part(role: .backdrop), back, fore],
      timing: .standard(duration: openingDuration),
      overshoot: -0.1...1.1)
  }

  func closing(on geometry: Geometry) -> Choreography {
    opening(on: geometry).reversed(timing: .standard(duration: closingDuration))
  }
}
