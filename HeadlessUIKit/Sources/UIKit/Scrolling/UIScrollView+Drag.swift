extension UIScrollView {
  /// Stops what moves by itself; says whether it did.
  // Unverified: a finger stops an animated offset as it stops coasting, and each end is told.
  func fingerLanded() -> Bool {
    offsets.isTracking = true
    guard offsets.glide != nil || offsets.animation != nil else { return false }
    MainLoop.main.unfollow(self)
    endAnimation()
    if offsets.glide != nil {
      offsets.glide = nil
      delegate?.scrollViewDidEndDecelerating(self)
    }
    return true
  }

  /// A touch that the content follows already is taken from it only if both this view and the
  /// program allow it (UIScrollView.h).
  func mayTake(_ touch: UITouch) -> Bool {
    guard let view = touch.view, view !== self, view.isDescendant(of: self) else { return true }
    switch touch.hearing {
    case .told, .endWithheld: return canCancelContentTouches && touchesShouldCancel(in: view)
    case .unheard, .withheld, .deaf: return true
    }
  }

  /// Whether the content may hear of these touches.
  func handsOver(_ touches: [UITouch], with event: UIEvent?) -> Bool {
    for touch in touches {
      guard let view = touch.view, view !== self, view.isDescendant(of: self) else { continue }
      if !touchesShouldBegin([touch], with: event, in: view) { return false }
    }
    return true
  }

  func beginDrag(along way: CGPoint) {
    stopMoving()
    dragWillBegin()
    let (x, y) = (spanX, spanY)
    let axes = lockedAxes(along: way, x: x.scrolls, y: y.scrolls)
    offsets.isTracking = true
    offsets.drag = ScrollState.Drag(
      held: CGPoint(x: x.offset(shownAt: contentOffset.x), y: y.offset(shownAt: contentOffset.y)),
      shown: contentOffset, lastMove: MainLoop.main.now, movesX: axes.x, movesY: axes.y)
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.dismissKeyboard()
    }
    delegate?.scrollViewWillBeginDragging(self)
  }

  func noteKeyboardDismissMode() {
    switch keyboardDismissMode {
    case .none, .onDrag, .onDragWithAccessory: break
    case .interactive, .interactiveWithAccessory:
      HeadlessMisuse.record(.notModelled, "The stand-in's keyboard does not follow a finger.")
    }
  }

  /// A start along one axis locks the other one, a diagonal one locks nothing [gestures 112].
  // Unverified: "mostly" means at least twice as far.
  private func lockedAxes(along way: CGPoint, x: Bool, y: Bool) -> (x: Bool, y: Bool) {
    guard isDirectionalLockEnabled, x, y, way != .zero else { return (x, y) }
    if abs(way.x) >= 2 * abs(way.y) { return (true, false) }
    if abs(way.y) >= 2 * abs(way.x) { return (false, true) }
    return (true, true)
  }

  /// The finger has moved that far, in this view's coordinates.
  ///
  /// Where the program has moved the content in between, the finger holds it there now.
  // Unverified: past an edge without bounce the content waits until the finger is back.
  func drag(by step: CGPoint) {
    guard var drag = offsets.drag else { return }
    let (x, y) = (spanX, spanY)
    if zooms.holdsContent { return rest(on: drag, x, y) }
    if contentOffset.x != drag.shown.x { drag.held.x = x.offset(shownAt: contentOffset.x) }
    if contentOffset.y != drag.shown.y { drag.held.y = y.offset(shownAt: contentOffset.y) }
    var next = contentOffset
    if drag.movesX {
      drag.held.x -= step.x
      next.x = Display.round(x.shown(drag.held.x))
    }
    if drag.movesY {
      drag.held.y -= step.y
      next.y = Display.round(y.shown(drag.held.y))
    }
    drag.shown = next
    drag.lastMove = MainLoop.main.now
    offsets.drag = drag
    moveContent(to: next)
    refreshControl?.show(y.min - contentOffset.y)
  }

  /// Two fingers that pinch move the content themselves.
  private func rest(on drag: ScrollState.Drag, _ x: ScrollSpan, _ y: ScrollSpan) {
    var drag = drag
    drag.held = CGPoint(
      x: x.offset(shownAt: contentOffset.x), y: y.offset(shownAt: contentOffset.y))
    drag.shown = contentOffset
    drag.lastMove = MainLoop.main.now
    offsets.drag = drag
  }
}

extension UIWindow {
  fileprivate func dismissKeyboard() {
    guard let first = FirstResponder.current as? UIView, first.window === self else { return }
    first.resignFirstResponder()
  }
}
