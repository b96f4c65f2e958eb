import Testing
@testable import UIKit

extension All {
  /// What recognizers do to the touches of views.
  @MainActor @Suite struct TouchHoldingTests {
    init() { Headless.reset() }

    // Documented: WWDC 2010 session 121, WWDC 2014 session 235. [gestures 45]
    @Test func aDelayedTouchThatIsRecognizedNeverReachesTheView() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      pan.delaysTouchesBegan = true
      stage.play(.flick(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150)))
      #expect(stage.journal.lines(of: "inner").isEmpty)
      #expect(stage.journal.lines.last == "pan ended")
    }

    // The same. [gestures 45]
    @Test func aDelayedTouchThatFailsArrivesAsItWasAndCatchesUpOnce() {
      let stage = TouchStage()
      let puppet = stage.add(PuppetGesture(), "p")
      puppet.delaysTouchesBegan = true
      var told: [(CGPoint, TimeInterval, UITouch.Phase)] = []
      let note = { (touches: Set<UITouch>) in
        for touch in touches {
          told.append((touch.location(in: nil), touch.timestamp, touch.phase))
        }
      }
      stage.inner.onBegan = note
      stage.inner.onMoved = note
      let start = Headless.now
      stage.down(150, 150)
      stage.move(160, 150)
      stage.move(170, 150)
      #expect(told.isEmpty)
      puppet.onMoved = { puppet, _ in puppet.state = .failed }
      stage.move(180, 150)
      #expect(told.map(\.0) == [CGPoint(x: 150, y: 150), CGPoint(x: 180, y: 150)])
      #expect(told.map(\.2) == [.began, .moved])
      #expect(told.first?.1 == start)
      stage.lift()
      #expect(stage.journal.take() == ["inner.began", "inner.moved", "inner.ended"])
    }

    // The same, for a recognizer that fails when the finger lifts. [gestures 45]
    @Test func aDelayedTouchThatFailsAtTheEndIsToldAllOfIt() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
      stage.down(150, 150)
      stage.move(155, 150)
      #expect(stage.journal.take().isEmpty)
      stage.lift()
      #expect(stage.journal.take() == ["inner.began", "inner.moved", "inner.ended"])
    }

    // Documented: delaysTouchesEnded. [gestures 46]
    @Test func theEndOfATouchWaitsForASecondTap() {
      let stage = TouchStage()
      stage.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.journal.take() == ["inner.began"])
      Headless.advance(by: 1)
      #expect(stage.journal.take() == ["inner.ended"])
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      let lines = stage.journal.take()
      #expect(lines.last == "tap ended")
      #expect(lines.filter { $0 == "inner.cancelled" }.count == 1)
      #expect(!lines.contains("inner.ended"))
    }

    // Documented: delaysTouchesEnded. [gestures 46]
    @Test func withoutTheDelayTheEndIsToldAtOnce() {
      let stage = TouchStage()
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      tap.numberOfTapsRequired = 2
      tap.delaysTouchesEnded = false
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.journal.take() == ["inner.began", "inner.ended"])
    }

    // Documented: ignore(_:for:). [gestures 47]
    @Test func anIgnoredTouchStaysWithItsView() {
      let stage = TouchStage()
      let puppet = stage.add(PuppetGesture(), "p")
      puppet.journal = stage.journal
      puppet.onBegan = { puppet, touches, event in
        for touch in touches where touch.view === stage.outer { puppet.ignore(touch, for: event) }
      }
      stage.outer.addGestureRecognizer(puppet)
      puppet.onMoved = { puppet, _ in puppet.state = .began }
      stage.down(20, 700)
      stage.down(150, 150, finger: 1)
      stage.journal.lines = []
      stage.move(160, 150, finger: 1)
      stage.move(20, 720)
      stage.lift()
      #expect(
        stage.journal.take() == [
          "p.touchesMoved", "inner.cancelled", "p began", "outer.moved", "outer.ended",
        ])
      #expect(puppet.numberOfTouches == 1)
    }

    // Documented: WWDC 2010 session 121. [gestures 48]
    @Test func withoutCancellingViewAndGestureHearTheSameTouch() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
      stage.down(150, 150)
      stage.move(170, 150)
      stage.move(180, 150)
      stage.lift()
      #expect(
        stage.journal.take() == [
          "inner.began", "pan began", "inner.moved", "pan changed", "inner.moved", "pan ended",
          "inner.ended",
        ])
    }
  }
}
