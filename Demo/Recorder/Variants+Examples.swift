import Screens
import TransitionCatalog

extension Variant {
  /// Films of the library's transitions beyond the presets, each opened by a tap, dragged, caught and sent off.
  static let more = Example.ofLibrary.map { film(of: $0, name: $0.rawValue) }
  /// Films of the demo's own transitions, likewise.
  static let examples = Example.own.map { film(of: $0, name: "example-\($0.rawValue)") }

  private static func film(of example: Example, name: String) -> Variant {
    var stage = GuideStage(preset: .slide)
    stage.example = example
    return Variant(name: name, stage: stage, summary: example.summary, hand: hand(for: example))
  }

  private static func hand(for example: Example) -> Hand {
    switch example {
    case .fade, .cover, .recede: Hand(preset: .hang)
    // A screen that is flipped halfway is a line, which a finger would leave behind.
    case .flip: Hand(preset: .slide, rests: 0.21, catches: 0.06, ends: 0.62)
    case .page: Hand(preset: .slide, catches: 0.07)
    case .push, .cube, .reveal, .rows: Hand(preset: .slide)
    }
  }
}
