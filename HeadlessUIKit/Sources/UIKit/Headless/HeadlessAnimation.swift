extension Headless {
  /// Whether a snapshot shows a view on its way where it is seen, or where it will end: "not
  /// updated to reflect animations that are scheduled or in progress" can be read both ways.
  public static var snapshotsSeeAnimations: Bool {
    get { AnimationSwitches.snapshotsSeeAnimations }
    set { AnimationSwitches.snapshotsSeeAnimations = newValue }
  }

  /// Whether view animations of a transition that `UIPercentDrivenInteractiveTransition` scrubs
  /// are linear under the finger, as its header may be read, or keep their own curves.
  public static var scrubbedAnimationsAreLinear: Bool {
    get { AnimationSwitches.scrubbedAnimationsAreLinear }
    set { AnimationSwitches.scrubbedAnimationsAreLinear = newValue }
  }
}

@MainActor enum AnimationSwitches {
  static var snapshotsSeeAnimations = true
  static var scrubbedAnimationsAreLinear = false

  static func reset() {
    snapshotsSeeAnimations = true
    scrubbedAnimationsAreLinear = false
  }
}
