extension GestureEngine {
  /// Until nobody can move any more: who fails may free another one.
  func reconcile() {
    var hasMoved = true
    while hasMoved {
      hasMoved = false
      for recognizer in active {
        if recognizer.attempt.isTrying, decide(recognizer) { hasMoved = true }
        if recognizer.attempt.excludesOthers {
          exclude(by: recognizer)
          hasMoved = true
        }
      }
    }
  }

  private func decide(_ recognizer: UIGestureRecognizer) -> Bool {
    switch requirement(of: recognizer) {
    case .lost:
      fail(recognizer)
      return true
    case .open:
      recognizer.attempt.isWaiting = true
      // It came and went while it waited: no action is ever sent [gestures 31].
      if recognizer.attempt.isContinuous, recognizer.attempt.state.isOver {
        fail(recognizer)
        return true
      }
      return false
    case .met: break
    }
    let attempt = recognizer.attempt
    let isLate = attempt.isWaiting && attempt.isContinuous && attempt.state.isOver
    if isLate || isExcluded(recognizer) || !mayBegin(recognizer) {
      fail(recognizer)
      return true
    }
    // A question may have led the program to switch it off.
    guard recognizer.attempt.isTrying else { return true }
    recognizer.attempt.isRecognized = true
    recognizer.attempt.isWaiting = false
    recognizer.attempt.needsAction = true
    exclude(by: recognizer)
    return true
  }

  func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.state = .failed
    recognizer.attempt.isWaiting = false
  }

  private func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains {
      $0 !== recognizer && $0.attempt.mayExclude && shareTouches($0, recognizer)
        && prevents($0, recognizer)
    }
  }

  /// First to recognize wins; what is still possible fails, unless it may go on [gestures 49, 54].
  private func exclude(by winner: UIGestureRecognizer) {
    winner.attempt.excludesOthers = false
    for other in active
    where other !== winner && other.attempt.isUndecided && shareTouches(winner, other) {
      if other.requirements.contains(where: { $0.object === winner }) || prevents(winner, other) {
        fail(other)
      }
    }
  }

  /// Recognizers on unrelated branches have no touch in common [gestures 51].
  func shareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for touch in one.attempt.seen where other.attempt.seen.contains(touch) { return true }
    return false
  }
}
