import Renderer
import TransitionCatalog
import UIKit

/// One screen, opened and closed again on a stage, on a clock that stops between two frames.
@MainActor
struct Take {
  enum Phase: String, Sendable, CaseIterable {
    case before, opening, open, closing, after
  }

  /// One frame: the current content of the window, shown for some time.
  struct Frame {
    var phase: Phase
    /// The index within the phase.
    var index: Int
    var milliseconds: Int
    /// Indicates whether it is one of many, one for each refresh of the display.
    var isMoving: Bool
    var window: UIWindow
    /// The window of the keyboard, while that is seen.
    var keyboard: UIWindow?
  }

  enum Failure: Error, CustomStringConvertible {
    case notOpened(TransitionPreset)
    case issue(TransitionPreset, [HeadlessMisuse])

    var description: String {
      switch self {
      case .notOpened(let preset): "\(preset.rawValue): a tap presents nothing"
      case .issue(let preset, let issues): "\(preset.rawValue): \(issues)"
      }
    }
  }

  var stage: any Stage
  var size = CGSize(width: 390, height: 844)
  var isDark = false
  var isRightToLeft = false
  var barsFloat = false
  /// The actions of a hand on the open screen, instead of closing it as the stage would.
  var hand: Hand?

  /// The device that has a screen of this size.
  var device: Device { Device(size: size, isRightToLeft: isRightToLeft) }

  /// Plays the take from a clean state. `frame` is called for each frame in turn.
  func play(_ frame: (Frame) throws -> Void) throws {
    Headless.reset()
    Headless.setUserInterfaceStyle(isDark ? .dark : .light)
    Headless.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    Headless.barsFloat = barsFloat
    let window = Headless.makeWindow(size: size, safeAreaInsets: device.safeAreaInsets)
    defer { window.isHidden = true }
    try withoutActuallyEscaping(frame) { try play(on: Reel(of: window, $0)) }

    let issues = Headless.takeMisuses()
    guard issues.isEmpty else { throw Failure.issue(stage.preset, issues) }
  }

  /// Returns the number of frames before the touch that opens the screen. A film begins there, on a
  /// screen that was scrolled before.
  func start() throws -> Int {
    var (count, start, wasTouched) = (0, 0, false)
    try play { frame in
      let isTouched = !Headless.fingers.isEmpty
      if frame.phase == .before, isTouched, !wasTouched { start = max(0, count - 1) }
      (count, wasTouched) = (count + 1, isTouched)
    }
    return start
  }

  private func play(on reel: Reel) throws {
    let root = stage.makeRoot()
    reel.window.rootViewController = root
    reel.isOpening = { stage.opened(from: root) != nil }
    Headless.advance(by: 0.2)
    try reel.hold(.before, milliseconds: 100)
    try stage.open(from: root, on: reel)
    guard let screen = stage.opened(from: root) else { throw Failure.notOpened(stage.preset) }
    try run(.opening, of: screen, in: root, on: reel)
    // A hung card swings on when its run is over.
    if screen.isMoving { try reel.roll(.opening, until: { !screen.isMoving }) }
    try reel.settle(.open)
    try stage.show(screen, on: reel)
    if let hand {
      Headless.play(byHand: hand.script(in: size, isMirrored: isRightToLeft), in: reel.window)
    } else {
      stage.close(screen, in: reel.window)
    }
    try run(.closing, of: screen, in: root, on: reel)
    try stage.restore(root, on: reel)
    try reel.settle(.after)
    try reel.hold(.after, milliseconds: 50)
  }

  private func run(
    _ phase: Phase, of screen: UIViewController, in root: UIViewController, on reel: Reel
  ) throws {
    let end = End()
    TransitionController.installed(on: screen)?.onEnd { _, ending in
      // A screen that was thrown back will be caught again, so only a dismissal ends the take.
      end.isReached = ending == .committed
    }
    try reel.roll(
      phase,
      until: { stage.rests(screen, in: root, isOpen: phase == .opening) ?? end.isReached })
  }

  private final class End {
    var isReached = false
  }
}

extension UIViewController {
  /// True while something moves the screen as a whole.
  fileprivate var isMoving: Bool {
    var view = viewIfLoaded
    while let current = view {
      if current.layer.animation(forKey: "TransitionCatalog.lastSwing") != nil { return true }
      view = current.superview
    }
    return false
  }
}
