import UIKit

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
