import TransitionCatalog
import UIKit

/// The demo's description of a preset.
struct Exhibit {
  /// One line, without its period.
  var summary: String
  /// Indicates whether it shows a card above the screen instead of a full screen.
  var isCard: Bool
  /// The gesture that suits the preset's movement.
  var gesture: TransitionGesture
  /// The edge toward which a finger drags a screen that it may take hold of anywhere.
  var dragEdge = TransitionEdge.bottom
  /// The two ends of the tile's gradient, top first.
  var tints: (UInt32, UInt32)
  /// The drawing on the tile, in a square of 28 points.
  var glyph: [Glyph]
}

extension TransitionPreset {
  /// Everything the demo knows of a preset. A new preset needs its case here, and nowhere else.
  var exhibit: Exhibit {
    switch self {
    case .slide:
      Exhibit(
        summary: "Step back, slide, step forward", isCard: false, gesture: .leadingEdge,
        tints: (0x4FA8FF, 0x1F6BF0),
        glyph: [.card(1.5, 5.5, 11, 17, ink: 0.45), .card(15.5, 5.5, 11, 17)])
    case .overlay:
      Exhibit(
        summary: "A card grows over a dimmed screen", isCard: true, gesture: .panToEdge,
        tints: (0x8A86FF, 0x5246DB),
        glyph: [.frame(5, 3, 18, 22, radius: 4), .card(9, 9, 10, 10)])
    case .fold:
      Exhibit(
        summary: "The screen swings away like a door", isCard: false, gesture: .leadingEdge,
        tints: (0x45D0C6, 0x1296A0),
        glyph: [
          .frame(5, 5, 18, 18, radius: 3), .polygon((6, 5), (16, 1.5), (16, 26.5), (6, 23)),
        ])
    case .hang:
      Exhibit(
        summary: "A card drops in and swings to rest", isCard: true, gesture: .pullUpDown,
        tints: (0xFFC14D, 0xF58A1F),
        glyph: [.line((14, 2.5), (8, 10), (20, 10), (14, 2.5)), .card(5, 10, 18, 14)])
    case .fall:
      Exhibit(
        summary: "A card tips in from above and lands", isCard: true, gesture: .panToEdge,
        dragEdge: .top, tints: (0xFF86A8, 0xE8396F),
        glyph: [.line((4, 24), (24, 24)), .polygon((9, 4), (19, 4), (22, 18), (6, 18))])
    case .full:
      Exhibit(
        summary: "Grows out of a row's picture", isCard: false, gesture: .panToEdge,
        tints: (0x6ED98A, 0x28A456),
        glyph: [
          .line((13, 15), (5, 23)), .line((11, 23), (5, 23), (5, 17)),
          .line((15, 13), (23, 5)), .line((17, 5), (23, 5), (23, 11)),
        ])
    case .scale:
      Exhibit(
        summary: "Dive through one screen to the next", isCard: false, gesture: .pinch,
        tints: (0xD08BFF, 0x9540E0),
        glyph: [
          .frame(3, 3, 22, 22, radius: 5), .frame(7.5, 7.5, 13, 13, radius: 3),
          .card(11.5, 11.5, 5, 5, radius: 1.5),
        ])
    case .spin:
      Exhibit(
        summary: "One whirl turns one into the other", isCard: false, gesture: .pinch,
        tints: (0xFF8A70, 0xE5432F),
        glyph: [
          .arc(radius: 9, from: -.pi * 0.15, to: .pi * 1.45),
          .polygon((11, 0.5), (18.5, 5), (11, 9.5)),
        ])
    }
  }
}

extension TransitionPreset {
  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  public var summary: String { exhibit.summary }
  public var isCard: Bool { exhibit.isCard }
  public var gesture: TransitionGesture { exhibit.gesture }
  public var dragEdge: TransitionEdge { exhibit.dragEdge }

  /// The row of the guide that is tapped, so that films beside each other show different pictures.
  var row: Int {
    switch self {
    case .overlay, .slide, .scale: 0
    case .fold, .hang, .spin: 1
    case .full, .fall: 2
    }
  }

  @MainActor public func makeScreen() -> UIViewController {
    isCard ? CardViewController(Walk.all[row]) : DetailViewController(Article.all[row])
  }
}
