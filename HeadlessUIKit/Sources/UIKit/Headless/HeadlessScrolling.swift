extension Headless {
  /// The user taps the status bar of an iPhone: the only scroll view on the screen that wants to
  /// scrolls to its top [gestures 121].
  // Unverified: the end is told by `scrollViewDidScrollToTop` alone.
  public static func tapStatusBar(of window: UIWindow) {
    var views: [UIScrollView] = []
    func collect(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      let frame = view.convert(view.bounds, to: window)
      if let view = view as? UIScrollView, view.scrollsToTop, frame.intersects(window.bounds) {
        views.append(view)
      }
      for child in view.subviews { collect(child) }
    }
    collect(window)
    guard let view = views.first, views.count == 1 else { return }
    let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
    guard view.contentOffset.y > top.y, view.delegate?.scrollViewShouldScrollToTop(view) ?? true
    else { return }
    view.stopMoving()
    view.animateContent(to: top, isToTop: true)
  }
}

extension Headless {
  /// Begins to scroll with two fingers on a trackpad, while the pointer is at `point` in `window`.
  public static func beginScroll(at point: CGPoint, in window: UIWindow) {
    ScrollInput.shared.begin(at: point, in: window)
  }

  /// Scrolls on, at once, by so many points.
  public static func scroll(by step: CGVector) { ScrollInput.shared.move(by: step) }

  /// Lifts the fingers from the trackpad.
  public static func endScroll() { ScrollInput.shared.end() }
}
