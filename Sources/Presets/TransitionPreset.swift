/// The named transitions.
public enum TransitionPreset: String, CaseIterable, Hashable, Sendable {
  /// Both screens step back, slide past each other, and the new one steps forward.
  ///
  /// Opening, the new screen arrives from the trailing edge (`TransitionOptions.edge`) while the
  /// old one leaves over the opposite edge; both shrink to 86 % in between, with round corners.
  /// Closing is the reverse. Fills the screen; the old screen's view is removed while it is open.
  case slide

  /// A card grows over the old screen, which stays visible, dimmed.
  ///
  /// Opening, the card grows out of `TransitionOptions.origin` (its own center) and comes to rest
  /// with a slight bounce. Closing, it shrinks to half its size toward
  /// `TransitionOptions.destination` and fades.
  case overlay

  /// The old screen swings open like a door in front of the new one.
  ///
  /// Opening, the old screen turns about its leading edge (`TransitionOptions.edge` is the hinge),
  /// the free edge toward the viewer, until it is seen edge-on; the new screen brightens. Closing,
  /// the door swings shut. Fills the screen.
  case fold

  /// A card drops in from above, as if hung on its top center, and swings to rest.
  ///
  /// Closing, it turns and falls off the bottom edge. The old screen stays visible, dimmed.
  case hang

  /// A card tips in from above the top edge and lands flat.
  ///
  /// Closing, it leaves flat over the edge nearest to `TransitionOptions.destination` (the top).
  /// The old screen stays visible, dimmed.
  case fall

  /// The new screen zooms out of `TransitionOptions.origin`, a point or a view.
  ///
  /// Closing, it shrinks to `TransitionOptions.destination` and fades. In both directions the old
  /// screen is visible behind it, slightly dimmed. Fills the screen.
  case full

  /// The camera dives through the old screen into the new one.
  ///
  /// Opening, the old screen grows and fades while the new one approaches behind it. Closing is the
  /// reverse. Fills the screen.
  case scale

  /// A single turn replaces the old screen with the new one.
  ///
  /// Opening, both screens make one full turn in their plane, largest halfway, where the new one
  /// fades in over the old one. Closing is the reverse. Fills the screen.
  case spin
}

extension TransitionPreset {
  var definition: any PresetDefinition {
    switch self {
    case .slide: Slide()
    case .overlay: Overlay()
    case .fold: Fold()
    case .hang: Hang()
    case .fall: Fall()
    case .full: Full()
    case .scale: Scale()
    case .spin: Spin()
    }
  }
}
