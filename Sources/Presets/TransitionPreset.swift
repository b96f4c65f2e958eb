/// The catalogue: what one sees, by name.
public enum TransitionPreset: String, CaseIterable, Hashable, Sendable {
  /// Both screens step back, slide past each other, and the new one steps forward.
  ///
  /// Opening, the new screen comes from the trailing edge (`TransitionOptions.edge`) while the
  /// old one leaves by the other; both shrink to 86 % on the way and round their corners.
  /// Closing is the reverse. Fills the screen; the old screen is gone while it is open.
  case slide

  /// A card grows over the screen, which stays in sight, dimmed.
  ///
  /// Opening, the card grows out of `TransitionOptions.origin` (its own middle) and comes to
  /// rest with a hint of a bounce; closing, it shrinks to half towards
  /// `TransitionOptions.destination` and fades.
  case overlay
}

extension TransitionPreset {
  var definition: any PresetDefinition {
    switch self {
    case .slide: Slide()
    case .overlay: Overlay()
    }
  }
}
