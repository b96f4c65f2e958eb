import UIKit

/// A card grows out of a point over the dimmed screen; closing, it shrinks and fades.
struct Overlay: PresetDefinition {
  let name = "overlay"
  let form = PresetForm.card(
    CardLayout(size: .fixed(width: 540, height: 720), margins: CGSize(width: 10, height: 20)))
  let reads: Set<TransitionOptions.Field> = [
    .origin, .destination, .size, .cornerRadius, .backdrop, .duration, .timing,
    .dismissesOnTapOutside,
  ]
  let openingDuration: TimeInterval = 0.48
  let closingDuration: TimeInterval = 0.36
  var backdrop: TransitionBackdrop { .black(opacity: 0.3) }

  func opening(on geometry: Geometry) -> Choreography {
    let card = geometry.fore
    let longer = max(card.width, card.height)
    // The longer side starts at 150 pt, more than a fingertip hides, but at 18 to 50 % of its size.
    let seed = (150 / max(longer, 1)).clamped(to: 0.18...0.5)
    let origin = geometry.origin?.middle ?? card.middle

    var fore = Part(role: .fore)
    fore.x = .line(from: origin.x - card.midX, to: 0)
    fore.y = .line(from: origin.y - card.midY, to: 0)
    fore.scale = .line(from: seed, to: 1)
    // Opaque early, so that the texts of both screens overlap only briefly.
    fore.alpha = .through([(0, 0.4), (0.4, 1), (1, 1)], .smooth)

    var backdrop = Part(role: .backdrop)
    backdrop.alpha = .line(from: 0, to: 1)

    let distance = max(longer / 2 + hypot(origin.x - card.midX, origin.y - card.midY), 1)
    return Choreography(
      parts: [backdrop, fore],
      timing: .spring(
        dampingRatio: 0.82, duration: openingDuration, tolerance: geometry.tolerance(over: distance)
      ),
      overshoot: -0.1...1.1)
  }

  func closing(on geometry: Geometry) -> Choreography {
    let card = geometry.fore
    let goal = geometry.destination?.middle ?? card.middle

    var fore = Part(role: .fore)
    fore.x = .line(from: 0, to: goal.x - card.midX)
    fore.y = .line(from: 0, to: goal.y - card.midY)
    fore.scale = .line(from: 1, to: 0.5)
    // Shrinks before it begins to fade.
    fore.alpha = .through([(0, 1), (0.2, 1), (1, 0)], .smooth)

    var backdrop = Part(role: .backdrop)
    backdrop.alpha = .line(from: 1, to: 0)

    return Choreography(
      parts: [backdrop, fore],
      timing: .standard(duration: closingDuration),
      overshoot: -0.1...1)
  }
}
