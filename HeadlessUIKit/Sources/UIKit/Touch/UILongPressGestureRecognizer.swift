/// Fingers that stay where they are for a while, and may then move as they like [gestures 103].
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTouchesRequired = 1
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points on the screen, for each finger, until the press has begun.
  // Unverified: a distance, not one for each axis.
  open var allowableMovement: CGFloat = 10

  private var fingers: [UITouch] = []
  private var timer: TimerQueue.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let new = touches.sorted { $0.finger < $1.finger }
    guard state == .possible else {
      for touch in new { ignore(touch, for: event) }
      return
    }
    fingers += new
    // Unverified: a finger too many fails it.
    if fingers.count > numberOfTouchesRequired { return fail() }
    if fingers.count == numberOfTouchesRequired { wait() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible {
      if fingers.contains(where: { hasStrayed($0) }) { fail() }
    } else if fingers.contains(where: { touches.contains($0) }) {
      state = .changed
    }
  }

  /// Documented: ends when any of the fingers lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    leave(touches, finally: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    leave(touches, finally: .cancelled)
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    fingers = []
  }

  private func wait() {
    // Widely used: with no duration it begins as the finger lands.
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = MainLoop.main.after(minimumPressDuration) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.state == .possible else { return }
        self.timer = nil
        self.state = .began
      }
    }
  }

  private func hasStrayed(_ touch: UITouch) -> Bool {
    let (x, y) = (touch.position.x - touch.origin.x, touch.position.y - touch.origin.y)
    return (x * x + y * y).squareRoot() > allowableMovement
  }

  private func leave(_ touches: Set<UITouch>, finally end: State) {
    guard fingers.contains(where: { touches.contains($0) }) else { return }
    if state == .possible { fail() } else { state = end }
  }

  private func fail() {
    timer?.cancel()
    state = .failed
  }
}
