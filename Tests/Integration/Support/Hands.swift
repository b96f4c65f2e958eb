import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Fingers that can close the screen of a theatre with any gesture.
///
/// Shares are of the distance that a gesture measures: the container's extent along its axis, or
/// the distance between two pinching fingers. A pan's slop comes on top.
@MainActor
final class Hands {
  let window: UIWindow
  let gesture: TransitionGesture?
  /// The direction in which a finger closes the screen, of length 1.
  let axis: CGVector
  private let start: CGPoint
  private let extent: CGFloat
  private var share: CGFloat = 0
  private var isDown = false

  /// Makes fingers for a screen that is open, or in a run.
  convenience init(_ theatre: Theatre, _ gesture: TransitionGesture?) throws {
    try self.init(on: theatre.screen, in: theatre.window, gesture)
  }

  init(on screen: UIViewController, in window: UIWindow, _ gesture: TransitionGesture?) throws {
    let controller = TransitionController.installed(on: screen)
    guard let closing = controller?.home?.closingFromRest else { throw Nowhere() }
    self.gesture = gesture
    self.window = window
    // An opening is not always the mirror of its closing.
    let run = controller?.run
    axis = gesture.part.axis(
      of: run?.playback?.choreography ?? closing.choreography, on: closing.geometry,
      opens: run?.direction == .opening, heading: .zero)
    let size = closing.geometry.container
    extent = abs(axis.dx) * size.width + abs(axis.dy) * size.height
    // Inside the screen, and far enough from its destination to leave room for the drag.
    let rest = closing.geometry.front
    start =
      switch gesture.part.dragKind {
      case .edge: CGPoint(x: axis.dx > 0 ? 2 : size.width - 2, y: rest.midY)
      case .pinch: rest.middle
      case .pull, .pan:
        CGPoint(
          x: rest.midX - axis.dx * (rest.width / 2 - 20),
          y: rest.midY - axis.dy * (rest.height / 2 - 20))
      }
  }

  struct Nowhere: Error {}

  /// Puts the fingers down: during a run anywhere, at rest where the gesture begins.
  func touch(inFlight: Bool = false) {
    share = 0
    isDown = true
    place =
      inFlight && gesture.part.dragKind == .edge
      ? CGPoint(x: window.bounds.midX, y: start.y) : start
    play { .down($0) }
    Headless.advance(by: 1 / Headless.framesPerSecond)
  }

  /// Moves on by a share of the distance. A negative step opens.
  func close(by step: CGFloat, over seconds: TimeInterval = 0.25) {
    // A pan ignores the first ten points.
    let slop =
      share == 0 && gesture.part.dragKind != .pinch ? 10 * (step < 0 ? -1 : 1) / extent : 0
    share += step + slop
    play { .move(to: $0, over: seconds) }
    Headless.advance(by: seconds + 1 / Headless.framesPerSecond)
  }

  /// Waits until the fingers count as being at rest.
  func rest() { Headless.advance(by: 0.2) }

  func lift() {
    isDown = false
    play { _ in .lift }
    Headless.advance(by: 1 / Headless.framesPerSecond)
  }

  /// Puts the fingers down, moves them by a share, rests and lifts.
  func drag(by step: CGFloat) {
    touch()
    close(by: step)
    rest()
    lift()
  }

  /// Cancels the touches, as an incoming call does.
  func takeAway() {
    isDown = false
    Headless.cancelTouches()
    Headless.turn()
  }

  private var place = CGPoint.zero
  private static let apart: CGFloat = 220

  private func play(_ step: (CGPoint) -> HeadlessTouchScript.Step) {
    if gesture.part.dragKind == .pinch {
      let half = Hands.apart / 2 * (1 - share)
      let (a, b) = (
        CGPoint(x: place.x - half, y: place.y), CGPoint(x: place.x + half, y: place.y)
      )
      Headless.play(
        HeadlessTouchScript([.init(0, [step(a)]), .init(1, [step(b)])]), in: window)
    } else {
      let way = share * extent
      Headless.play(
        HeadlessTouchScript([
          step(CGPoint(x: place.x + axis.dx * way, y: place.y + axis.dy * way))
        ]), in: window)
    }
  }
}

extension Theatre {
  /// Opens the screen, and returns the fingers that close it.
  func open(_ preset: PresetUnderTest, _ gesture: TransitionGesture?) throws -> Hands {
    present(preset, gesture: gesture)
    settle()
    return try Hands(self, gesture)
  }
}
