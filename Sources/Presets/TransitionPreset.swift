import UIKit

/// The named transitions.
public enum TransitionPreset: String, CaseIterable, Hashable, Sendable {
  /// Both screens step back, slide past each other, and the new one steps forward.
  ///
  /// Opening, the new screen arrives from the trailing edge (`TransitionOptions.edge`) while the
  /// old one leaves over the opposite edge; both shrink to 92 % in between, with the
  /// display's corners and a gap between them.
  /// Closing is the reverse. Fills the screen; the old screen's view is removed while it is open.
  case slide

  /// A card grows over the old screen, which stays visible, dimmed.
  ///
  /// Opening, the card grows out of `TransitionOptions.origin` (its own center) and comes to rest
  /// with a slight bounce; out of a view it grows as a window, whose contents are never stretched.
  /// Closing, it shrinks into `TransitionOptions.destination`, or back into the origin.
  case overlay

  /// The old screen swings open like a door in front of the new one.
  ///
  /// Opening, the old screen turns about its leading edge (`TransitionOptions.edge` is the hinge),
  /// the free edge toward the viewer, until it is seen edge-on; the new screen brightens. Closing,
  /// the door swings shut. Fills the screen.
  case fold

  /// A card drops in from above, as if hung on a string above it, and swings to rest.
  ///
  /// Closing, it turns and falls off the bottom edge. The old screen stays visible, dimmed.
  case hang

  /// A card tips in from above the top edge and lands flat.
  ///
  /// Closing, it leaves as it came, faster and faster. It comes and leaves over the edge nearest to
  /// `TransitionOptions.destination` (the top).
  /// The old screen stays visible, dimmed.
  case fall

  /// The new screen grows out of `TransitionOptions.origin`, a view or a point, or rises from below.
  ///
  /// With shared elements and without a view as origin it grows out of the first picture of these, which
  /// lies where the screen shows it all the way; `overlay` and `scale` do so too.
  /// It is scaled evenly, and seen through a window that grows from the view's frame to the whole
  /// screen. Closing, it goes into `TransitionOptions.destination`, back into the origin, or sinks. In both directions
  /// the old screen is visible behind it, slightly dimmed. Fills the screen.
  case full

  /// The new screen grows out of `TransitionOptions.origin`, a view or a point, while the old one is magnified
  /// and dimmed behind it.
  ///
  /// Closing is the reverse. Fills the screen.
  case scale

  /// A half turn about the vertical axis, like that of a card, with the new screen on its other side.
  ///
  /// The card steps back a little as it turns. Closing is the reverse. Fills the screen.
  case spin
}

extension TransitionPreset {
  var definition: any TransitionDefinition {
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

// The presets, each also with the options that it reads. Duration, timing and backdrop are modifiers.
extension ViewControllerTransition {
  /// Returns the transition of a preset with options, such as one that a setting has named.
  public static func preset(
    _ preset: TransitionPreset, _ options: TransitionOptions = TransitionOptions()
  ) -> ViewControllerTransition {
    ViewControllerTransition(definition: preset.definition, options: options)
  }

  /// Both screens step back, slide past each other, and the new one steps forward. See
  /// `TransitionPreset.slide`.
  public static let slide = preset(.slide)
  /// A card grows over the old screen, which stays visible, dimmed. See `TransitionPreset.overlay`.
  public static let overlay = preset(.overlay)
  /// The old screen swings open like a door in front of the new one. See `TransitionPreset.fold`.
  public static let fold = preset(.fold)
  /// A card drops in from above, as if hung on a string, and swings to rest. See `TransitionPreset.hang`.
  public static let hang = preset(.hang)
  /// A card tips in from above the top edge and lands flat. See `TransitionPreset.fall`.
  public static let fall = preset(.fall)
  /// The new screen grows out of a view or a point, or rises from below. See `TransitionPreset.full`.
  public static let full = preset(.full)
  /// The new screen grows out of a place while the old one is magnified and dimmed behind it. See
  /// `TransitionPreset.scale`.
  public static let scale = preset(.scale)
  /// A half turn about the vertical axis, with the new screen on the other side. See `TransitionPreset.spin`.
  public static let spin = preset(.spin)

  /// Returns slide with its options; those that are left out keep their defaults.
  public static func slide(
    edge: TransitionEdge? = nil, gap: CGFloat? = nil, minimumScale: CGFloat? = nil,
    displayCornerRadius: CGFloat? = nil
  ) -> ViewControllerTransition {
    preset(
      .slide,
      TransitionOptions(
        edge: edge, gap: gap, minimumScale: minimumScale, displayCornerRadius: displayCornerRadius))
  }

  /// Returns overlay with its options; those that are left out keep their defaults.
  public static func overlay(
    origin: TransitionPlace? = nil, size: TransitionSize? = nil,
    destination: TransitionPlace? = nil, cornerRadius: CGFloat? = nil,
    dismissesOnTapOutside: Bool? = nil
  ) -> ViewControllerTransition {
    preset(
      .overlay,
      TransitionOptions(
        origin: origin, size: size, destination: destination, cornerRadius: cornerRadius,
        dismissesOnTapOutside: dismissesOnTapOutside))
  }

  /// Returns fold with its options; those that are left out keep their defaults.
  ///
  /// - Parameter edge: The hinge.
  public static func fold(
    edge: TransitionEdge? = nil, perspective: CGFloat? = nil, displayCornerRadius: CGFloat? = nil
  ) -> ViewControllerTransition {
    preset(
      .fold,
      TransitionOptions(
        edge: edge, perspective: perspective, displayCornerRadius: displayCornerRadius))
  }

  /// Returns hang with its options; those that are left out keep their defaults.
  public static func hang(
    size: TransitionSize? = nil, cornerRadius: CGFloat? = nil, tilt: CGFloat? = nil,
    dismissesOnTapOutside: Bool? = nil
  ) -> ViewControllerTransition {
    preset(
      .hang,
      TransitionOptions(
        size: size, cornerRadius: cornerRadius, tilt: tilt,
        dismissesOnTapOutside: dismissesOnTapOutside))
  }

  /// Returns fall with its options; those that are left out keep their defaults.
  public static func fall(
    destination: TransitionPlace? = nil, size: TransitionSize? = nil,
    cornerRadius: CGFloat? = nil, perspective: CGFloat? = nil, dismissesOnTapOutside: Bool? = nil
  ) -> ViewControllerTransition {
    preset(
      .fall,
      TransitionOptions(
        size: size, destination: destination, cornerRadius: cornerRadius,
        perspective: perspective, dismissesOnTapOutside: dismissesOnTapOutside))
  }

  /// Returns full with its options; those that are left out keep their defaults.
  public static func full(
    origin: TransitionPlace? = nil, destination: TransitionPlace? = nil,
    displayCornerRadius: CGFloat? = nil
  ) -> ViewControllerTransition {
    preset(
      .full,
      TransitionOptions(
        origin: origin, destination: destination, displayCornerRadius: displayCornerRadius))
  }

  /// Returns scale with its options; those that are left out keep their defaults.
  public static func scale(
    origin: TransitionPlace? = nil, displayCornerRadius: CGFloat? = nil
  ) -> ViewControllerTransition {
    preset(.scale, TransitionOptions(origin: origin, displayCornerRadius: displayCornerRadius))
  }

  /// Returns spin with its options; those that are left out keep their defaults.
  public static func spin(
    rotation: TransitionRotation? = nil, displayCornerRadius: CGFloat? = nil
  ) -> ViewControllerTransition {
    preset(.spin, TransitionOptions(rotation: rotation, displayCornerRadius: displayCornerRadius))
  }
}
