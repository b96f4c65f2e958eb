import UIKit

@testable import TransitionCatalog

/// A preset whose screen only moves, by the container's length along an axis: what is seen of it is the
/// finger's travel.
struct Straight: ChoreographedTransition {
  /// The direction in which the screen closes, of length 1.
  let axis: CGVector
  let presentation = TransitionPresentation.fullScreen
  let openingDuration: TimeInterval = 0.4
  let closingDuration: TimeInterval = 0.4

  func opening(on geometry: TransitionGeometry) -> Choreography {
    var front = Choreography.Part(role: .front)
    front.x = .linear(from: axis.dx * geometry.container.width, to: 0)
    front.y = .linear(from: axis.dy * geometry.container.height, to: 0)
    return Choreography(
      parts: [Choreography.Part(role: .backdrop), Choreography.Part(role: .back), front],
      timing: .standard(duration: openingDuration))
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    opening(on: geometry).reversed(timing: .standard(duration: closingDuration))
  }
}
