import UIKit

/// The new screen grows out of a view or a point, while the old screen is dimmed, and magnified about this place.
struct Scale: ChoreographedTransition, Equatable {
  let openingDuration: TimeInterval = 0.5
  let closingDuration: TimeInterval = 0.42

  var movement: Movement {
    var movement = Movement(self, name: "scale")
    movement.writesClosing = true
    movement.carrying = { $0.from == nil && $0.lead == nil ? .page.leaving : .page }
    return movement
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let start = geometry.leads(before: geometry.from)?.source ?? geometry.from?.frame
    let middle = (start ?? geometry.whole).middle
    var back = Part(role: .back)
    back.anchor = middle.share(of: CGRect(origin: .zero, size: geometry.container))
    // At 1.08, a title at the top stays below the status bar.
    back.scale = .linear(from: 1, to: 1.08)

    // The screen grows out of an element or a place; a point has no content to grow out of.
    let grown = Part.grown(from: geometry.from, to: geometry.displayCornerRadius, on: geometry)
    var front = grown?.part ?? card(geometry, about: middle)
    if grown != nil { front.lift = .constant(1) }
    return Choreography(
      parts: [back, .backdrop(from: 0, to: 0.35), front],
      timing: .spring(frequency: 18, over: 0.35 * geometry.diagonal),
      coversOrigin: grown?.motion.style == .straight,
      usesPoint: grown == nil && geometry.from != nil, elementMotion: grown?.motion ?? .rides)
  }

  /// Returns the new screen as a card growing about a point, small enough at first to seem to come out of the point.
  private func card(_ geometry: TransitionGeometry, about point: CGPoint) -> Part {
    var front = Part(role: .front)
    front.anchor = point.share(of: geometry.front)
    front.scale = .linear(from: 0.04, to: 1)
    // Never drawn almost clear: `lift` keeps the card behind the old screen until the fade begins. Opaque before
    // reaching the size of a row, so no text is visible through the card.
    front.lift = .keyframes([(0, -1), (0.02, -1), (0.0201, 1), (1, 1)], .linear)
    front.opacity = .keyframes([(0, 0), (0.02, 0), (0.07, 1), (1, 1)], .linear)
    front.cornerRadius = .linear(from: 6, to: geometry.displayCornerRadius)
    front.shadow = .constant(0.28)
    front.cut(under: geometry.bars, in: geometry.container)
    return front
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    opening(on: geometry).reversed(timing: .spring(frequency: 22, over: 0.35 * geometry.diagonal))
  }
}
