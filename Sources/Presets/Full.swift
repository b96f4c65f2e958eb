import UIKit

/// The new screen grows out of a view, a shared element or a point, or rises from below; closing, it goes
/// back there.
struct Full: TransitionDefinition {
  let name = "full"
  let presentation = TransitionPresentation.fullScreen
  let openingDuration: TimeInterval = 0.44
  let closingDuration: TimeInterval = 0.24
  let writesClosing = true
  let movesFreely = true
  let landingDuration: TimeInterval = 0.3

  // Without a place to land in, the screen leaves over the lower edge.
  func carrying(on geometry: TransitionGeometry) -> Carrying? {
    geometry.goal == nil && geometry.lead == nil ? .sheet : .page
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    if let lead = geometry.leads(before: geometry.origin) {
      return led(by: lead, on: geometry, timing: .spring(frequency: 21, over: geometry.diagonal))
    }
    let fore = part(
      geometry, place: geometry.origin, radius: geometry.originRadius,
      shadow: geometry.originShadow)
    let frequency: CGFloat = geometry.origin == nil ? 19 : 21
    return Choreography(
      parts: [Part(role: .back), Full.dim, fore],
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
      // The run is over as the screen has faded: what is left of a spring's way is not seen.
      var fore = seed(geometry, at: place, width: 80)
      // It fades within two frames or three: its text would be read through the one behind it.
      fore.alpha = .through([(0, 0), (0.06, 0), (0.13, 1), (1, 1)], .linear)
      return Choreography(
        parts: parts + [fore], timing: .linear(duration: 1)
      ).reversed(timing: .spring(frequency: 20, lasting: closingDuration))
    }
    let fore = part(
      geometry, place: place, radius: goal?.radius ?? 0, shadow: goal?.shadow ?? 0)
    guard place != nil else {
      // Over the edge before the spring slows down: there is nothing to land on.
      return Choreography(
        parts: parts + [fore], timing: .spring(frequency: 19, over: geometry.diagonal)
      ).reversed(timing: .spring(frequency: 17, lasting: closingDuration))
    }
    // Neither beyond the place nor slowly: what lies beside it, such as the next row, would show that.
    return Choreography(
      parts: parts + [fore], timing: .linear(duration: 1), coversOrigin: true,
      elementMotion: ElementMotion(.straight)
    ).reversed(timing: .arriving(dampingRatio: 0.9, frequency: 20))
  }

  /// The new screen follows a shared element.
  private func led(by lead: Lead, on geometry: TransitionGeometry, timing: Timing) -> Choreography {
    let fore = ContainerTransform(
      following: lead, frame: geometry.fore, frameRadius: geometry.displayCornerRadius,
      bars: geometry.bars
    ).part(in: geometry.container)
    return Choreography(
      parts: [Part(role: .back), Full.dim, fore], timing: timing,
      elementMotion: ElementMotion(.leads))
  }

  /// The poses of an opening back to the element that the screen follows.
  private func landing(_ opening: Choreography, on geometry: TransitionGeometry) -> Choreography {
    var opening = opening
    // Thrown by a finger, it may go beyond.
    opening.overshoot = -0.1...1
    return opening.reversed(timing: .arriving(dampingRatio: 0.85, frequency: 19))
  }

  /// The old screen, slightly dimmed, so that a white screen has an edge in front of a white one.
  private static var dim: Part {
    var dim = Part(role: .shade)
    dim.alpha = .line(from: 0, to: 0.15)
    return dim
  }

  private func part(
    _ geometry: TransitionGeometry, place: CGRect?, radius: CGFloat, shadow: CGFloat
  ) -> Part {
    guard let place else { return rising(geometry) }
    if place.isUsable {
      var transform = ContainerTransform(
        place: place, placeRadius: radius, frame: geometry.fore,
        frameRadius: geometry.displayCornerRadius, bars: geometry.bars)
      transform.shadow = shadow
      return transform.part(in: geometry.container)
    }
    var seed = seed(geometry, at: place, width: 60)
    seed.alpha = .through([(0, 0), (0.12, 1), (1, 1)], .smooth)
    return seed
  }

  /// The screen out of a point: of its own shape at first, and so small that its text cannot be read.
  private func seed(_ geometry: TransitionGeometry, at point: CGRect, width: CGFloat) -> Part {
    let seen = geometry.fore.height - geometry.bars.top - geometry.bars.bottom
    let size = CGSize(width: width, height: width * seen / max(geometry.fore.width, 1))
    return ContainerTransform(
      place: CGRect(
        x: point.minX - size.width / 2, y: point.minY - size.height / 2, width: size.width,
        height: size.height), placeRadius: 22, frame: geometry.fore,
      frameRadius: geometry.displayCornerRadius, bars: geometry.bars
    ).part(in: geometry.container)
  }

  /// The screen from below the container, always opaque.
  private func rising(_ geometry: TransitionGeometry) -> Part {
    var fore = Part(role: .fore)
    let small: CGFloat = 0.9
    // Scaled about its top, which rises from the lower edge.
    fore.y = .line(
      from: geometry.container.height - (1 - small) * geometry.fore.height / 2
        - small * geometry.bars.top, to: 0)
    fore.scale = .line(from: small, to: 1)
    fore.cut(under: geometry.bars)
    fore.cornerRadius = .still(geometry.displayCornerRadius)
    // Below the edge there is nothing to cast one.
    fore.shadow = .through([(0, 0), (0.12, 0.24), (1, 0.24)], .linear)
    fore.bezel = Part.Bezel(geometry.container, frame: geometry.whole, bars: geometry.bars)
    return fore
  }
}
