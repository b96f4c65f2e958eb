import UIKit

/// A picture of the album and what is known of it.
public struct Photo: Identifiable, Sendable {
  enum Badge: Hashable, Sendable {
    case new
    case likes(Int)
  }

  /// What flies between its tile and its screen.
  enum Part: String, CaseIterable {
    case picture, title, badge
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

  func key(_ part: Part) -> String { "photo-\(id).\(part.rawValue)" }

  /// The photo that a key is of.
  static func id(ofKey key: String) -> Int? {
    guard key.hasPrefix("photo-") else { return nil }
    return Int(key.dropFirst(6).prefix { $0 != "." })
  }
}
