import Screens
import TransitionCatalog

extension Variant {
  /// Films of stacks, of tabs and of children.
  static let containers = [
    Variant(
      name: "push-slide", stage: PushStage(preset: .slide, screen: .tabs),
      summary: "All of a stack, between a bar and tabs",
      code: "TransitionController(pushesIn:preset:)"),
    Variant(
      name: "push-fold", stage: PushStage(preset: .fold, screen: .guide),
      summary: "One screen, below a bar", code: "TransitionController(pushing:in:preset:)"),
    Variant(
      name: "push-full", stage: PushStage(preset: .full),
      summary: "A photo, pushed out of its cell", code: "push(photo, using: .full)"),
    Variant(
      name: "push-scale",
      stage: PushStage(preset: .scale, screen: .guide, options: GuideStage.fromRow(.scale).options),
      summary: "A story, pushed out of its thumbnail", code: "origin: .view(thumbnail)"),
    Variant(
      name: "pop-gesture", stage: PushStage(preset: .slide, swipesBack: true),
      summary: "Popped by a finger, at the second go", code: "gesture: .leadingEdge"),
    Variant(
      name: "pop-gesture-full", stage: PushStage(preset: .full, swipesBack: true),
      summary: "A photo, carried back into its cell", code: "push(photo, using: .full)"),
    Variant(
      name: "tabs-slide", stage: TabsStage(preset: .slide),
      summary: "Tabs, tapped and pulled in from both sides",
      code: "TransitionController(tabsIn:preset:gesture:)"),
    Variant(
      name: "children-spin", stage: SleeveStage(),
      summary: "Two children, turned over by a button",
      code: "transition(from: front, to: back, preset: .spin)"),
  ]
}
