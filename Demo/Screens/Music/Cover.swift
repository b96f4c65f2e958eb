import UIKit

/// A record: its names, and the look of its drawn cover.
struct Cover: Sendable {
  enum Pattern: Sendable {
    case sunset, rings, waves, tiles, moons
  }

  var title: String
  var artist: String
  var pattern: Pattern
  /// The background colors, from top to bottom.
  var ground: (UInt32, UInt32)
  /// The colors of the shapes on the background.
  var inks: [UInt32]

  @MainActor private static var images: [String: UIImage] = [:]

  /// Returns the cover, which is drawn when it is first asked for.
  @MainActor func makeImage() -> UIImage {
    if let image = Cover.images[title] { return image }
    let image = CoverPainter(cover: self, size: CGSize(width: 300, height: 300)).image
    Cover.images[title] = image
    return image
  }

  static let all = [
    Cover(
      title: "Low Sun", artist: "Marlo Finch", pattern: .sunset, ground: (0x2B1B52, 0xE0567E),
      inks: [0xFFD08A, 0xFF7A5C, 0x1C1238]),
    Cover(
      title: "Orbit", artist: "The Slow Hours", pattern: .rings, ground: (0x0E2A4A, 0x14506B),
      inks: [0xF6D8A8, 0xF2845C, 0x5FC9C4]),
    Cover(
      title: "Tidal", artist: "Ines Oda", pattern: .waves, ground: (0xFDE6C8, 0xF9B79A),
      inks: [0xE8654F, 0xB33A5B, 0x4A2357]),
    Cover(
      title: "Paper Streets", artist: "Holm & Co.", pattern: .tiles, ground: (0xF3EBDD, 0xF3EBDD),
      inks: [0x2E6E65, 0xE3A33B, 0xD2543C, 0x23344A]),
    Cover(
      title: "Half Light", artist: "Nova Reyes", pattern: .moons, ground: (0x10131F, 0x2B3350),
      inks: [0xECE6F5, 0xA9A4E0, 0x6A66B8]),
    Cover(
      title: "Greenhouse", artist: "Fern", pattern: .waves, ground: (0xDFF1DA, 0x9CD0AE),
      inks: [0x57A57C, 0x2B7562, 0x123F42]),
    Cover(
      title: "Static Bloom", artist: "Kilo Kilo", pattern: .tiles, ground: (0x1B1F3B, 0x1B1F3B),
      inks: [0xFF5A79, 0xFFC857, 0x38C6D9, 0x5B5FEF]),
    Cover(
      title: "Long Way Home", artist: "Ada Brandt", pattern: .sunset, ground: (0x0B4A5A, 0xF2C57C),
      inks: [0xFFF1C9, 0xF08A4B, 0x0A2C3A]),
    Cover(
      title: "Echo Park", artist: "The Slow Hours", pattern: .rings, ground: (0xF6C9D0, 0xE8879B),
      inks: [0x7A2E52, 0xFFF0E6, 0xC7426B]),
    Cover(
      title: "Night Bus", artist: "Marlo Finch", pattern: .moons, ground: (0x2A0F2E, 0x6B1F4A),
      inks: [0xFFD9A0, 0xF28A6A, 0xB84A62]),
    Cover(
      title: "Kites", artist: "Ines Oda", pattern: .tiles, ground: (0xCFE8F5, 0xCFE8F5),
      inks: [0x1F6FB2, 0xF2A03D, 0xE4572E, 0x7BC6A4]),
    Cover(
      title: "Salt", artist: "Nova Reyes", pattern: .waves, ground: (0x12263F, 0x1F4E79),
      inks: [0x3D8FB8, 0x8CCBD8, 0xEAF5F2]),
  ]
}
