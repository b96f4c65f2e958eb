import UIKit

extension ViewControllerTransition {
  /// The old screen is flipped over, like a card with the new screen on its other side.
  ///
  /// ```swift
  /// present(settings, using: .flip)
  /// ```
  ///
  /// Opening, both screens turn by half a turn about the vertical axis in 0.6 s, with the display's corners, and step
  /// back to 70 % meanwhile, to have room; the new screen is visible from the middle on. `spin` is the same turn, softer,
  /// and steps back less. Closing, the card is flipped back in 0.48 s. The backdrop is `systemGray4`. In a right-to-left
  /// layout, and with `mirrored()`, the card turns the other way; with Reduce Motion a cross-fade plays. Shared elements
  /// fly from the one side to the other.
  ///
  /// `TransitionGesture.automatic` is `leadingEdge`: the finger turns the card.
  public static let flip = ViewControllerTransition(
    Movement(
      Spin(least: 0.7, timing: .standard(duration: 1), closingDuration: 0.48), name: "flip")
  ).labeled(CallText("flip"))
}
