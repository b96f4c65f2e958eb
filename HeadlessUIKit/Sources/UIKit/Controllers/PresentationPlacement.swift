extension UIPresentationController {
  /// Puts the container where the presentation takes place: over the window, or in a context just
  /// above the presenter's view and as large as that [controllers 6.2, 6.8]. False without a
  /// window.
  @discardableResult
  func enter(in view: PresentationContainerView? = nil) -> Bool {
    guard let presenterView = presenter?.viewIfLoaded, let window = presenterView.window
    else { return false }
    presentedViewController.loadViewIfNeeded()
    let container = view ?? PresentationContainerView(frame: .zero)
    container.presentationController = self
    self.container = container
    isInContext = !shouldPresentInFullscreen
    if isInContext, let superview = presenterView.superview {
      let (size, center) = (presenterView.bounds.size, presenterView.center)
      // Not the frame, which is another one under a transform.
      container.frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      container.autoresizingMask = presenterView.autoresizingMask
      superview.insertSubview(container, aboveSubview: presenterView)
    } else {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(container)
    }
    return true
  }
}

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
