import UIKit

/// Hands out the frames of a take while time passes.
@MainActor final class Reel {
  enum Failure: Error {
    case endless(Take.Phase)
  }

  let window: UIWindow
  let keyboard: SystemKeyboard
  /// Tells whether the screen has begun to open. From then on no frame is one before the opening.
  var isOpening: () -> Bool = { false }
  private let frame: (Take.Frame) throws -> Void
  private var phase: Take.Phase?
  private var index = 0
  private var count = 0

  init(of window: UIWindow, _ frame: @escaping (Take.Frame) throws -> Void) {
    (self.window, self.frame) = (window, frame)
    keyboard = SystemKeyboard(size: window.bounds.size)
  }

  /// Hands out one frame that is shown for some time, while no time passes.
  func hold(_ phase: Take.Phase, milliseconds: Int) throws {
    try hand(out: phase, milliseconds, isMoving: false)
  }

  /// Hands out frame after frame until a condition holds.
  func roll(_ phase: Take.Phase, until isOver: () -> Bool) throws {
    let rate = Headless.framesPerSecond
    for _ in 0..<Int(rate * 8) {
      Headless.advance(by: 1 / rate)
      // Whole milliseconds add up to the rate.
      let milliseconds = Int(Double(count + 1) * 1000 / rate) - Int(Double(count) * 1000 / rate)
      count += 1
      try hand(out: phase, milliseconds, isMoving: true)
      Headless.checkDepth(in: window.layer.presentation() ?? window.layer)
      if isOver() { return }
    }
    throw Failure.endless(phase)
  }

  /// Hands out frames for some time.
  func roll(_ phase: Take.Phase, seconds: TimeInterval) throws {
    let end = Headless.now + seconds - 0.5 / Headless.framesPerSecond
    try roll(phase, until: { Headless.now >= end })
  }

  /// Hands out frames until the fingers have finished.
  func play(_ script: HeadlessTouchScript, _ phase: Take.Phase) throws {
    let end = Headless.now + script.duration + 1.5 / Headless.framesPerSecond
    Headless.play(byHand: script, in: window)
    try roll(phase, until: { Headless.now >= end })
  }

  /// The most that `settle(_:)` waits, in seconds: what plays by itself never rests.
  static let patience: TimeInterval = 0.5

  /// Hands out frames until nothing moves any more, or `patience` is over.
  func settle(_ phase: Take.Phase) throws {
    let end = Headless.now + Reel.patience - 0.5 / Headless.framesPerSecond
    while window.layer.isAnimated || keyboard.isMoving, Headless.now < end {
      try roll(phase, until: { true })
    }
  }

  private func hand(out phase: Take.Phase, _ milliseconds: Int, isMoving: Bool) throws {
    let phase = phase == .before && isOpening() ? .opening : phase
    if phase != self.phase { (self.phase, index) = (phase, 0) }
    try frame(
      Take.Frame(
        phase: phase, index: index, milliseconds: milliseconds, isMoving: isMoving,
        window: window, keyboard: keyboard.window))
    index += 1
  }
}

extension CALayer {
  /// True while an animation is on this layer or on one below it.
  fileprivate var isAnimated: Bool {
    !(animationKeys() ?? []).isEmpty || (sublayers ?? []).contains(where: \.isAnimated)
  }
}
