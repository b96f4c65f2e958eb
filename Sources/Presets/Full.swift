import UIKit

/// The new screen grows out of a view, a shared element or a point, or rises from below; in a closing, the screen goes
/// back to this place.
struct Full: ChoreographedTransition {
  let presentation = TransitionPresentation.fullScreen
  let openingDuration: TimeInterval = 0.44
  let closingDuration: TimeInterval = 0.24

  var movement: Movement {
    var movement = Movement(self, name: "full")
    movement.landingDuration = 0.3
    movement.writesClosing = true
    movement.movesFreely = true
    movement.carrying = { carrying(on: $0) }
    return movement
  }

  // Without `goal` and `lead`, the screen leaves over the lower edge.
  func carrying(on geometry: TransitionGeometry) -> Carrying? {
    geometry.goal == nil && geometry.lead == nil ? .sheet : .page
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    if let lead = geometry.leads(before: geometry.origin) {
      return led(by: lead, on: geometry, timing: .spring(frequency: 21, over: geometry.diagonal))
    }
    let front = part(
      geometry, place: geometry.origin, radius: geometry.originRadius,
      shadow: geometry.originShadow)
    let frequency: CGFloat = geometry.origin == nil ? 19 : 21
    return Choreography(
      parts: [Part(role: .back), Full.dim, front],
      timing: .spring(frequency: frequency, over: geometry.diagonal),
      coversOrigin: geometry.origin?.isUsable == true,
      elementMotion: geometry.origin?.isUsable == true ? ElementMotion(.straight) : .rides)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    let goal = geometry.goal
    let place = goal?.frame
    if let lead = geometry.leads(before: place) {
      return landing(led(by: lead, on: geometry, timing: .linear(duration: 1)), on: geometry)
    }
    let parts = [Part(role: .back), Full.dim]
    if let place, !place.isUsable {
      // The run ends after `closingDuration`, when the screen has faded out and the rest of the spring is invisible.
      var front = seed(geometry, at: place, width: 80)
      // Fades within two or three frames, because the texts of both screens would be visible through each other.
      front.opacity = .keyframes([(0, 0), (0.06, 0), (0.13, 1), (1, 1)], .linear)
      return Choreography(
        parts: parts + [front], timing: .linear(duration: 1)
      ).reversed(timing: .spring(frequency: 20, lasting: closingDuration))
    }
    let front = part(
      geometry, place: place, radius: goal?.radius ?? 0, shadow: goal?.shadow ?? 0)
    guard place != nil else {
      // Leaves over the edge before the spring slows down, because the screen has no place to land.
      return Choreography(
        parts: parts + [front], timing: .spring(frequency: 19, over: geometry.diagonal)
      ).reversed(timing: .spring(frequency: 17, lasting: closingDuration))
    }
    // `arriving` neither overshoots nor slows down: content beside the place, such as the next row, would show either.
    return Choreography(
      parts: parts + [front], timing: .linear(duration: 1), coversOrigin: true,
      elementMotion: ElementMotion(.straight)
    ).reversed(timing: .arriving(dampingRatio: 0.9, frequency: 20))
  }

  /// Lets the new screen follow `lead`, a shared element.
  private func led(by lead: Lead, on geometry: TransitionGeometry, timing: Timing) -> Choreography {
    let front = ContainerTransform(
      following: lead, frame: geometry.front, frameRadius: geometry.displayCornerRadius,
      bars: geometry.bars
    ).part(in: geometry.container)
    return Choreography(
      parts: [Part(role: .back), Full.dim, front], timing: timing,
      elementMotion: ElementMotion(.leads))
  }

  /// Returns the closing to the element followed by the screen, with the poses of `opening`.
  private func landing(_ opening: Choreography, on geometry: TransitionGeometry) -> Choreography {
    var opening = opening
    // A screen thrown by a finger may overshoot.
    opening.overshoot = -0.1...1
    return opening.reversed(timing: .arriving(dampingRatio: 0.85, frequency: 19))
  }

  /// Dims the old screen slightly, so a white screen has an edge in front of another white screen.
  private static var dim: Part {
    var dim = Part(role: .shade)
    dim.opacity = .linear(from: 0, to: 0.15)
    return dim
  }

  private func part(
    _ geometry: TransitionGeometry, place: CGRect?, radius: CGFloat, shadow: CGFloat
  ) -> Part {
    guard let place else { return rising(geometry) }
    if place.isUsable {
      var transform = ContainerTransform(
        place: place, placeRadius: radius, frame: geometry.front,
        frameRadius: geometry.displayCornerRadius, bars: geometry.bars)
      transform.shadow = shadow
      return transform.part(in: geometry.container)
    }
    var seed = seed(geometry, at: place, width: 60)
    seed.opacity = .keyframes([(0, 0), (0.12, 1), (1, 1)], .smooth)
    return seed
  }

  /// Returns the screen growing out of a point: in its own proportions at first, and too small for its text to be read.
  private func seed(_ geometry: TransitionGeometry, at point: CGRect, width: CGFloat) -> Part {
    let seen = geometry.front.height - geometry.bars.top - geometry.bars.bottom
    let size = CGSize(width: width, height: width * seen / max(geometry.front.width, 1))
    return ContainerTransform(
      place: CGRect(
        x: point.minX - size.width / 2, y: point.minY - size.height / 2, width: size.width,
        height: size.height), placeRadius: 22, frame: geometry.front,
      frameRadius: geometry.displayCornerRadius, bars: geometry.bars
    ).part(in: geometry.container)
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
    front.cut(under: geometry.bars)
    front.cornerRadius = .constant(geometry.displayCornerRadius)
    front.shadow = .screenShadow()
    front.bezel = Part.Bezel(geometry.container, frame: geometry.whole, bars: geometry.bars)
    return front
  }
}
