/// What a control is doing with a finger.
struct ControlTracking {
  weak var touch: UITouch?
  var isTracking = false
  var isTouchInside = false
}

/// One finger at a time. Order of the events: a published log of a button's
/// (e-com-net.com/article/1213384938439675904).
extension UIControl {
  /// How far a finger may stray and still be inside, in points on every side. Observed by several:
  /// "about 70" (stackoverflow.com/questions/14340122).
  static let strayMargin: CGFloat = 70

  func trackingBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, tracking.touch == nil, let touch = touches.min(by: { $0.finger < $1.finger })
    else { return }
    tracking.isTouchInside = true
    tracking.isTracking = beginTracking(touch, with: event)
    // Unverified: a control that does not want to track sends nothing.
    guard tracking.isTracking else { return stopTracking() }
    tracking.touch = touch
    isHighlighted = true
    send(.touchDown)
    if touch.tapCount > 1 { send(.touchDownRepeat) }
  }

  func trackingMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    let isInside = isNear(touch)
    tracking.isTouchInside = isInside
    tracking.isTracking = continueTracking(touch, with: event)
    // Unverified: a control that tracks no longer sends nothing more.
    guard tracking.isTracking else { return stopTracking() }
    if isInside != wasInside {
      isHighlighted = isInside
      send(isInside ? .touchDragEnter : .touchDragExit)
    }
    // Unverified: in the event that crosses the border, too.
    send(isInside ? .touchDragInside : .touchDragOutside)
  }

  func trackingEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    tracking.isTouchInside = isInside
    endTracking(touch, with: event)
    send(isInside ? .touchUpInside : .touchUpOutside)
    if isInside { wasPressed() }
    stopTracking()
  }

  func trackingCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    cancel(with: window == nil ? nil : event)
  }

  /// Documented: the event is nil where something else than an event is the cause.
  func cancel(with event: UIEvent?) {
    guard tracking.touch != nil else { return }
    cancelTracking(with: event)
    send(.touchCancel)
    stopTracking()
  }

  /// A button is highlighted still while its action runs: whoever wants it to stay so has to say it
  /// a turn later (observed, stackoverflow.com/questions/2231436).
  private func stopTracking() {
    tracking = ControlTracking()
    isHighlighted = false
  }

  // Unverified: the bounds count, whatever `point(inside:with:)` says.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.strayMargin, dy: -Self.strayMargin).contains(touch.location(in: self))
  }

  private func send(_ event: Event) { sendActions(for: event) }
}
