/// The view beside the presenter's in which a presentation takes place [controllers 6.2].
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  /// Its layout is the presentation controller's [controllers 9.6].
  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.layOutSystemPresentation()
    presentationController?.containerViewDidLayoutSubviews()
  }
}

extension UIPresentationController {
  /// Overridden nowhere: the system styles resize their view, the base class does not.
  func layOutSystemPresentation() {
    (self as? SystemPresentationController)?.layOutPresentedView()
  }
}
