import UIKit

/// A picture of the album, and the facts about it.
public struct Photo: Identifiable, Sendable {
  enum Badge: Hashable, Sendable {
    case new
    case likes(Int)
  }

  public let id: Int
  public let title: String
  let place: String
  let landscape: Scene.Landscape
  let palette: Palette
  let badge: Badge?

  public var hasBadge: Bool { badge != nil }

  @MainActor func makeImage() -> UIImage {
    let scene = Scene(landscape, in: palette, seed: UInt64(id + 1))
    return ScenePainter(scene: scene, size: CGSize(width: 400, height: 500)).photograph
  }
}
