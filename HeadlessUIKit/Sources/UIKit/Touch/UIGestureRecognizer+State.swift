extension UIGestureRecognizer {
  /// A subclass says how far it has come; what follows from it is settled when all have spoken
  /// [gestures 26].
  func enter(_ new: State) {
    guard let next = legal(new) else { return }
    if attempt.state == .possible { attempt.isContinuous = next == .began }
    if attempt.isRecognized {
      attempt.needsAction = true
      // Every change of state, not every move.
      if next != attempt.state, next != .cancelled { attempt.excludesOthers = true }
    }
    attempt.state = next
    if attempt.shown != nil { attempt.shown = next }
    GestureEngine.shared.stateChanged(self)
  }

  /// [gestures 23, 42]; nothing is left of what is over, until `reset()`.
  // Unverified: what UIKit makes of transitions that its article does not list.
  private func legal(_ new: State) -> State? {
    switch (attempt.state, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): new
    case (.possible, .cancelled): .failed
    case (.began, .changed), (.changed, .changed): .changed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, .cancelled), (.changed, .cancelled): .cancelled
    case (.began, .failed), (.changed, .failed): .cancelled
    default: nil
    }
  }

  /// Gives `touches` to the subclass, phase by phase.
  func hear(_ touches: [UITouch], _ sole: Set<UITouch>?, with event: UIEvent) {
    for phase in UITouch.Phase.inOrder {
      if attempt.state.isOver { return }
      var heard: Set<UITouch> = []
      if let sole {
        if touches[0].phase == phase, attempt.touches.contains(touches[0]) { heard = sole }
      } else {
        for touch in touches where touch.phase == phase && attempt.touches.contains(touch) {
          heard.insert(touch)
        }
      }
      if heard.isEmpty { continue }
      updateCentroid()
      switch phase {
      case .began: touchesBegan(heard, with: event)
      case .moved: touchesMoved(heard, with: event)
      case .ended: touchesEnded(heard, with: event)
      default: touchesCancelled(heard, with: event)
      }
      if phase == .moved { hasMoved() }
    }
    updateCentroid()
  }

  /// Targets of a gesture that goes on hear of each move, even when the subclass says nothing of it
  /// [gestures 25].
  // Unverified: that what it left in `.began` reads `.changed` then.
  private func hasMoved() {
    guard attempt.isWinning, attempt.hasReported, !attempt.needsAction else { return }
    attempt.state = .changed
    attempt.needsAction = true
  }
}
