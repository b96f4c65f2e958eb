import UIKit

/// The new screen comes up, out of a view or a point, while the old one is magnified and dimmed behind it, as
/// if one dived into it.
struct Scale: TransitionDefinition {
  let name = "scale"
  let presentation = TransitionPresentation.fullScreen
  let openingDuration: TimeInterval = 0.5
  let closingDuration: TimeInterval = 0.42
  let writesClosing = true

  func carrying(on geometry: TransitionGeometry) -> Carrying? {
    geometry.origin == nil && geometry.lead == nil ? .page.leaving : .page
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let lead = geometry.leads(before: geometry.origin)
    let middle = (lead?.source ?? geometry.origin)?.middle ?? geometry.whole.middle
    let pivot = CGPoint(
      x: middle.x / max(geometry.container.width, 1),
      y: middle.y / max(geometry.container.height, 1))

    var back = Part(role: .back)
    back.pivot = pivot
    // A title at the top stays below the status bar. Thrown, the screen is never smaller than the display.
    back.scale = .through([(0, 1), (1, 1.08)], .linear)

    var dim = Part(role: .backdrop)
    dim.alpha = .line(from: 0, to: 0.35)

    var (fore, elementMotion) = (Part(role: .fore), ElementMotion.rides)
    let place = geometry.origin.flatMap { $0.isUsable ? $0 : nil }
    // One dives into the element or the view; of a point there is nothing to be seen.
    if let lead {
      fore = ContainerTransform(
        following: lead, frame: geometry.fore, frameRadius: geometry.displayCornerRadius,
        bars: geometry.bars
      ).part(in: geometry.container)
      fore.lift = .still(1)
      elementMotion = ElementMotion(.leads)
    } else if let place {
      var transform = ContainerTransform(
        place: place, placeRadius: geometry.originRadius, frame: geometry.fore,
        frameRadius: geometry.displayCornerRadius, bars: geometry.bars)
      transform.shadow = geometry.originShadow
      fore = transform.part(in: geometry.container)
      fore.lift = .still(1)
      elementMotion = ElementMotion(.straight)
    } else {
      fore = card(geometry, about: pivot)
    }
    return Choreography(
      parts: [back, dim, fore], timing: .spring(frequency: 18, over: 0.35 * geometry.diagonal),
      coversOrigin: lead == nil && place != nil, elementMotion: elementMotion)
  }

  /// The new screen as a card that comes up about a point, where it is so small that it seems to come out of
  /// it.
  private func card(_ geometry: TransitionGeometry, about pivot: CGPoint) -> Part {
    var fore = Part(role: .fore)
    fore.pivot = pivot
    fore.scale = .line(from: 0.04, to: 1)
    // Never drawn nearly clear: behind the old screen until its fade begins. It is opaque before it is as large as
    // a row, so that no text is read through it.
    fore.lift = .through([(0, -1), (0.02, -1), (0.0201, 1), (1, 1)], .linear)
    fore.alpha = .through([(0, 0), (0.02, 0), (0.07, 1), (1, 1)], .linear)
    fore.cornerRadius = .line(from: 6, to: geometry.displayCornerRadius)
    fore.shadow = .still(0.28)
    fore.cut(under: geometry.bars)
    fore.bezel = Part.Bezel(geometry.container, frame: geometry.whole, bars: geometry.bars)
    return fore
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    opening(on: geometry).reversed(
      timing: .spring(frequency: 22, over: 0.35 * geometry.diagonal))
  }
}
