@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers: [UITouch] = []
  private var deadline: TimerQueue.Token?

  /// The fingers of the last tap: they can be asked for in the action, though they are lifted.
  open override var numberOfTouches: Int { fingers.count }

  open override func location(in view: UIView?) -> CGPoint {
    convert(UITouch.centroid(fingers) ?? lastCentroid, to: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touchLocation(fingers, touchIndex, in: view)
  }

  /// A tap leaves the chance to one that needs more taps [gestures 55].
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if liveTouches.count == touches.count { fingers = [] }
    for touch in attempt.touches where touches.contains(touch) { fingers.append(touch) }
    if fingers.count > numberOfTouchesRequired {
      state = .failed
    } else {
      fail(in: HeadlessTapRules.longestTap)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let reach = HeadlessTapRules.reach
    for touch in fingers {
      let (dx, dy) = (touch.position.x - touch.origin.x, touch.position.y - touch.origin.y)
      if dx * dx + dy * dy > reach * reach { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.isEmpty else { return }
    if fingers.count < numberOfTouchesRequired {
      state = .failed
      return
    }
    taps += 1
    if taps < numberOfTapsRequired { return fail(in: HeadlessTapRules.longestPause) }
    deadline?.cancel()
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    deadline?.cancel()
    (taps, fingers, deadline) = (0, [], nil)
  }

  private func fail(in seconds: TimeInterval) {
    deadline?.cancel()
    deadline = MainLoop.main.after(seconds) { [weak self] in
      MainActor.assumeIsolated { self?.state = .failed }
    }
  }
}
