import UIKit

/// Hands out the frames of a take while time passes.
@MainActor final class Reel {
  enum Failure: Error {
    case endless(Take.Phase)
  }

  let window: UIWindow
  private let frame: (Take.Frame) throws -> Void
  private var phase: Take.Phase?
  private var index = 0

  init(of window: UIWindow, _ frame: @escaping (Take.Frame) throws -> Void) {
    (self.window, self.frame) = (window, frame)
  }

  /// Hands out one frame that is shown for some time, while no time passes.
  func hold(_ phase: Take.Phase, milliseconds: Int) throws {
    try hand(out: phase, milliseconds, isMoving: false)
  }

  /// Hands out frame after frame until a condition holds.
  func roll(
    _ phase: Take.Phase, startsAtOnce: Bool = false, until isOver: () -> Bool
  ) throws {
    let rate = Headless.framesPerSecond
    for index in 0..<Int(rate * 5) {
      if startsAtOnce, index == 0 { Headless.turn() } else { Headless.advance(by: 1 / rate) }
      // Whole milliseconds add up to the rate.
      let milliseconds = Int(Double(index + 1) * 1000 / rate) - Int(Double(index) * 1000 / rate)
      try hand(out: phase, milliseconds, isMoving: true)
      Headless.checkDepth(in: window.layer.presentation() ?? window.layer)
      if isOver() { return }
    }
    throw Failure.endless(phase)
  }

  /// Hands out frames until the fingers have finished.
  func play(_ script: HeadlessTouchScript, _ phase: Take.Phase) throws {
    let end = Headless.now + script.duration + 1.5 / Headless.framesPerSecond
    Headless.play(script, in: window)
    try roll(phase, until: { Headless.now >= end })
  }

  private func hand(out phase: Take.Phase, _ milliseconds: Int, isMoving: Bool) throws {
    if phase != self.phase { (self.phase, index) = (phase, 0) }
    try frame(
      Take.Frame(
        phase: phase, index: index, milliseconds: milliseconds, isMoving: isMoving,
        window: window))
    index += 1
  }
}
