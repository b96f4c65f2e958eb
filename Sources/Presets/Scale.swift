import UIKit

/// The camera dives through the old screen into the new one; closing, it surfaces again.
struct Scale: PresetDefinition {
  let name = "scale"
  let form = PresetForm.fullScreen
  let reads: Set<TransitionOptions.Field> = [.backdrop, .duration, .timing]
  let openingDuration: TimeInterval = 0.5
  let closingDuration: TimeInterval = 0.4
  var backdrop: TransitionBackdrop { .color(.systemBackground) }

  func opening(on geometry: Geometry) -> Choreography {
    var fore = Part(role: .fore)
    fore.scale = .line(from: 0.75, to: 1)
    // Opaque before the old screen fades: two translucent screens would show the backdrop.
    fore.alpha = .through([(0, 0), (0.1, 1), (1, 1)], .smooth)

    // In front of the new screen.
    var back = Part(role: .back)
    back.scale = .line(from: 1, to: 1.35)
    back.alpha = .through([(0, 1), (0.12, 1), (0.5, 0), (1, 0)], .smooth)

    return Choreography(
      parts: [Part(role: .backdrop), fore, back], timing: .standard(duration: openingDuration),
      overshoot: -0.1...1.1)
  }

  func closing(on geometry: Geometry) -> Choreography {
    opening(on: geometry).reversed(timing: .standard(duration: closingDuration))
  }
}
