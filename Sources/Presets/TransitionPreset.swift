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

  /// The old screen swings open like a door; the new one lies beneath.
  ///
  /// Opening, the old screen turns about its leading edge (`TransitionOptions.edge` is the hinge),
  /// the free edge towards the viewer, until it is seen edge-on; the new screen comes into light.
  /// Closing, the door swings shut. Fills the screen.
  case fold

  /// A card drops in from above, as if hung on its top center, and swings out.
  ///
  /// Closing, it is let go and falls off the bottom.
  case hang

  /// A card tips in from above the top edge and lands flat.
  ///
  /// Closing, it leaves flat over the edge nearest to `TransitionOptions.destination` (the top).
  case fall

  /// The new screen zooms out of `TransitionOptions.origin`, a point or a view.
  ///
  /// Closing, it shrinks to `TransitionOptions.destination` and fades. The old screen is seen
  /// behind it all the way. Fills the screen.
  case full

  /// One dives through the old screen into the new one; closing, one surfaces again.
  ///
  /// The old screen grows and fades while the new one comes from further away. Fills the screen.
  case scale

  /// One whirl turns the old screen into the new one; closing is the reverse whirl.
  ///
  /// Fills the screen.
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
