import UIKit

extension ViewControllerTransition {
  /// A cube is turned from the old screen to the new screen, on its next face.
  ///
  /// ```swift
  /// navigationController?.push(step, using: .cube)
  /// ```
  ///
  /// Opening, the new screen turns in from the trailing edge, a quarter turn about the vertical axis, in 0.6 s.
  /// Closing, the cube turns back in 0.48 s. Both faces darken by up to 30 % as they turn away; the backdrop is
  /// `systemGray4`, as light as a darkened face, because beside the edge of a cube there is a gap at first.
  /// In a right-to-left layout, and with `mirrored()`, the cube turns the other way; with Reduce Motion a cross-fade
  /// plays. Shared elements fly from the one turning face onto the other.
  ///
  /// `TransitionGesture.automatic` is `leadingEdge`.
  public static let cube = effects(
    front: [.rotate(degrees: 90, axis: .y, anchorDepth: -0.5, perspective: 5), .dim(0.3)],
    back: [.rotate(degrees: -90, axis: .y, anchorDepth: -0.5, perspective: 5), .dim(0.3)],
    stacking: .byDepth
  ).timing(.easeInOut).duration(0.6).backdrop(.color(.systemGray4)).labeled(CallText("cube"))
}
