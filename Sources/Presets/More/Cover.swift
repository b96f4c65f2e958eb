extension ViewControllerTransition {
  /// The new screen covers the old screen from below. See `cover(edge:)`.
  public static let cover = cover(edge: .bottom)

  /// The new screen comes in over an edge and covers the old screen, which stays in its place and darkens a little.
  ///
  /// ```swift
  /// present(form, using: .cover)
  /// present(inbox, using: .cover(edge: .leading))
  /// ```
  ///
  /// Closing, the new screen leaves over the same edge. While away from its place, the new screen has the corners of
  /// the display and a shadow. Opening and closing take about 0.5 s. In a right-to-left layout `leading` and `trailing`
  /// are mirrored; with Reduce Motion a cross-fade plays. Shared elements fly from their places in the old screen onto
  /// the new screen as the new screen arrives.
  ///
  /// `TransitionGesture.automatic` is `pullUpDown` for `top` and `bottom`, `trailingEdge` for `leading`, and
  /// `leadingEdge` for `trailing`.
  /// In a stack it is `leadingEdge`.
  ///
  /// - Parameter edge: The edge over which the new screen arrives and leaves.
  public static func cover(edge: TransitionEdge = .bottom) -> ViewControllerTransition {
    effects(
      front: [.move(edge: edge), .displayCorners.during(0.995...1), .shadow(0.24)],
      back: .dim(0.1)
    )
    // No source says with which spring UIKit presents: `response` is by eye, for about 0.5 s without a bounce.
    .timing(.spring(response: 0.344, dampingRatio: 1))
    .labeled(CallText("cover").argument("edge", edge, default: .bottom))
  }
}
