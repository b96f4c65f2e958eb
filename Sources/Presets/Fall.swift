import UIKit

/// A card tips in from above and lands flat; closing, it leaves flat over an edge.
struct Fall: PresetDefinition {
  let name = "fall"
  let form = PresetForm.card(CardLayout(size: .proportional(width: 0.8, height: 0.7)))
  let reads: Set<TransitionOptions.Field> = [
    .size, .destination, .perspective, .cornerRadius, .backdrop, .duration, .timing,
    .dismissesOnTapOutside,
  ]
  let openingDuration: TimeInterval = 0.45
  let closingDuration: TimeInterval = 0.36
  var backdrop: TransitionBackdrop { .black(opacity: 0.25) }

  func opening(on geometry: Geometry) -> Choreography {
    let card = geometry.fore
    let half = card.height / 2
    let eye = (geometry.options.perspective ?? 2.5) * max(card.height, 1)
    let tilt = CGFloat.pi / 3
    // The near edge starts on the container's top edge as projected: `near` is its height above
    // the screen as a fraction of the eye's distance, and lengths grow by 1 / (1 − near).
    let near = half * sin(tilt) / eye
    let start = -card.midY * (1 - near) - half * cos(tilt)

    var fore = Part(role: .fore)
    fore.perspective = .still(eye)
    fore.y = .line(from: start, to: 0)
    fore.rotationX = .line(from: tilt, to: 0)
    // Keeps the far edge in front of the backdrop: half · sin(tilt) is less than half · tilt.
    fore.lift = .line(from: half * tilt, to: 0)

    var backdrop = Part(role: .backdrop)
    backdrop.alpha = .line(from: 0, to: 1)
    return Choreography(
      parts: [backdrop, fore],
      timing: .spring(
        dampingRatio: 1, duration: openingDuration, tolerance: geometry.tolerance(over: -start)),
      overshoot: -0.1...1)
  }

  func closing(on geometry: Geometry) -> Choreography {
    let goal = geometry.destination?.middle ?? CGPoint(x: geometry.container.width / 2, y: 0)
    let distance = geometry.exitOffset(over: geometry.nearestEdge(to: goal))

    var fore = Part(role: .fore)
    fore.x = .line(from: 0, to: distance.dx)
    fore.y = .line(from: 0, to: distance.dy)

    var backdrop = Part(role: .backdrop)
    backdrop.alpha = .line(from: 1, to: 0)
    // More even than the standard curve, so that the card does not linger at the edge.
    return Choreography(
      parts: [backdrop, fore], timing: .cubic(0.3, 0, 0.6, 1, duration: closingDuration),
      overshoot: -0.1...1)
  }
}
