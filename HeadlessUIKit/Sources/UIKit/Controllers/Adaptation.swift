/// A presentation whose delegate asks for another style, or another controller [controllers 9.9].
/// Unverified: the order of the questions, and that the original controller is told nothing more.
extension UIPresentationController {
  /// What manages the presentation under these traits: this one, or one for another style.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style = adaptivePresentationStyle(for: traits)
    guard style != .none, style != presentationStyle else { return self }
    let replacement = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    let adaptive = SystemPresentationController(
      presentedViewController: replacement ?? presentedViewController, presenting: presenter,
      style: style)
    adaptive.original = self
    adaptive.delegate = delegate
    delegate?.presentationController(self, prepare: adaptive)
    return adaptive
  }

  /// From here on this one manages its controller's presentation.
  func takeOver(presenter: UIViewController) {
    let presented = presentedViewController
    self.presenter = presenter
    original?.presenter = presenter
    if presented === original?.presentedViewController {
      presented.modal.adaptive = self
    } else {
      presented.modal.controller = self
    }
    presenter.modal.presented = presented
    presented.modal.presenter = presenter
  }

  /// Documented: the style is none where nothing adapts.
  func tellAdaptiveStyle(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let asked = original ?? self
    asked.delegate?.presentationController(
      asked, willPresentWithAdaptiveStyle: original == nil ? .none : presentationStyle,
      transitionCoordinator: coordinator)
  }
}

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
