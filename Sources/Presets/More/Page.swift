extension ViewControllerTransition {
  /// The old screen turns about its leading edge, like a page about its spine, and uncovers the new screen.
  ///
  /// ```swift
  /// navigationController?.push(chapter, using: .page)
  /// ```
  ///
  /// Opening, the page turns toward the eye until edge-on, in 0.6 s, and the new screen beneath moves in by a tenth of
  /// its width and lights up. Closing, the page turns back in 0.48 s. In a right-to-left layout, and with `mirrored()`,
  /// the spine is the other edge; with Reduce Motion a cross-fade plays. Shared elements fly from the page onto the new
  /// screen.
  ///
  /// `TransitionGesture.automatic` is `leadingEdge`: the finger turns the page back.
  public static let page = effects(
    front: [.dim(0.3), .move(edge: .trailing, by: 0.1)],
    back: [
      .hinge(.leading, perspective: 4), .dim(0.2), .shadow(0.4),
      .displayCorners.during(0...0.01),
    ],
    stacking: .backAbove
  ).duration(0.6).labeled(CallText("page"))
}
