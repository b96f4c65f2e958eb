import UIKit

/// The fingers of the page, and what they have done since the stage began.
@MainActor struct Touches {
  /// The most steps of a script that is kept: those of a finger that moves for 100 seconds.
  static let mostSteps = 6_000

  private var down: Set<Int> = []
  private var start: TimeInterval = 0
  private var steps: [(time: TimeInterval, finger: Int, step: HeadlessTouchScript.Step)] = []
  private(set) var isTooLong = false

  var isTouching: Bool { !down.isEmpty }

  mutating func begin(at time: TimeInterval) {
    self = Touches()
    start = time
  }

  /// Lets a finger act in the next frame. What it cannot do, such as a move before it is down, is left out.
  mutating func play(_ touch: Request.Touch, in window: UIWindow) {
    let size = window.bounds.size
    // A finger that has left the glass is at its edge.
    let place = CGPoint(
      x: min(max(0, touch.x), Double(size.width)), y: min(max(0, touch.y), Double(size.height)))
    guard (touch.kind == .down) != down.contains(touch.finger) else { return }
    switch touch.kind {
    case .down:
      down.insert(touch.finger)
      play(.down(place), by: touch.finger, in: window)
    case .move: play(.move(to: place, over: 0), by: touch.finger, in: window)
    case .up:
      down.remove(touch.finger)
      play(.move(to: place, over: 0), by: touch.finger, in: window)
      play(.lift, by: touch.finger, in: window)
    case .cancel:
      down.remove(touch.finger)
      play(.cancel, by: touch.finger, in: window)
    }
  }

  /// Cancels all touches, because the page that sent them is gone.
  mutating func cancelAll(in window: UIWindow) {
    for finger in down.sorted() { play(.cancel, by: finger, in: window) }
    down = []
  }

  /// Returns what fingers have done, as a script that does it again. It is exact if the stage is as it was in the
  /// beginning, and the display as fast as it was.
  func script() -> HeadlessTouchScript {
    var fingers: [HeadlessTouchScript.Finger] = []
    for id in Set(steps.map(\.finger)).sorted() {
      let own = steps.filter { $0.finger == id }
      var finger = HeadlessTouchScript.Finger(id, start: Touches.rounded(own[0].time), [])
      var time = finger.start
      for (at, _, step) in own {
        let pause = Touches.rounded(at - time)
        if pause > 0 {
          finger.steps.append(.hold(pause))
          time += pause
        }
        finger.steps.append(step)
      }
      fingers.append(finger)
    }
    return HeadlessTouchScript(fingers)
  }

  private mutating func play(
    _ step: HeadlessTouchScript.Step, by finger: Int, in window: UIWindow
  ) {
    Headless.play(HeadlessTouchScript([.init(finger, [step])]), in: window)
    guard steps.count < Touches.mostSteps else { return isTooLong = true }
    steps.append((Headless.now - start, finger, step))
  }

  /// Microseconds tell frames apart; further digits are rounding errors.
  private static func rounded(_ time: TimeInterval) -> TimeInterval {
    (time * 1e6).rounded() / 1e6
  }
}
