import UIKit

/// Whoever moves on the clock of a run.
@MainActor
protocol PlaybackTarget: AnyObject {
  /// Adds the keyframes of a flight.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path)
  /// Writes one instant into the model.
  func show(_ choreography: Choreography, at fraction: CGFloat, dragOffset: CGVector)
  /// No animation is left, and every view that is not the run's own is at rest.
  func removeAnimations()
  /// The container has another size.
  func change(to choreography: Choreography)
}
