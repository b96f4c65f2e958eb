/// With which a scroll view is zoomed; it goes on beside the pan of the same scroll view.
final class ScrollPinch: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addHeadlessTarget { [weak self] _ in self?.drive() }
  }

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {
      guard newValue == nil || newValue !== scrollView else { return }
      HeadlessMisuse.record(
        .scrollPanDelegateChanged,
        "UIScrollView's built-in pinch gesture recognizer must have its scroll view as its "
          + "delegate."
      )
    }
  }

  // Unverified: that the two go together.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  // Fingers that come and go are no actions of their own.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state.isActive { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state.isActive { state = .changed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state.isActive { state = .changed }
  }

  /// Zooming ends with the first finger that leaves [gestures 156], the pinch with the second
  /// [gestures 98].
  // Unverified: a finger that is put back begins to zoom anew.
  private func drive() {
    guard let scrollView else { return }
    guard state.isActive, liveTouches.count > 1 else { return scrollView.letGo() }
    if scrollView.zooms.grip == nil {
      scrollView.grip(location(in: scrollView), pinch: state == .began ? 1 : scale)
    }
    scrollView.stretch(by: scale, about: location(in: scrollView))
  }
}
