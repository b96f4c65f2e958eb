import UIKit

/// Something that Playback animates.
@MainActor
protocol PlaybackTarget: AnyObject {
  /// Adds the keyframes of a playback segment.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path)
  /// Shows one instant of a held run, without animation.
  func show(_ choreography: Choreography, at position: RunPosition)
  /// Removes the library's animations, and returns views that are not the run's own to rest.
  func removeAnimations()
  /// Adopts another choreography. The container may have another size.
  func change(to choreography: Choreography)
}
