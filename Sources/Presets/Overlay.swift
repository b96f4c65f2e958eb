import UIKit

/// A card grows out of a view, a point or its own middle over the dimmed screen; in a closing, the card shrinks back.
struct Overlay: ChoreographedTransition {
  let presentation = TransitionPresentation.card(
    CardLayout(size: .fixed(width: 540, height: 720), margins: CGSize(width: 10, height: 20)))
  let openingDuration: TimeInterval = 0.44
  let closingDuration: TimeInterval = 0.229
  var backdrop: TransitionBackdrop { .black(opacity: 0.3) }

  var movement: Movement {
    var movement = Movement(self, name: "overlay")
    movement.landingDuration = 0.3
    movement.writesClosing = true
    movement.movesFreely = true
    movement.carrying = { carrying(on: $0) }
    return movement
  }

  func carrying(on geometry: TransitionGeometry) -> Carrying? {
    geometry.goal == nil && geometry.lead == nil ? .card.leaving : .card
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    if let lead = geometry.leads(before: geometry.origin) { return led(by: lead, on: geometry) }
    if let place = geometry.origin, place.isUsable {
      return container(
        geometry, place: place, radius: geometry.originRadius, shadow: geometry.originShadow)
    }
    let card = geometry.front
    let longer = max(card.width, card.height)
    // With `seed`, the longer side starts at 150 pt, more than a fingertip hides, but at 18 to 50 % of its size.
    let seed = (150 / max(longer, 1)).clamped(to: 0.18...0.5)
    let origin = geometry.origin?.middle ?? card.middle

    var front = Part(role: .front)
    front.x = .linear(from: origin.x - card.midX, to: 0)
    front.y = .linear(from: origin.y - card.midY, to: 0)
    front.scale = .linear(from: seed, to: 1)
    // Visible within three frames, and opaque before the text of the card is large enough to be read.
    front.opacity = .keyframes([(0, 0), (0.3, 1), (1, 1)], .linear)
    round(&front, .opening, on: geometry)

    return Choreography(
      parts: [Overlay.backdrop(from: 0, to: 1), front],
      timing: .spring(dampingRatio: 0.82, frequency: 19, over: 0.45 * geometry.diagonal),
      overshoot: -0.1...1.1)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    if let lead = geometry.leads(before: geometry.goal?.frame) {
      return led(by: lead, on: geometry).reversed(
        timing: .arriving(dampingRatio: 0.85, frequency: 19))
    }
    if let goal = geometry.goal, goal.frame.isUsable {
      var opening = container(
        geometry, place: goal.frame, radius: goal.radius, shadow: goal.shadow)
      opening.overshoot = 0...1
      return opening.reversed(timing: .arriving(dampingRatio: 0.9, frequency: 20))
    }
    let card = geometry.front
    let goal = geometry.goal?.frame.middle ?? card.middle
    // The run ends with a twentieth of the distance left, when `opacity` is 0.
    let way: CGFloat = 0.95

    var front = Part(role: .front)
    front.x = .linear(from: 0, to: (goal.x - card.midX) * way)
    front.y = .linear(from: 0, to: (goal.y - card.midY) * way)
    front.scale = .linear(from: 1, to: 1 - 0.9 * way)
    // Fades only at about a quarter of the size: neither the text of the card nor the text behind can be read.
    front.opacity = .keyframes([(0, 1), (0.84, 1), (1, 0)], .smooth)
    round(&front, .closing, on: geometry)
    // At the end, the full `radius` would turn the small card into a capsule.
    let radius = front.cornerRadius?.value(at: 0) ?? 0
    front.cornerRadius = .keyframes([(0, radius), (0.78, radius), (1, 0.6 * radius)], .linear)

    return Choreography(
      parts: [Overlay.backdrop(from: 1, to: 0), front],
      timing: .spring(frequency: 21, lasting: closingDuration), overshoot: -0.1...1,
      elementMotion: ElementMotion.rides.reversed())
  }

  /// Keeps `cornerRadius` constant on the screen, whatever the scale of the card.
  private func round(
    _ front: inout Part, _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) {
    front.cornerRadius = .constant(geometry.settings.cornerRadius ?? CardLayout.cornerRadius)
    guard geometry.fillsContainer else { return }
    front.cornerRadius = .constant(geometry.displayCornerRadius)
    front.shadow = .constant(CardLayout.shadow)
    front.cut(under: geometry.bars, direction)
    front.bezel = Part.Bezel(geometry.container, frame: geometry.front, bars: geometry.bars)
  }

  private func container(
    _ geometry: TransitionGeometry, place: CGRect, radius: CGFloat, shadow: CGFloat
  ) -> Choreography {
    var transform = ContainerTransform(
      place: place, placeRadius: radius, frame: geometry.front,
      frameRadius: geometry.settings.cornerRadius ?? CardLayout.cornerRadius, bars: geometry.bars)
    transform.shadow = shadow
    return grown(transform, on: geometry, coversOrigin: true, ElementMotion(.straight))
  }

  /// Lets the card follow `lead`, a shared element.
  private func led(by lead: Lead, on geometry: TransitionGeometry) -> Choreography {
    let transform = ContainerTransform(
      following: lead, frame: geometry.front,
      frameRadius: geometry.settings.cornerRadius ?? CardLayout.cornerRadius, bars: geometry.bars)
    return grown(transform, on: geometry, coversOrigin: false, ElementMotion(.leads))
  }

  private func grown(
    _ transform: ContainerTransform, on geometry: TransitionGeometry, coversOrigin: Bool,
    _ elementMotion: ElementMotion
  ) -> Choreography {
    let front = transform.part(in: geometry.container)
    return Choreography(
      parts: [Overlay.backdrop(from: 0, to: 1), front],
      timing: .spring(frequency: 21, over: geometry.diagonal), overshoot: -0.1...1,
      coversOrigin: coversOrigin, elementMotion: elementMotion)
  }

  private static func backdrop(from start: CGFloat, to end: CGFloat) -> Part {
    var backdrop = Part(role: .backdrop)
    backdrop.opacity = .linear(from: start, to: end)
    return backdrop
  }
}
