extension UIView {
  /// Documented: only inside of an animation block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.innermost else {
      HeadlessMisuse.record(
        .repeatOutsideAnimation,
        "modifyAnimations(withRepeatCount:autoreverses:animations:) outside of an animation block")
      return animations()
    }
    if context.animator != nil {
      HeadlessMisuse.record(
        .notModelled, "The stand-in's property animators do not repeat animations.")
    }
    context.repeating(
      Repetition(count: Float(max(count, 0)), autoreverses: autoreverses), animations)
  }
}
