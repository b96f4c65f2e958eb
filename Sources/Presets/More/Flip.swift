import UIKit

extension ViewControllerTransition {
  /// The old screen is flipped over, like a card with the new screen on its other side.
  ///
  /// ```swift
  /// present(settings, using: .flip)
  /// ```
  ///
  /// Opening, both screens turn by half a turn about the vertical axis in 0.6 s, with the display's corners, and step
  /// back to 60 % meanwhile, to have room; the new screen is visible from the middle on. Closing, the card is flipped
  /// back in 0.48 s. The backdrop is `systemGray4`. In a right-to-left layout, and with `mirrored()`, the card turns
  /// the other way; with Reduce Motion a cross-fade plays. Shared elements fly from the one side to the other.
  ///
  /// `TransitionGesture.automatic` is `pinch` or a drag from the leading edge, because neither screen leaves.
  public static let flip = effects(
    front: [
      .rotate(degrees: 180, axis: .y), .scale(0.6), .hidden(beyond: 0.5), .dim(0.15),
      .displayCorners.during(0.98...1), .shadow(0.4),
    ],
    back: [
      .rotate(degrees: -180, axis: .y), .scale(0.6), .hidden(beyond: 0.5), .dim(0.15),
      .displayCorners.during(0...0.02), .shadow(0.4),
    ]
  ).duration(0.6).backdrop(.color(.systemGray4)).labeled(CallText("flip"))
}
