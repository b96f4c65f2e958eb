import Screens
import TransitionCatalog

extension Variant {
  /// Films of stacks, of tabs and of children.
  static let containers = [
    Variant(
      name: "push-slide", stage: PushStage(preset: .slide, screen: .tabs),
      summary: "All of a stack, between a bar and tabs"),
    Variant(
      name: "push-fold", stage: PushStage(preset: .fold, screen: .guide),
      summary: "One screen, below a bar"),
    Variant(
      name: "push-full", stage: PushStage(preset: .full),
      summary: "A photo, pushed out of its cell"),
    Variant(
      name: "push-scale",
      stage: PushStage(
        preset: .scale, screen: .guide,
        transition: { .scale(from: .view(($0 as? GuideRow)?.thumbnail ?? $0)) }),
      summary: "A story, pushed out of its thumbnail"),
    Variant(
      name: "pop-gesture", stage: PushStage(preset: .slide, swipesBack: true),
      summary: "Popped by a finger, at the second go"),
    Variant(
      name: "pop-gesture-full", stage: PushStage(preset: .full, swipesBack: true),
      summary: "A photo, carried back into its cell"),
    Variant(
      name: "tabs-slide", stage: TabsStage(preset: .slide),
      summary: "Tabs, tapped and pulled in from both sides"),
    Variant(
      name: "root", stage: RootStage(),
      summary: "The root of the window, from a welcome to the photos and back"),
    Variant(
      name: "children-spin", stage: SleeveStage(),
      summary: "Two children, turned over by a button"),
  ]
}
