import UIKit

/// One whirl: the old screen turns away, growing, and in the same movement the new one turns home.
struct Spin: PresetDefinition {
  let name = "spin"
  let form = PresetForm.fullScreen
  let reads: Set<TransitionOptions.Field> = [.backdrop, .rotation, .duration, .timing]
  let openingDuration: TimeInterval = 0.7
  let closingDuration: TimeInterval = 0.56
  /// Between the two screens' own colors, so that both keep their shape.
  var backdrop: TransitionBackdrop { .color(.systemGray4) }

  func opening(on geometry: Geometry) -> Choreography {
    let direction: CGFloat =
      switch geometry.options.rotation {
      case .clockwise: 1
      case .counterclockwise: -1
      case nil: geometry.side
      }
    let turn = direction * 2 * .pi

    var back = Part(role: .back)
    back.rotationZ = .line(from: 0, to: turn)
    back.scale = .through([(0, 1), (0.5, 1.4), (1, 1)], .smooth)
    back.cornerRadius = .through([(0, 0), (0.25, 28), (0.75, 28), (1, 0)], .smooth)
    // Until the new screen is there: a dip in between would show the ground.
    back.alpha = .through([(0, 1), (0.5, 1), (0.6, 0), (1, 0)], .smooth)

    var fore = back
    fore.role = .fore
    fore.rotationZ = .line(from: -turn, to: 0)
    fore.alpha = .through([(0, 0), (0.4, 0), (0.55, 1), (1, 1)], .smooth)

    return Choreography(
      parts: [Part(role: .backdrop), back, fore], timing: timing(openingDuration))
  }

  func closing(on geometry: Geometry) -> Choreography {
    opening(on: geometry).reversed(timing: timing(closingDuration))
  }

  /// More even than the house curve, whose second half-turn would take three times the first's.
  private func timing(_ duration: TimeInterval) -> Timing {
    .cubic(0.45, 0, 0.25, 1, duration: duration)
  }
}
