/// Two fingers that move apart or together. Gone is it when both have left: with one it stays
/// changed, and goes on when a second one comes back [gestures 98].
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var fingers = FingerHold()
  private var measure = PinchMeasure()

  open var scale: CGFloat {
    get { measure.scale }
    set { measure.set(newValue) }
  }

  open var velocity: CGFloat { measure.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in fingers.add(touches) { ignore(touch, for: event) }
    if let pair = fingers.pair, fingers.holds(anyOf: touches) {
      measure.land(pair.distance, at: event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard fingers.holds(anyOf: touches) else { return }
    if state == .possible {
      guard let pair = fingers.pair else { return }
      if measure.recognizes(pair.distance, at: event.timestamp) { state = .began }
      return
    }
    if let pair = fingers.pair { measure.move(to: pair.distance, at: event.timestamp) }
    state = .changed
  }

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
    fingers = FingerHold()
    measure = PinchMeasure()
  }

  private func leave(_ touches: Set<UITouch>, finally end: State) {
    guard fingers.remove(touches) else { return }
    measure.lift()
    guard fingers.touches.isEmpty else { return }
    state = state == .possible ? .failed : end
  }
}
