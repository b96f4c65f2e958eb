import Screens
import TransitionCatalog
import UIKit

/// One preset, opened by a tap on its row and closed again, on a clock that stands still between
/// two frames.
@MainActor
struct Take {
  enum Phase: String, Sendable, CaseIterable {
    case before, opening, open, closing, after
  }

  /// A frame as it appears: what the window shows now is to be seen for so long.
  struct Frame {
    var phase: Phase
    /// Within the phase.
    var index: Int
    var milliseconds: Int
    var window: UIWindow
  }

  enum Failure: Error, CustomStringConvertible {
    case notOpened(TransitionPreset)
    case endless(TransitionPreset, Phase)
    case misuse(TransitionPreset, [HeadlessMisuse])

    var description: String {
      switch self {
      case .notOpened(let preset): "\(preset.rawValue): a tap on the row presents nothing"
      case .endless(let preset, let phase): "\(preset.rawValue): the \(phase) does not end"
      case .misuse(let preset, let misuses): "\(preset.rawValue): \(misuses)"
      }
    }
  }

  var preset: TransitionPreset
  var size = CGSize(width: 390, height: 844)
  var isDark = false
  var isRightToLeft = false
  /// What the row that is tapped asks for.
  var options: @MainActor (_ row: UIView) -> TransitionOptions = { _ in TransitionOptions() }
  /// Whether a hand takes hold of the screen that is open, instead of a tap that closes it.
  var isByHand = false

  /// Plays the take from an empty world; `frame` is called for each frame in turn.
  func play(_ frame: (Frame) throws -> Void) throws {
    Headless.reset()
    Headless.setUserInterfaceStyle(isDark ? .dark : .light)
    Headless.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    let window = Headless.makeWindow(size: size, safeAreaInsets: safeAreaInsets)
    defer { window.isHidden = true }
    let catalog = CatalogViewController()
    catalog.options = options
    window.rootViewController = catalog
    Headless.advance(by: 0.2)
    try frame(Frame(phase: .before, index: 0, milliseconds: 500, window: window))

    let screen = try tapRow(in: catalog) {
      try frame(Frame(phase: .before, index: 1, milliseconds: 120, window: window))
    }
    try run(.opening, of: screen, in: window, frame)
    // Longer than anything that fades beside the transition.
    Headless.advance(by: 0.6)
    try frame(Frame(phase: .open, index: 0, milliseconds: 600, window: window))
    if isByHand, let entry = Entry(rawValue: preset.rawValue) {
      Headless.play(Hand.script(for: entry, in: size), in: window)
    } else {
      screen.dismiss(animated: true)
    }
    try run(.closing, of: screen, in: window, frame)
    Headless.advance(by: 0.6)
    try frame(Frame(phase: .after, index: 0, milliseconds: 500, window: window))

    let misuses = Headless.takeMisuses()
    guard misuses.isEmpty else { throw Failure.misuse(preset, misuses) }
  }

  /// A finger goes down on the preset's row, stays for a moment, and goes up.
  private func tapRow(
    in catalog: CatalogViewController, whileDown: () throws -> Void
  ) throws -> UIViewController {
    let row = Entry(rawValue: preset.rawValue).flatMap { catalog.row(for: $0) }
    row?.isHighlighted = true
    Headless.advance(by: 0.1)
    try whileDown()
    row?.isHighlighted = false
    row?.sendActions(for: .touchUpInside)
    guard let screen = catalog.presentedViewController else { throw Failure.notOpened(preset) }
    return screen
  }

  private func run(
    _ phase: Phase, of screen: UIViewController, in window: UIWindow,
    _ frame: (Frame) throws -> Void
  ) throws {
    let end = End()
    TransitionController.installed(on: screen)?.onEnd { committed in
      // A screen that was thrown back is there to be caught again.
      end.isReached = committed
    }
    let rate = Headless.framesPerSecond
    for index in 0..<Int(rate * 5) {
      if index == 0 { Headless.turn() } else { Headless.advance(by: 1 / rate) }
      // Whole milliseconds that add up to the rate.
      let milliseconds = Int(Double(index + 1) * 1000 / rate) - Int(Double(index) * 1000 / rate)
      try frame(Frame(phase: phase, index: index, milliseconds: milliseconds, window: window))
      Headless.checkDepth(in: window.layer.presentation() ?? window.layer)
      if end.isReached { return }
    }
    throw Failure.endless(preset, phase)
  }

  private final class End {
    var isReached = false
  }

  /// Those of a device of this size.
  private var safeAreaInsets: UIEdgeInsets {
    if min(size.width, size.height) > 600 {
      UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    } else if size.width > size.height {
      UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    } else if size.height < 700 {
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    } else {
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
  }
}
