import UIKit

/// A single turn: the old screen rotates away, growing, while the new one rotates into place.
struct Spin: PresetDefinition {
  let name = "spin"
  let form = PresetForm.fullScreen
  let reads: Set<TransitionOptions.Field> = [.backdrop, .rotation, .duration, .timing]
  let openingDuration: TimeInterval = 0.7
  let closingDuration: TimeInterval = 0.56
  /// A gray, so that the outlines of both white and black screens stay visible.
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
    // Opaque until the new screen nearly is, or the backdrop would show through.
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

  /// More even than the standard curve, whose second half-turn takes 2.6 times the first's time.
  private func timing(_ duration: TimeInterval) -> Timing {
    .cubic(0.45, 0, 0.25, 1, duration: duration)
  }
}
