extension GestureEngine {
  func tellViews(_ touches: [UITouch], _ sole: Set<UITouch>?, _ event: UIEvent) {
    for touch in touches where touch.phase == .began { hold(orAdmit: touch, event) }
    for touch in touches where touch.phase == .ended { holdEnd(of: touch) }
    for phase in UITouch.Phase.inOrder {
      let heard = touches.filter {
        guard $0.phase == phase, case .told = $0.hearing else { return false }
        return true
      }
      if heard.isEmpty { continue }
      if phase == .ended || phase == .cancelled { for touch in heard { touch.hearing = .deaf } }
      if let sole, let view = heard[0].view {
        view.hear(phase, sole, event)
      } else {
        eachView(of: heard) { $0.hear(phase, Set($1), event) }
      }
    }
    for touch in touches where touch.phase == .cancelled { touch.hearing = .deaf }
  }

  private func hold(orAdmit touch: UITouch, _ event: UIEvent) {
    guard case .unheard = touch.hearing else { return }
    guard let view = touch.view, !isTaken(touch), mayHear(touch, view, event) else {
      touch.hearing = .deaf
      return
    }
    if waits(touch, for: \.delaysTouchesBegan) {
      touch.hearing = .withheld(touch.snapshot)
      held.append(touch)
    } else {
      touch.hearing = .told
    }
  }

  // Unverified: the view does not hear at all of a touch that joins a gesture that takes them.
  private func isTaken(_ touch: UITouch) -> Bool {
    touch.receivers.contains {
      $0.attempt.isWinning && ($0.cancelsTouchesInView || $0.delaysTouchesBegan)
    }
  }

  /// Without `isMultipleTouchEnabled` a view hears of one touch at a time [gestures 8].
  private func mayHear(_ touch: UITouch, _ view: UIView, _ event: UIEvent) -> Bool {
    if view.isMultipleTouchEnabled { return true }
    return !event.touches.contains { other in
      guard other !== touch, other.view === view, other.isDown else { return false }
      switch other.hearing {
      case .told, .withheld: return true
      case .unheard, .endWithheld, .deaf: return false
      }
    }
  }

  private func holdEnd(of touch: UITouch) {
    guard case .told = touch.hearing, waits(touch, for: \.delaysTouchesEnded) else { return }
    touch.hearing = .endWithheld
    held.append(touch)
  }

  private func waits(_ touch: UITouch, for delays: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.receivers.contains { $0.attempt.isUndecided && delays($0) }
  }

  /// A touch that nobody holds back any more: the view sees it begin as it began, then at most one
  /// move to where it is [gestures 45].
  func tellHeldViews() {
    if held.isEmpty { return }
    let touches = held
    held = []
    for touch in touches {
      switch touch.hearing {
      case .withheld(let original):
        if waits(touch, for: \.delaysTouchesBegan) {
          held.append(touch)
        } else {
          catchUp(touch, from: original)
        }
      case .endWithheld: end(touch)
      case .unheard, .told, .deaf: break
      }
    }
  }

  private func catchUp(_ touch: UITouch, from original: UITouch.Snapshot) {
    touch.hearing = .told
    show(touch, as: original, .began)
    if touch.position != original.position, case .told = touch.hearing {
      show(touch, as: touch.snapshot, .moved)
    }
    guard !touch.isDown, case .told = touch.hearing else { return }
    touch.hearing = .endWithheld
    end(touch)
  }

  private func end(_ touch: UITouch) {
    if waits(touch, for: \.delaysTouchesEnded) {
      held.append(touch)
    } else {
      touch.hearing = .deaf
      show(touch, as: touch.snapshot, .ended)
    }
  }

  private func show(_ touch: UITouch, as snapshot: UITouch.Snapshot, _ phase: UITouch.Phase) {
    let real = touch.snapshot
    touch.snapshot = snapshot
    touch.snapshot.phase = phase
    touch.view?.hear(phase, [touch], event)
    touch.snapshot = real
  }

  /// A recognized gesture takes its touches from the views [gestures 45 to 48].
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan else { return }
    var told: [UITouch] = []
    for touch in recognizer.attempt.seen {
      switch touch.hearing {
      case .told, .endWithheld: if recognizer.cancelsTouchesInView { told.append(touch) }
      case .unheard, .withheld: touch.hearing = .deaf
      case .deaf: break
      }
    }
    if told.isEmpty { return }
    for touch in told { touch.hearing = .deaf }
    let real = told.map(\.snapshot)
    for touch in told { touch.snapshot.phase = .cancelled }
    eachView(of: told) { $0.hear(.cancelled, Set($1), event) }
    for (touch, snapshot) in zip(told, real) { touch.snapshot = snapshot }
  }

  private func eachView(of touches: [UITouch], _ work: (UIView, [UITouch]) -> Void) {
    var rest = touches
    while let view = rest.first?.view {
      work(view, rest.filter { $0.view === view })
      rest.removeAll { $0.view === view }
    }
  }
}

extension UIView {
  fileprivate func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}

extension UITouch.Phase {
  static let inOrder: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
}
