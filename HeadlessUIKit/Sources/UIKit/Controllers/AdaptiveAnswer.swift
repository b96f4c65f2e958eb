/// How the stand-in knows that a delegate does not implement the optional question.
@MainActor
enum AdaptiveAnswer {
  static var isMissing = false
}

extension UIPresentationController {
  /// Documented: only the two full-screen styles can take another's place; without a delegate, or
  /// a valid answer, there is no adaptation [controllers 9.9].
  func answer(
    _ ask: (any UIAdaptivePresentationControllerDelegate) -> UIModalPresentationStyle
  ) -> UIModalPresentationStyle {
    guard let delegate else { return styleWithoutDelegate }
    AdaptiveAnswer.isMissing = false
    let style = ask(delegate)
    if AdaptiveAnswer.isMissing { return styleWithoutDelegate }
    return style == .fullScreen || style == .overFullScreen ? style : .none
  }

  func adaptation(to traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = answer { $0.adaptivePresentationStyle(for: self, traitCollection: traits) }
    let isCompact =
      traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    return style == .formSheet && !isCompact ? .none : style
  }
}
