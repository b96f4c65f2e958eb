/// Which transitions leave the screen to the fingers [controllers 13.1 to 13.3] [gestures 19].
struct TransitionTouches {
  var isAnimated: Bool
  /// The delegate vended an interaction controller.
  var hasInteractor: Bool
  /// And that one wanted to start interactively.
  var startsInteractively: Bool
  /// The animator has `interruptibleAnimator(using:)`.
  var isInterruptible: Bool

  /// What starts interactively, or can be taken hold of on its way.
  // Unverified: whether an interruptible animator alone is enough, without an interaction
  // controller; a switch decides.
  @MainActor var pass: Bool {
    if !isAnimated || startsInteractively { return true }
    return isInterruptible && (hasInteractor || Headless.interruptibleAnimatorTakesTouches)
  }
}
