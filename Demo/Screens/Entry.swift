import TransitionCatalog
import UIKit

/// One row of the catalogue.
public enum Entry: String, CaseIterable, Hashable, Sendable {
  case slide, overlay, fold, hang, fall, full, scale, spin

  /// The library's preset of this name; nil as long as the library does not have it.
  public var preset: TransitionPreset? { TransitionPreset(rawValue: rawValue) }

  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  public var summary: String {
    switch self {
    case .slide: "Step back, slide, step forward"
    case .overlay: "A card grows over a dimmed screen"
    case .fold: "The screen swings away like a door"
    case .hang: "A card drops in and swings to rest"
    case .fall: "A card tips in from above and lands"
    case .full: "Zooms out of a point or a cell"
    case .scale: "Dive through one screen to the next"
    case .spin: "One whirl turns one into the other"
    }
  }

  /// Whether the preset shows a card above the screen instead of a full screen.
  public var isCard: Bool {
    switch self {
    case .overlay, .hang, .fall: true
    case .slide, .fold, .full, .scale, .spin: false
    }
  }

  @MainActor public func makeScreen() -> UIViewController {
    isCard ? CardViewController() : DetailViewController()
  }

  /// The two ends of the tile's gradient, top first.
  var tints: [UIColor] {
    switch self {
    case .slide: [UIColor(hex: 0x4FA8FF), UIColor(hex: 0x1F6BF0)]
    case .overlay: [UIColor(hex: 0x8A86FF), UIColor(hex: 0x5246DB)]
    case .fold: [UIColor(hex: 0x45D0C6), UIColor(hex: 0x1296A0)]
    case .hang: [UIColor(hex: 0xFFC14D), UIColor(hex: 0xF58A1F)]
    case .fall: [UIColor(hex: 0xFF86A8), UIColor(hex: 0xE8396F)]
    case .full: [UIColor(hex: 0x6ED98A), UIColor(hex: 0x28A456)]
    case .scale: [UIColor(hex: 0xD08BFF), UIColor(hex: 0x9540E0)]
    case .spin: [UIColor(hex: 0xFF8A70), UIColor(hex: 0xE5432F)]
    }
  }
}
