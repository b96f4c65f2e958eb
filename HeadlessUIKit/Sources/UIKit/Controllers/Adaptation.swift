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
