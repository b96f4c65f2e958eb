import UIKit

/// A card grows out of a view, a point or its own middle over the dimmed screen; in a closing, the card shrinks back.
struct Overlay: ChoreographedTransition, Equatable {
  let presentation = TransitionPresentation(
    card: CardLayout(size: .points(width: 540, height: 720), margins: CGSize(width: 10, height: 20))
  )
  let openingDuration: TimeInterval = 0.44
  let closingDuration: TimeInterval = 0.229
  var backdrop: TransitionBackdrop { .black(opacity: 0.3) }

  var movement: Movement {
    var movement = Movement(self, name: "overlay")
    movement.landingDuration = 0.3
    movement.writesClosing = true
    movement.movesFreely = true
    movement.carrying = { $0.goal == nil && $0.lead == nil ? .card.leaving : .card }
    return movement
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    if let grown = grown(from: geometry.from, on: geometry) { return grown }
    let card = geometry.front
    let longer = max(card.width, card.height)
    // With `seed`, the longer side starts at 150 pt, more than a fingertip hides, but at 18 to 50 % of its size.
    let seed = (150 / max(longer, 1)).clamped(to: 0.18...0.5)
    let origin = geometry.from?.frame.middle ?? card.middle

    var front = Part(role: .front)
    front.x = .linear(from: origin.x - card.midX, to: 0)
    front.y = .linear(from: origin.y - card.midY, to: 0)
    front.scale = .linear(from: seed, to: 1)
    // Visible within three frames, and opaque before the text of the card is large enough to be read.
    front.opacity = .keyframes([(0, 0), (0.3, 1), (1, 1)], .linear)
    round(&front, .opening, on: geometry)

    return Choreography(
      parts: [.backdrop(from: 0, to: 1), front],
      timing: .spring(dampingRatio: 0.82, frequency: 19, over: 0.45 * geometry.diagonal),
      overshoot: -0.1...1.1, usesPoint: geometry.from != nil)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    if let grown = grown(from: geometry.goal, on: geometry) { return grown.landing() }
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
      parts: [.backdrop(from: 1, to: 0), front],
      timing: .spring(frequency: 21, lasting: closingDuration), overshoot: -0.1...1,
      usesPoint: geometry.goal != nil, elementMotion: ElementMotion.rides.reversed())
  }

  /// Keeps `cornerRadius` constant on the screen, whatever the scale of the card.
  private func round(
    _ front: inout Part, _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) {
    front.cornerRadius = .constant(geometry.settings.cardRadius)
    guard geometry.fillsContainer else { return }
    front.cornerRadius = .constant(geometry.displayCornerRadius)
    front.shadow = .constant(CardLayout.shadow)
    front.cut(under: geometry.bars, in: geometry.container, direction)
  }

  /// Returns the opening out of the followed element, or out of `place`; `nil` without either, and for a point.
  private func grown(
    from place: TransitionGeometry.Spot?, on geometry: TransitionGeometry
  ) -> Choreography? {
    Part.grown(from: place, to: geometry.settings.cardRadius, on: geometry).map {
      Choreography(
        parts: [.backdrop(from: 0, to: 1), $0.part],
        timing: .spring(frequency: 21, over: geometry.diagonal), overshoot: -0.1...1,
        coversOrigin: $0.motion.style == .straight, elementMotion: $0.motion)
    }
  }
}
