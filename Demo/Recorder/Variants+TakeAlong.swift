import Screens
import TransitionCatalog

extension Variant {
  /// Films of elements that fly from one screen to the other.
  static let takeAlong =
    TransitionPreset.allCases.map {
      Variant(
        name: "take-along-\($0.rawValue)", stage: PhotoStage($0),
        summary: "A photo, with .\($0.rawValue)")
    }
    + [TransitionPreset.slide, .overlay].map {
      Variant(
        name: "take-along-\($0.rawValue)-gesture", stage: PhotoStage($0),
        summary: Hand(preset: $0).summary, hand: Hand(preset: $0))
    }
    + [
      Variant(
        name: "take-along-push", stage: PushStage(preset: .scale),
        summary: "Pushed by a navigation controller"),
      Variant(
        name: "take-along-player",
        stage: PlayerStage(preset: .full) {
          .full(from: .view($0))
        },
        summary: "A player, with keys alone"),
      Variant(
        name: "take-along-mini-player", stage: MiniPlayerStage(),
        summary: "A bar above tabs, pulled up and thrown"),
      Variant(
        name: "take-along-pager", stage: PagerStage(),
        summary: "Another photo comes home, to its own place"),
      Variant(
        name: "take-along-today", stage: TodayStage(),
        summary: "A card becomes its page, and is pulled back"),
      Variant(
        name: "take-along-clip", stage: TodayStage(opensClip: true),
        summary: "A clip plays on in flight"),
      Variant(
        name: "take-along-forty", stage: TileStage(preset: .slide),
        summary: "Forty snapshots of a millisecond each: no frame is late"),
    ]
}

extension PhotoStage {
  fileprivate init(_ preset: TransitionPreset) {
    self.init(preset: preset)
    switch preset {
    // Keeps all elements visible: a dark title does not show on the black between slide's screens.
    case .slide: transition = .slide.backdrop(.color(.systemGray4))
    // Below the title of the grid.
    case .overlay: transition = .overlay.size(.fractions(width: 0.92, height: 0.75))
    default: break
    }
  }
}
