import UIKit

/// A time lapse: one place at three hours, each turning into the next, over and over.
public struct Clip: Sendable {
  /// The length of a clip in seconds.
  public static let length: TimeInterval = 12

  var landscape: Scene.Landscape
  var hours: [Palette]
  var seed: UInt64
  var duration: TimeInterval { Clip.length }

  @MainActor func makeImages() -> [UIImage] {
    hours.map {
      let scene = Scene(landscape, in: $0, seed: seed)
      return ScenePainter(scene: scene, size: CGSize(width: 400, height: 460)).graded
    }
  }
}
