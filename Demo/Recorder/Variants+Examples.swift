import Screens
import TransitionCatalog

extension Variant {
  /// Films of the demo's own transitions, each opened by a tap, dragged, caught and sent off.
  static let examples = Example.allCases.map { example in
    var stage = GuideStage(preset: .slide)
    stage.example = example
    // A screen that is flipped halfway is a line.
    let hand = Hand(
      preset: example == .cover ? .hang : .slide, rests: example == .flip ? 0.36 : 0.55)
    return Variant(
      name: "example-\(example.rawValue)", stage: stage, summary: example.summary,
      code: "using: .\(example.rawValue), gesture: .\(example.gesture)", hand: hand)
  }
}
