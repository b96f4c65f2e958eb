import Screens
import TransitionCatalog

extension Variant {
  /// Three films side by side, one after the other, for the top of the page.
  static let hero = Variant(
    name: "hero", stage: PhotoStage(preset: .full),
    summary: "A photo that grows out of its cell, a card on a string, a screen like a door",
    parts: [
      Variant(name: "", stage: PhotoStage(preset: .full), summary: "", width: 440),
      Variant(name: "", stage: GuideStage(preset: .hang), summary: "", width: 440),
      Variant(name: "", stage: GuideStage(preset: .fold), summary: "", width: 440),
    ], limit: 1_380_000)

  /// Films of what happens between an opening and a closing, and of other devices.
  static let moments = [
    Variant(
      name: "interruption", stage: InterruptionStage(),
      summary: "Caught in flight, thrown back, caught again, let go", width: 400, limit: 700_000),
    Variant(
      name: "return", stage: ReturnStage(),
      summary: "Dragged back while the app scrolls its grid, into the same cell"),
    Variant(
      name: "opened-by-edge", stage: EdgeStage(preset: .fold),
      summary: "Opened and closed by a finger at the edge"),
    Variant(
      name: "pull", stage: PullStage(), summary: "Scrolled to its top and pulled away, in one drag"),
    Variant(
      name: "pull-list", stage: ListStage(),
      summary: "A long list, scrolled to its top and pulled away by one finger"),
    Variant(
      name: "overlay-keyboard", stage: PlaylistStage(),
      summary: "A card that makes room for the keyboard, and takes it along"),
    Variant(
      name: "refusal", stage: RefusalStage(), summary: "A card that must not be dragged away"),
    Variant(
      name: "hang-landscape", stage: GuideStage(preset: .hang),
      summary: "A card on a string, in landscape",
      size: ScreenSize(width: 844, height: 390), width: 600),
    Variant(
      name: "fold-right-to-left", stage: GuideStage(preset: .fold),
      summary: "Right to left, a door has its hinges on the right", isRightToLeft: true),
    Variant(
      name: "overlay-from-nothing", stage: GuideStage(preset: .overlay),
      summary: "Without a key or a source, a card comes out of nothing"),
    Variant(
      name: "full-ipad", stage: PhotoStage(preset: .full), summary: "A photo on an iPad",
      size: ScreenSize(width: 1024, height: 768), width: 560),
  ]
}
