extension GestureEngine {
  func deliver(_ event: UIEvent, in window: UIWindow) {
    tell(event.touches.filter { $0.window === window && $0.phase != .stationary }, event)
  }

  /// Also while another event is being told: a touch may be cancelled in any action.
  func tell(_ touches: [UITouch], _ event: UIEvent) {
    if touches.isEmpty { return }
    let wasTelling = isTelling
    isTelling = true
    for touch in touches where touch.phase == .began { collectReceivers(of: touch, event) }
    let sole = touches.count == 1 ? Set(touches) : nil
    let hearers = active.filter { !$0.attempt.touches.isEmpty && !$0.attempt.state.isOver }
    for recognizer in hearers { recognizer.hear(touches, sole, with: event) }
    for recognizer in hearers { recognizer.attempt.touches.removeAll { !$0.isDown } }
    isTelling = wasTelling
    if wasTelling {
      tellViews(touches, sole, event)
    } else {
      settle { tellViews(touches, sole, event) }
    }
  }

  /// All recognizers on the view that was hit and on those around it, as they are now [gestures 7].
  private func collectReceivers(of touch: UITouch, _ event: UIEvent) {
    var view = touch.view
    while let current = view {
      for recognizer in current.recognizers.reversed()
      where recognizer.isEnabled && !recognizer.attempt.state.isOver
        && takes(recognizer, touch, event)
      {
        if !active.contains(recognizer) { insert(recognizer) }
        recognizer.attempt.touches.append(touch)
        recognizer.attempt.seen.append(touch)
        touch.receivers.append(recognizer)
      }
      view = current.superview
    }
  }

  private func takes(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    let takesEvent: Bool
    if let known = eventAnswers.first(where: { $0.recognizer === recognizer }) {
      takesEvent = known.takes
    } else {
      takesEvent =
        recognizer.shouldReceive(event)
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
      eventAnswers.append((recognizer, takesEvent))
    }
    return takesEvent
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// The recognizer does not follow `touch`, and does not take it from its view [gestures 47].
  func part(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    recognizer.attempt.touches.removeAll { $0 === touch }
    recognizer.attempt.seen.removeAll { $0 === touch }
    touch.receivers.removeAll { $0 === recognizer }
  }

  /// Switched off or taken from its view: cancelled when it recognizes, failed before that
  /// [gestures 38].
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard active.contains(recognizer) else { return }
    for touch in recognizer.attempt.seen { touch.receivers.removeAll { $0 === recognizer } }
    recognizer.attempt.touches = []
    let atOnce = TouchSwitches.gestures.cancelsAtOnce
    if recognizer.attempt.isWinning {
      recognizer.attempt.state = .cancelled
      recognizer.attempt.needsAction = true
      if atOnce { report(recognizer) }
    } else if recognizer.attempt.isUndecided {
      fail(recognizer)
    }
    if atOnce, !isTelling { settle() } else { schedule() }
  }

  /// Recognizers that are tied by a failure requirement are reset together [gestures 34].
  func resetFinished() {
    active.removeAll { $0.attempt.state == .possible && $0.attempt.seen.isEmpty }
    for recognizer in active where isResettable(recognizer) {
      let group = tied(to: recognizer)
      guard group.allSatisfy(isResettable) else { continue }
      for member in group { reset(member) }
    }
    if active.isEmpty || !event.touches.contains(where: \.isDown) { eventAnswers = [] }
  }

  private func isResettable(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.attempt.isFinished, active.contains(recognizer) else { return false }
    return TouchSwitches.gestures.resetsAtOnce
      || !recognizer.attempt.touches.contains(where: \.isDown)
  }

  private func tied(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var group = [recognizer]
    var index = 0
    while index < group.count {
      let member = group[index]
      for other in active where !group.contains(other) && areTied(member, other) {
        group.append(other)
      }
      index += 1
    }
    return group
  }

  private func areTied(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    func waits(_ dependent: UIGestureRecognizer, for required: UIGestureRecognizer) -> Bool {
      dependent.requirements.contains { $0.object === required }
        || dependent.attempt.answers.contains { $0.other === required && $0.isRequired }
    }
    return (waits(one, for: other) || waits(other, for: one)) && shareTouches(one, other)
  }

  /// Touches that are down already are lost to it [gestures 32, 36].
  private func reset(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    for touch in recognizer.attempt.seen { touch.receivers.removeAll { $0 === recognizer } }
    recognizer.attempt = GestureAttempt()
    recognizer.reset()
  }
}
