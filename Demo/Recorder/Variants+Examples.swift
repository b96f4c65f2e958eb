import Screens
import TransitionCatalog

extension Variant {
  /// Films of the demo's own transitions, each opened by a tap, dragged, caught and sent off.
  static let examples = Example.allCases.map { example in
    var stage = GuideStage(preset: .slide)
    stage.example = example
    return Variant(
      name: "example-\(example.rawValue)", stage: stage, summary: example.summary,
      hand: hand(for: example))
  }

  private static func hand(for example: Example) -> Hand {
    switch example {
    case .cover: Hand(preset: .hang)
    // A screen that is flipped halfway is a line, which a finger would leave behind.
    case .flip: Hand(preset: .slide, rests: 0.21, catches: 0.06, ends: 0.62)
    case .page: Hand(preset: .slide, catches: 0.07)
    case .cube, .reveal, .rows: Hand(preset: .slide)
    }
  }
}
