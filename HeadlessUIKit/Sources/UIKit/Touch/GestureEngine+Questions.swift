extension GestureEngine {
  enum Requirement {
    case met, open, lost
  }

  func requirement(of recognizer: UIGestureRecognizer) -> Requirement {
    var result = Requirement.met
    for other in active where other !== recognizer && shareTouches(recognizer, other) {
      if other.attempt.state == .failed { continue }
      guard isRequired(other, toFailFor: recognizer) else { continue }
      if other.attempt.isRecognized { return .lost }
      result = .open
    }
    return result
  }

  /// The delegates and the classes are asked when a recognizer tries, once in each attempt; "yes"
  /// from any side is enough [gestures 57].
  private func isRequired(
    _ other: UIGestureRecognizer, toFailFor recognizer: UIGestureRecognizer
  ) -> Bool {
    if recognizer.requirements.contains(where: { $0.object === other }) { return true }
    if let known = recognizer.attempt.answers.first(where: { $0.other === other }) {
      return known.isRequired
    }
    let answer =
      recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    recognizer.attempt.answers.append((other, answer))
    return answer
  }

  /// [gestures 53, 55]: the delegates can only allow both; the classes can only forbid one way.
  func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    return winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
      != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
        != true
  }

  /// UIView.h: the view that was hit is asked when its touch would be cancelled; [gestures 52]: the
  /// recognizer's view is asked too.
  // Unverified: that both are, and that views come before the delegate.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var asked: [UIView] = []
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.attempt.seen {
        if let view = touch.view, !asked.contains(view) { asked.append(view) }
      }
    }
    if let view = recognizer.view, !asked.contains(view) { asked.append(view) }
    for view in asked where !view.gestureRecognizerShouldBegin(recognizer) { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }
}
