import UIKit

/// One half turn about the vertical axis, like that of a card: the new screen is on its other side.
struct Spin: ChoreographedTransition, Equatable {
  /// The direction of the turn, as seen from above; `nil` for clockwise, or counterclockwise in a right-to-left layout.
  var clockwise: Bool?
  /// The scale of the card when it is edge-on.
  var least: CGFloat = 0.8
  var timing = Timing.cubic(0.38, 0, 0.22, 1, duration: 1)

  let openingDuration: TimeInterval = 0.6
  var closingDuration: TimeInterval = 0.5
  /// A gray, so that the outlines of both white and black screens stay visible.
  var backdrop: TransitionBackdrop { .color(.systemGray4) }

  var movement: Movement { Movement(self, name: "spin") }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let direction = clockwise.map { $0 ? 1 : -1 } ?? geometry.side
    let card = card(geometry)

    var back = card
    back.role = .back
    back.rotationY = .linear(from: 0, to: -direction * .pi)
    back.lift = level(geometry, before: 3, after: -3)
    // The side turned away from the eye is smaller, by a point all around, or would be visible as a thin line at the
    // antialiased edge of the other side.
    back.scale = card.scale * .keyframes([(0, 1), (0.5, 1), (0.6, 0.995), (1, 0.995)], .smooth)

    var front = card
    front.rotationY = .linear(from: direction * .pi, to: 0)
    front.lift = level(geometry, before: -3, after: 3)
    front.scale = card.scale * .keyframes([(0, 0.995), (0.4, 0.995), (0.5, 1), (1, 1)], .smooth)

    var shade = card
    shade.role = .shade
    shade.rotationY = back.rotationY
    shade.lift = level(geometry, before: 5, after: 5)
    shade.shadow = .constant(0)
    shade.opacity = .turn(peak: 0.2)

    // Behind the card at every angle.
    let backdrop = Part.part(.backdrop) { $0.lift = .constant(-1.5 * geometry.container.width) }

    return Choreography(
      parts: [backdrop, back, front, shade], timing: timing,
      elementMotion: ElementMotion(
        // Elements have almost arrived when the card is edge-on, because the new screen appears with its own picture.
        style: .turns, weight: .keyframes([(0, 0), (0.1, 0), (0.6, 1), (1, 1)], .smooth)),
      takesDuration: true)
  }

  /// Returns the properties common to both sides, `front` and `back`.
  private func card(_ geometry: TransitionGeometry) -> Part {
    var card = Part(role: .front)
    card.perspective = .constant(2.2 * geometry.container.width)
    card.scale = .turn(from: 1, peak: least)
    card.cornerRadius = .keyframes(
      [(0, 0), (0.08, geometry.displayCornerRadius), (0.92, geometry.displayCornerRadius), (1, 0)],
      .smooth)
    card.shadow = .keyframes(
      [(0, 0), (0.1, CardLayout.shadow), (0.9, CardLayout.shadow), (1, 0)], .smooth)
    return card
  }

  /// Returns the track of `lift`: a side is in front of the other side until the card is edge-on, or from then on. The
  /// nearest edge of the turning card is below all other layers in the container, too.
  private func level(_ geometry: TransitionGeometry, before: CGFloat, after: CGFloat) -> Track {
    let base = -0.8 * geometry.container.width
    return .keyframes(
      [(0, base + before), (0.4999, base + before), (0.5001, base + after), (1, base + after)],
      .linear)
  }
}
