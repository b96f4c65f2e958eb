/// With which a scroll view is dragged; it may be moved to another view and still drags its own
/// scroll view [gestures 110].
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Finger and scroll view meet while the content moves by itself.
  private(set) var hasCaught = false
  private var slopTaken = CGPoint.zero
  private var handled = CGPoint.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    // Observed: RefreshControlKit#2 copies it from here.
    allowedScrollTypesMask = .all
    addHeadlessTarget { [weak self] pan in self?.drive(pan.state) }
  }

  // A scroll view conforms only where a subclass of the program's says so; UIKit's always does.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {
      guard newValue == nil || newValue !== scrollView else { return }
      HeadlessMisuse.record(
        .scrollPanDelegateChanged,
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
    }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.zooms.pinch
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView else { return }
    hasCaught = scrollView.fingerLanded()
    // Observed: a finger that stops a coasting view has begun to drag it; lifted at once, it is
    // told that dragging ended.
    if hasCaught { begin() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if !state.isActive, liveTouches.isEmpty { fingerLeft() }
  }

  override func reset() {
    super.reset()
    fingerLeft()
  }

  private func fingerLeft() {
    hasCaught = false
    if scrollView?.isDragging == false { scrollView?.offsets.isTracking = false }
  }

  /// The slop counts only along axes that scroll: along the others a parent may take the finger
  /// [gestures 111].
  override func mayBegin(with touches: [UITouch]) -> Bool {
    guard let scrollView else { return false }
    let way = tracking.way
    let x = scrollView.spanX.scrolls ? abs(way.x) : 0
    let y = scrollView.spanY.scrolls ? abs(way.y) : 0
    let rules = Headless.panRules
    let isPast =
      rules.measuresEachAxis
      ? max(x, y) >= rules.slop : x * x + y * y > rules.slop * rules.slop
    guard isPast else { return false }
    guard touches.allSatisfy({ scrollView.mayTake($0) }) else {
      state = .failed
      return false
    }
    return true
  }

  private func drive(_ state: State) {
    guard let scrollView else { return }
    switch state {
    case .began:
      slopTaken = CGPoint(
        x: tracking.way.x - tracking.translation.x, y: tracking.way.y - tracking.translation.y)
      handled = .zero
      scrollView.beginDrag(along: tracking.way)
      follow(scrollView)
    case .changed: follow(scrollView)
    case .ended:
      follow(scrollView)
      // What springs back to a limit of the zoom is not thrown.
      scrollView.endDrag(
        velocity: scrollView.isZoomBouncing ? .zero : velocity(in: scrollView))
    case .cancelled: scrollView.endDrag(velocity: nil)
    case .possible, .failed: break
    }
  }

  /// By the way rather than by the translation, which a program may set; measured in the window, so
  /// that a scroll view that itself moves with the finger does not misread it [gestures 43].
  private func follow(_ scrollView: UIScrollView) {
    let travel = CGPoint(x: tracking.way.x - slopTaken.x, y: tracking.way.y - slopTaken.y)
    let step = CGPoint(x: travel.x - handled.x, y: travel.y - handled.y)
    handled = travel
    if step != .zero { scrollView.drag(by: convert(way: step, to: scrollView)) }
  }
}
