/// A finger and what it is still to do.
@MainActor final class ScriptedFinger {
  private struct Item {
    let step: HeadlessTouchScript.Step
    let start: TimeInterval
    let end: TimeInterval
    let from: CGPoint
  }

  let id: Int
  private(set) weak var window: UIWindow?
  private(set) var location = CGPoint.zero
  /// It touches the glass, whether or not anybody takes it as a touch.
  private(set) var isDown = false
  var touch: UITouch?
  private var items: [Item] = []
  private var target = CGPoint.zero
  private var busyUntil = -TimeInterval.infinity

  init(_ id: Int) { self.id = id }

  func add(_ part: HeadlessTouchScript.Finger, in window: UIWindow, at now: TimeInterval) {
    self.window = window
    var time = max(now + part.start, busyUntil)
    for step in part.steps {
      items.append(Item(step: step, start: time, end: time + step.duration, from: target))
      time += step.duration
      switch step {
      case .down(let point), .move(let point, _): target = point
      case .hold, .lift, .cancel: break
      }
    }
    busyUntil = time
  }

  /// When it has something to tell, at the earliest; what it does at once it tells in the next
  /// frame.
  var next: TimeInterval? {
    let item = items.first { item in
      if case .hold = item.step { false } else { true }
    }
    return item?.start
  }

  /// When it lands, lifts or is cancelled, at the earliest.
  var turningPoint: TimeInterval? {
    let item = items.first { item in
      switch item.step {
      case .down, .lift, .cancel: true
      case .move, .hold: false
      }
    }
    return item?.start
  }

  func advance(to time: TimeInterval) {
    while let item = items.first {
      switch item.step {
      case .move(let end, _):
        if time < item.start - MainLoop.tolerance { return }
        if time < item.end - MainLoop.tolerance {
          let part = CGFloat((time - item.start) / (item.end - item.start))
          location = CGPoint(
            x: item.from.x + (end.x - item.from.x) * part,
            y: item.from.y + (end.y - item.from.y) * part)
          return
        }
        location = end
      case .hold: if time < item.end - MainLoop.tolerance { return }
      case .down, .lift, .cancel: return
      }
      items.removeFirst()
    }
  }

  /// Takes the turning point that it has come to.
  func turn() -> UITouch.Phase? {
    guard let item = items.first else { return nil }
    items.removeFirst()
    switch item.step {
    case .down(let point):
      if isDown { complain("is down already") }
      (location, isDown) = (point, true)
      return touch == nil ? .began : nil
    case .lift, .cancel:
      if !isDown { complain("is not down") }
      isDown = false
      if case .cancel = item.step { return .cancelled }
      return .ended
    case .move, .hold: return nil
    }
  }

  private func complain(_ what: String) {
    HeadlessMisuse.record(.touchScriptBroken, "finger \(id) \(what)")
  }
}
