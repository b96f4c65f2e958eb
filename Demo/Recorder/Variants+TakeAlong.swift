import Screens
import TransitionCatalog

extension Variant {
  /// With elements that fly from one screen to the other.
  static let takeAlong =
    TransitionPreset.allCases.map {
      Variant(
        name: "take-along-\($0.rawValue)", stage: PhotoStage(preset: $0),
        summary: "A photo, with .\($0.rawValue)")
    }
    + [TransitionPreset.slide, .overlay].map {
      Variant(
        name: "take-along-\($0.rawValue)-gesture", stage: PhotoStage(preset: $0),
        summary: "Dragged, thrown back, caught and sent off",
        code: Entry(rawValue: $0.rawValue)?.gestureCode ?? "", hand: Hand(preset: $0))
    }
    + [
      Variant(
        name: "take-along-push", stage: PushStage(preset: .scale),
        summary: "Pushed by a navigation controller", code: "controller.animator(opens: true)"),
      Variant(
        name: "take-along-player", stage: PlayerStage(), summary: "A player, with keys alone",
        code: "view.takeAlongKey = \"cover\""),
    ]
}
