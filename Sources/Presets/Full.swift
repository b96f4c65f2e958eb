import UIKit

/// The new screen grows out of a view, a shared element or a point, or rises from below; in a closing, the screen goes
/// back to this place.
struct Full: ChoreographedTransition, Equatable {
  let openingDuration: TimeInterval = 0.44
  let closingDuration: TimeInterval = 0.24

  var movement: Movement {
    var movement = Movement(self, name: "full")
    movement.landingDuration = 0.3
    movement.writesClosing = true
    movement.movesFreely = true
    // Without `goal` and `lead`, the screen leaves over the lower edge.
    movement.carrying = { $0.goal == nil && $0.lead == nil ? .sheet : .page }
    return movement
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    if let grown = grown(from: geometry.from, on: geometry) { return grown }
    guard let point = geometry.from?.frame else {
      return choreography(of: rising(geometry), on: geometry, frequency: 19)
    }
    var front = seed(geometry, at: point, width: 60)
    front.opacity = .keyframes([(0, 0), (0.12, 1), (1, 1)], .smooth)
    return choreography(of: front, on: geometry, usesPoint: true)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    if let grown = grown(from: geometry.goal, on: geometry) { return grown.landing() }
    guard let point = geometry.goal?.frame else {
      // Leaves over the edge before the spring slows down, because the screen has no place to land.
      return choreography(of: rising(geometry), on: geometry)
        .reversed(timing: .spring(frequency: 17, lasting: closingDuration))
    }
    // The run ends after `closingDuration`, when the screen has faded out and the rest of the spring is invisible.
    var front = seed(geometry, at: point, width: 80)
    // Fades within two or three frames, because the texts of both screens would be visible through each other.
    front.opacity = .keyframes([(0, 0), (0.06, 0), (0.13, 1), (1, 1)], .linear)
    return choreography(of: front, on: geometry, usesPoint: true)
      .reversed(timing: .spring(frequency: 20, lasting: closingDuration))
  }

  /// Returns the opening out of the followed element, or out of `place`; `nil` without either, and for a point.
  private func grown(
    from place: TransitionGeometry.Spot?, on geometry: TransitionGeometry
  ) -> Choreography? {
    Part.grown(from: place, to: geometry.displayCornerRadius, on: geometry).map {
      choreography(of: $0.part, on: geometry, motion: $0.motion)
    }
  }

  /// Returns an opening that dims the old screen slightly, so a white screen has an edge in front of another white
  /// screen.
  private func choreography(
    of front: Part, on geometry: TransitionGeometry, frequency: CGFloat = 21,
    motion: ElementMotion = .rides, usesPoint: Bool = false
  ) -> Choreography {
    let shade = Part.part(.shade) { $0.opacity = .linear(from: 0, to: 0.15) }
    return Choreography(
      parts: [Part(role: .back), shade, front],
      timing: .spring(frequency: frequency, over: geometry.diagonal),
      coversOrigin: motion.style == .straight, usesPoint: usesPoint, elementMotion: motion)
  }

  /// Returns the screen growing out of a point: in its own proportions at first, and too small for its text to be read.
  private func seed(_ geometry: TransitionGeometry, at point: CGRect, width: CGFloat) -> Part {
    let seen = geometry.front.height - geometry.bars.top - geometry.bars.bottom
    let size = CGSize(width: width, height: width * seen / max(geometry.front.width, 1))
    let frame = CGRect(
      x: point.minX - size.width / 2, y: point.minY - size.height / 2, width: size.width,
      height: size.height)
    return .growing(
      from: .init(frame: frame, radius: 22), to: geometry.displayCornerRadius, on: geometry)
  }

  /// Returns the screen rising from below the container, always opaque.
  private func rising(_ geometry: TransitionGeometry) -> Part {
    var front = Part(role: .front)
    let small: CGFloat = 0.9
    // With `scale`, the visible top of the screen starts at the lower edge of the container.
    front.y = .linear(
      from: geometry.container.height - (1 - small) * geometry.front.height / 2
        - small * geometry.bars.top, to: 0)
    front.scale = .linear(from: small, to: 1)
    front.cut(under: geometry.bars, in: geometry.container)
    front.cornerRadius = .constant(geometry.displayCornerRadius)
    front.shadow = .screenShadow()
    return front
  }
}
