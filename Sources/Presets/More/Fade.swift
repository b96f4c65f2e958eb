extension ViewControllerTransition {
  /// The new screen fades in over the old screen.
  ///
  /// ```swift
  /// present(about, using: .fade)
  /// ```
  ///
  /// Opening takes 0.3 s. Closing, the new screen fades out in 0.24 s. Neither screen moves, so the fade is the same
  /// in a right-to-left layout, and plays with Reduce Motion, too. Shared elements fly from place to place meanwhile,
  /// except with Reduce Motion.
  ///
  /// `TransitionGesture.automatic` is `pullUpDown`: the pull fades the screen.
  public static let fade = effects(front: .fade).timing(.easeInOut).duration(0.3)
    .labeled(CallText("fade"))
}
