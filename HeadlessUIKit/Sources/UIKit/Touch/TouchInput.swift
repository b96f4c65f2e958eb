/// The digitizer: turns what fingers do into events, once per frame.
@MainActor final class TouchInput: @preconcurrency FrameInput {
  static let shared = TouchInput()

  private(set) var fingers: [ScriptedFinger] = []
  private var lastTap: (position: CGPoint, time: TimeInterval, count: Int)?
  private var isDispatching = false
  private let event = GestureEngine.shared.event

  func reset() {
    fingers = []
    lastTap = nil
    isDispatching = false
    MainLoop.main.input = self
  }

  func play(_ script: HeadlessTouchScript, in window: UIWindow) {
    AppReset.register()
    MainLoop.main.input = self
    for part in script.fingers {
      if let finger = fingers.first(where: { $0.id == part.id }) {
        finger.add(part, in: window, at: MainLoop.main.now)
      } else {
        let finger = ScriptedFinger(part.id)
        finger.add(part, in: window, at: MainLoop.main.now)
        fingers.insert(finger, at: fingers.firstIndex { $0.id > part.id } ?? fingers.count)
      }
    }
  }

  var next: CFTimeInterval? { fingers.lazy.compactMap(\.next).min() }

  /// Landing and lifting have events of their own, with the time at which they happened; before
  /// a finger lifts, its last move is told.
  func deliver(upTo time: CFTimeInterval) {
    let reach = time + MainLoop.tolerance
    while let moment = fingers.lazy.compactMap(\.turningPoint).min(), moment <= reach {
      let turning = fingers.filter {
        $0.turningPoint.map { $0 <= moment + MainLoop.tolerance } ?? false
      }
      for finger in turning { finger.advance(to: moment) }
      move(turning.filter(\.isDown), at: moment)
      turn(turning, at: moment)
    }
    for finger in fingers { finger.advance(to: time) }
    move(fingers.filter(\.isDown), at: time)
    fingers.removeAll { !$0.isDown && $0.next == nil }
  }

  private func move(_ moving: [ScriptedFinger], at time: TimeInterval) {
    let moved = moving.filter { finger in
      finger.touch.map { $0.position != finger.location } ?? false
    }
    if moved.isEmpty { return }
    send(
      at: time, .moved,
      moved.compactMap { finger in
        finger.touch.map { ($0, finger.location) }
      })
  }

  private func turn(_ turning: [ScriptedFinger], at time: TimeInterval) {
    var changes: [UITouch.Phase: [(UITouch, CGPoint)]] = [:]
    var began: [UITouch] = []
    for finger in turning {
      guard let phase = finger.turn() else { continue }
      if phase == .began {
        if let touch = land(finger, at: time) { began.append(touch) }
      } else if let touch = finger.touch {
        changes[phase, default: []].append((touch, finger.location))
        finger.touch = nil
      }
    }
    let ended = changes[.ended] ?? []
    let cancelled = changes[.cancelled] ?? []
    if began.isEmpty, ended.isEmpty, cancelled.isEmpty { return }
    still()
    for (touch, point) in ended {
      touch.change(to: .ended, at: point, time: time)
      lastTap = (point, time, touch.tapCount)
    }
    for (touch, point) in cancelled { touch.change(to: .cancelled, at: point, time: time) }
    for touch in began { event.touches.append(touch) }
    dispatch(at: time)
  }

  /// The hit test comes first: the event does not hold the touch yet [gestures 5].
  private func land(_ finger: ScriptedFinger, at time: TimeInterval) -> UITouch? {
    guard let window = finger.window, !InteractionGate.isClosed else { return nil }
    let touch = UITouch(
      finger: finger.id, at: finger.location, in: window, time: time,
      tapCount: tapCount(at: finger.location, time))
    touch.bind(to: window.hitTest(finger.location, with: event))
    finger.touch = touch
    return touch
  }

  private func tapCount(at point: CGPoint, _ time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= HeadlessTapRules.longestPause else { return 1 }
    let (dx, dy) = (point.x - lastTap.position.x, point.y - lastTap.position.y)
    let reach = HeadlessTapRules.reachOfNextTap
    return dx * dx + dy * dy <= reach * reach ? lastTap.count + 1 : 1
  }

  private func send(
    at time: TimeInterval, _ phase: UITouch.Phase, _ changes: [(UITouch, CGPoint)]
  ) {
    still()
    for (touch, point) in changes { touch.change(to: phase, at: point, time: time) }
    dispatch(at: time)
  }

  private func still() {
    for touch in event.touches {
      touch.change(to: .stationary, at: touch.position, time: touch.timestamp)
    }
  }

  private func dispatch(at time: TimeInterval) {
    event.timestamp = time
    isDispatching = true
    UIApplication.shared.sendEvent(event)
    isDispatching = false
    event.touches.removeAll { !$0.isDown }
  }

  func cancel(_ touches: [UITouch]) {
    let cancelled = touches.filter { $0.isDown && event.touches.contains($0) }
    if cancelled.isEmpty { return }
    for finger in fingers where finger.touch.map(cancelled.contains) ?? false {
      finger.touch = nil
    }
    if isDispatching {
      // The others are in the middle of another event.
      for touch in cancelled {
        touch.change(to: .cancelled, at: touch.position, time: MainLoop.main.now)
      }
      GestureEngine.shared.tell(cancelled, event)
    } else {
      send(at: MainLoop.main.now, .cancelled, cancelled.map { ($0, $0.position) })
    }
  }

  func cancelAllTouches() { cancel(event.touches) }

  /// A view that leaves its window loses its touches [gestures 14]; one that goes straight to
  /// another place in it keeps them [gestures 15].
  func cancelTouches(in view: UIView) {
    if event.touches.isEmpty { return }
    let touches = event.touches.filter { $0.isDown && $0.view?.isDescendant(of: view) == true }
    if touches.isEmpty { return }
    if TouchSwitches.gestures.cancelsAtOnce { return cancel(touches) }
    MainLoop.main.perform { MainActor.assumeIsolated { self.cancel(touches) } }
  }
}

/// What a touch's view knows of it.
enum TouchHearing {
  /// Nothing yet.
  case unheard
  /// A recognizer with `delaysTouchesBegan` has not decided; the view is to see the touch as it was.
  case withheld(UITouch.Snapshot)
  case told
  /// It has heard of the touch, and its end waits for a recognizer with `delaysTouchesEnded`.
  case endWithheld
  /// It does not hear of it any more, or never does.
  case deaf
}

/// What takes the fingers out of the app's hands.
@MainActor enum TouchInterruption {
  static func cancelEverything() {
    TouchInput.shared.cancelAllTouches()
    ScrollInput.shared.cancel()
  }

  /// The touches that were hit in this view, or in what it contains.
  static func cancel(in view: UIView) { TouchInput.shared.cancelTouches(in: view) }
}
