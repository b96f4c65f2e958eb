import UIKit

/// A time lapse: one place at three hours, each turning into the next, over and over.
struct Clip {
  var landscape: Scene.Landscape
  var hours: [Palette]
  var seed: UInt64
  /// The length in seconds.
  var duration: TimeInterval = 12

  @MainActor func makeImages() -> [UIImage] {
    hours.map {
      let scene = Scene(landscape, in: $0, seed: seed)
      return ScenePainter(scene: scene, size: CGSize(width: 400, height: 460)).graded
    }
  }
}
