@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  var tracking = PanTracking()

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// A trackpad's scrolls count only where the program asks for them [gestures 138].
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The way since the gesture began, less the slop that it took to begin [gestures 66].
  open func translation(in view: UIView?) -> CGPoint {
    convert(way: tracking.translation, to: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    tracking.setTranslation(convert(way: translation, from: view))
  }

  /// Points per second.
  open func velocity(in view: UIView?) -> CGPoint { convert(way: tracking.velocity, to: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Unverified: too many fingers fail a pan that has not begun, and are ignored by one that has.
    if numberOfTouches > maximumNumberOfTouches {
      guard state.isActive else {
        state = .failed
        return
      }
      for touch in attempt.touches.suffix(numberOfTouches - maximumNumberOfTouches) {
        ignore(touch, for: event)
      }
    }
    tracking.rebase(to: UITouch.centroid(liveTouches), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = liveTouches
    guard let centroid = UITouch.centroid(live) else { return }
    guard live.count >= minimumNumberOfTouches else {
      return tracking.rebase(to: centroid, at: event.timestamp)
    }
    if state.isActive {
      tracking.follow(centroid, at: event.timestamp)
      state = .changed
    } else if state == .possible {
      tracking.follow(centroid, at: event.timestamp)
      if mayBegin(with: live) { begin() }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(over: .ended, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(over: .cancelled, event)
  }

  open override func reset() {
    super.reset()
    tracking.forgetTouches()
  }

  /// What a scroll view or an edge pan asks for besides the slop.
  func mayBegin(with touches: [UITouch]) -> Bool { tracking.isPastSlop(Headless.panRules.slop) }

  func begin() {
    tracking.begin(slop: Headless.panRules.slop)
    state = .began
  }

  private func lift(over end: State, _ event: UIEvent) {
    let live = liveTouches
    // With fewer fingers than the minimum it ends [gestures 77].
    if state.isActive, live.count < minimumNumberOfTouches {
      state = end
    } else if live.isEmpty {
      state = .failed
    } else {
      tracking.rebase(to: UITouch.centroid(live), at: event.timestamp)
    }
  }
}
