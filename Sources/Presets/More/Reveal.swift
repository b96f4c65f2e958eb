extension ViewControllerTransition {
  /// The new screen shows through a circle that opens from a place.
  ///
  /// ```swift
  /// present(story, using: .reveal(from: .view(button)))
  /// ```
  ///
  /// Opening, the circle fades in as it begins to grow, until the whole screen is visible, in 0.5 s, and the old screen
  /// darkens by 20 %. Closing, the circle shrinks into the place in 0.4 s, and fades out at last. A place that cannot be
  /// found is reported, and replaced by the middle of the screen. Only `leading` and `trailing` edges are mirrored in a
  /// right-to-left layout; with Reduce Motion a cross-fade plays. Shared elements fly from their places in the old screen
  /// to those in the new screen.
  ///
  /// `TransitionGesture.automatic` is `pinch` or a drag from the leading edge, because neither screen moves.
  ///
  /// - Parameter place: The middle of the circle: the middle of a view, a point, or the middle of an edge.
  public static func reveal(from place: TransitionPlace) -> ViewControllerTransition {
    // A small circle fades: over a row of the same color, in dark mode, its content would be read with the row's.
    effects(front: [.reveal(from: place), .fade.during(0...0.25)], back: .dim(0.2)).timing(.easeOut)
      .labeled(CallText("reveal").argument("from", place, \.written))
  }
}
