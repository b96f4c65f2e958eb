import Screens
import TransitionCatalog

extension Variant {
  /// Films of the demo's own transitions, each opened by a tap, dragged, caught and sent off.
  static let examples = Example.allCases.map { example in
    var stage = GuideStage(preset: .slide)
    stage.example = example
    return Variant(
      name: "example-\(example.rawValue)", stage: stage, summary: example.summary,
      code: "using: .\(example.rawValue)", hand: Hand(preset: .slide))
  }
}
