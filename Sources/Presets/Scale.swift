import UIKit

/// The new screen comes up as a card while the old one is magnified and dimmed behind it, as if one dived
/// into it.
struct Scale: TransitionDefinition {
  let name = "scale"
  let presentation = TransitionPresentation.fullScreen
  let reads: Set<TransitionOptions.Field> = [
    .origin, .backdrop, .displayCornerRadius, .duration, .timing,
  ]
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

    let timing = Timing.spring(frequency: 18, over: 0.35 * geometry.diagonal)
    guard let lead else {
      return Choreography(parts: [back, dim, card(geometry, about: pivot)], timing: timing)
    }
    // One dives into the element.
    var fore = ContainerTransform(
      following: lead, frame: geometry.fore, frameRadius: geometry.displayCornerRadius,
      bars: geometry.bars
    ).part(in: geometry.container)
    fore.lift = .still(1)
    return Choreography(
      parts: [back, dim, fore], timing: timing, elementMotion: ElementMotion(.leads))
  }

  /// The new screen as a card that comes up about a point.
  private func card(_ geometry: TransitionGeometry, about pivot: CGPoint) -> Part {
    var fore = Part(role: .fore)
    fore.pivot = pivot
    fore.scale = .line(from: 0.2, to: 1)
    // Behind the old screen until its fade begins. It is whole before its text is large enough to be read.
    fore.lift = .through([(0, -1), (0.08, -1), (0.0801, 1), (1, 1)], .linear)
    fore.alpha = .through([(0, 0), (0.08, 0), (0.26, 1), (1, 1)], .linear)
    fore.cornerRadius = .line(from: 20, to: geometry.displayCornerRadius)
    fore.shadow = .still(0.28)
    fore.cut(under: geometry.bars)
    fore.bezel = Part.Bezel(geometry.container, frame: geometry.whole, bars: geometry.bars)
    return fore
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    var closing = opening(on: geometry)
      .reversed(timing: .spring(frequency: 22, over: 0.35 * geometry.diagonal))
    guard closing.elementMotion.style != .leads,
      let fore = closing.parts.firstIndex(where: { $0.role == .fore })
    else { return closing }
    // Whole until its text is too small to be read through, and then gone within two frames or three.
    closing.parts[fore].alpha = .through([(0, 1), (0.86, 1), (0.93, 0), (1, 0)], .linear)
    closing.parts[fore].lift = .through(
      [(0, 1), (0.93, 1), (0.9301, -1), (1, -1)], .linear)
    return closing
  }
}
