import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct RecognizerCancelTests {
    init() { Headless.reset() }

    // Documented: isEnabled, WWDC 2017 session 219; when the action comes is open. [gestures 38]
    @Test(arguments: HeadlessOrder.allCases)
    func switchingOffAndOnCancels(order: HeadlessOrder) {
      Headless.gestureOrder = order
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      stage.down(150, 150)
      stage.move(170, 150)
      _ = stage.actions()
      pan.isEnabled = false
      pan.isEnabled = true
      #expect(stage.actions() == (order == .first ? ["pan cancelled"] : []))
      Headless.turn()
      #expect(stage.actions() == (order == .first ? [] : ["pan cancelled"]))
      stage.move(190, 150)
      stage.lift()
      #expect(stage.actions().isEmpty)
      stage.down(150, 150)
      stage.move(170, 150)
      #expect(stage.actions() == ["pan began"])
    }

    // The same. [gestures 38]
    @Test func switchingOffBeforeItBeganFailsIt() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.outer)
      tap.require(toFail: pan)
      stage.down(150, 150)
      pan.isEnabled = false
      pan.isEnabled = true
      stage.lift()
      #expect(stage.actions() == ["tap ended"])
    }

    // Inferred from isEnabled: inside its own action the cancel is told too.
    @Test(arguments: HeadlessOrder.allCases)
    func aGestureMayCancelItselfInItsAction(order: HeadlessOrder) {
      Headless.gestureOrder = order
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      pan.addHeadlessTarget {
        guard $0.state == .began else { return }
        $0.isEnabled = false
        $0.isEnabled = true
      }
      stage.down(150, 150)
      stage.move(170, 150)
      stage.move(190, 150)
      #expect(stage.actions() == ["pan began", "pan cancelled"])
    }

    // Documented: touchesCancelled(_:with:); observed in many libraries. [gestures 39]
    @Test func leavingTheAppCancelsGesturesAndTouches() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
      let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.outer)
      stage.down(150, 150)
      stage.down(20, 700, finger: 1)
      stage.move(170, 150)
      stage.journal.lines = []
      Headless.enterBackground()
      #expect(
        stage.journal.take() == ["pan cancelled", "inner.cancelled", "outer.cancelled"])
      #expect(tap.state == .possible)
      Headless.enterForeground()
      stage.lift(finger: 1)
      stage.move(190, 150)
      stage.lift()
      #expect(stage.journal.take().isEmpty)
    }

    // Observed: a recognizer belongs to one view, and is cancelled when it moves to another.
    @Test func movingARecognizerToAnotherViewCancelsIt() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      stage.down(150, 150)
      stage.move(170, 150)
      stage.outer.addGestureRecognizer(pan)
      Headless.turn()
      #expect(stage.inner.gestureRecognizers == nil)
      #expect(stage.outer.gestureRecognizers == [pan])
      #expect(pan.view === stage.outer)
      #expect(stage.actions() == ["pan began", "pan cancelled"])
      stage.outer.removeGestureRecognizer(pan)
      #expect(pan.view == nil)
    }
  }
}
