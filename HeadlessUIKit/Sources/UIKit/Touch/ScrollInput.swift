/// Two fingers that scroll on a trackpad. Pans that allow it hear of their way, and get no touches
/// [gestures 138, 139].
@MainActor final class ScrollInput {
  static let shared = ScrollInput()

  private final class ScrollEvent: UIEvent {
    override var type: EventType { .scroll }
  }

  private let event = ScrollEvent()
  /// Ties the recognizers together that hear of the scroll; nobody is told of it as of a touch.
  private var tie: UITouch?
  private var pans: [UIPanGestureRecognizer] = []
  private var place = CGPoint.zero
  private var way = CGVector.zero

  func reset() { (tie, pans) = (nil, []) }

  func begin(at point: CGPoint, in window: UIWindow) {
    end()
    AppReset.register()
    if InteractionGate.isClosed { return }
    let now = MainLoop.main.now
    event.timestamp = now
    let tie = UITouch(finger: -1, at: point, in: window, time: now, tapCount: 0)
    tie.bind(to: window.hitTest(point, with: event))
    tie.hearing = .deaf
    (self.tie, place, way) = (tie, point, .zero)
    pans = receivers(of: tie)
    for pan in pans {
      pan.attempt.seen.append(tie)
      GestureEngine.shared.insert(pan)
      pan.scrollBegan(at: point, in: window, time: now)
    }
  }

  func move(by step: CGVector) {
    way.dx += step.dx
    way.dy += step.dy
    let point = CGPoint(x: place.x + way.dx, y: place.y + way.dy)
    tell { $0.scrollMoved(to: point, time: MainLoop.main.now) }
  }

  func end() { finish(.ended) }

  func cancel() { finish(.cancelled) }

  private func finish(_ end: UIGestureRecognizer.State) {
    tell { $0.scrollEnded(end) }
    reset()
  }

  /// Those of the view under the pointer and of all above.
  private func receivers(of tie: UITouch) -> [UIPanGestureRecognizer] {
    var found: [UIPanGestureRecognizer] = []
    var view = tie.view
    while let current = view {
      for case let pan as UIPanGestureRecognizer in current.recognizers.reversed()
      where pan.isEnabled && pan.attempt.state == .possible && takes(pan) {
        found.append(pan)
      }
      view = current.superview
    }
    return found
  }

  /// There is no touch to ask about, and not always an event [gestures 151].
  private func takes(_ pan: UIPanGestureRecognizer) -> Bool {
    guard pan.allowedScrollTypesMask.contains(.continuous) else { return false }
    guard TouchSwitches.gestures.asksAboutScrolls else { return true }
    return pan.shouldReceive(event)
      && pan.delegate?.gestureRecognizer(pan, shouldReceive: event) ?? true
  }

  private func tell(_ change: (UIPanGestureRecognizer) -> Void) {
    guard let tie else { return }
    let engine = GestureEngine.shared
    let wasTelling = engine.isTelling
    engine.isTelling = true
    for pan in pans where !pan.attempt.state.isOver && pan.attempt.seen.contains(tie) {
      change(pan)
    }
    engine.isTelling = wasTelling
    if !wasTelling { engine.settle() }
  }
}
