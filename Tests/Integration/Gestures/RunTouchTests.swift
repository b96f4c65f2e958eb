import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Touches during a run catch it, and reach nothing that the model has under them: the recognizers
  /// that catch take a touch as it begins.
  @MainActor @Suite struct RunTouchTests {
    private func tap(_ theatre: Theatre, at point: CGPoint) {
      Headless.play(
        HeadlessTouchScript([.init(0, [.down(point), .lift])]), in: theatre.window)
      Headless.advance(by: 0.05)
    }

    private func stage() -> (Theatre, UIButton, () -> Int) {
      let theatre = Theatre()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      theatre.screen.view.addSubview(button)
      let presses = Presses()
      button.addAction(UIAction { _ in presses.count += 1 }, for: .touchUpInside)
      return (theatre, button, { presses.count })
    }

    @Test func aTouchInARunPressesNothing() {
      let (theatre, _, presses) = stage()
      theatre.present(.slide, gesture: .leadingEdge)
      Headless.advance(by: 0.2)
      tap(theatre, at: CGPoint(x: 300, y: 400))
      #expect(presses() == 0)
      theatre.settle()
      tap(theatre, at: CGPoint(x: 300, y: 400))
      #expect(presses() == 1)
    }

    /// Not even for the moment until a recognizer takes the touch: a button would light up.
    @Test func aTouchInARunIsNotFelt() {
      let (theatre, button, _) = stage()
      let touches = Presses()
      button.addAction(UIAction { _ in touches.count += 1 }, for: .touchDown)
      theatre.present(.slide, gesture: .leadingEdge)
      Headless.advance(by: 0.2)
      tap(theatre, at: CGPoint(x: 300, y: 400))
      #expect(touches.count == 0)
      theatre.settle()
      tap(theatre, at: CGPoint(x: 300, y: 400))
      #expect(touches.count == 1)
    }

    /// In its last point a screen is in place for every eye.
    @Test func inItsLastPointAScreenCanBeUsed() throws {
      let (theatre, _, presses) = stage()
      theatre.present(.slide, gesture: .leadingEdge)
      let playback = try #require(theatre.run?.playback)
      Headless.advance(by: playback.remaining - 0.02)
      #expect(theatre.run?.playback?.isPlaying == true)
      #expect(theatre.run?.canBeCaught == false)
      tap(theatre, at: CGPoint(x: 300, y: 400))
      #expect(presses() == 1)
      theatre.settle()
    }

    /// What is dragged itself keeps its drags; a pull beside it moves the card.
    @Test func aControlWithAValueKeepsItsDrags() throws {
      let theatre = Theatre()
      theatre.present(.overlay, gesture: .pullUpDown)
      theatre.settle()
      let control = UIControl(frame: theatre.screen.view.bounds)
      control.addAction(UIAction { _ in }, for: .valueChanged)
      theatre.screen.view.addSubview(control)
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.3)
      #expect(theatre.run == nil)
      hands.lift()
      control.removeFromSuperview()
      hands.touch()
      hands.close(by: 0.3)
      #expect(theatre.run != nil)
      hands.lift()
      theatre.settle()
    }
  }

  @MainActor private final class Presses { var count = 0 }
}
