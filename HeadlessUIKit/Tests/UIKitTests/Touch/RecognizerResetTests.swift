import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct RecognizerResetTests {
    init() { Headless.reset() }

    // Documented: reset(), WWDC 2010 session 121. [gestures 32] [gestures 36]
    @Test func resetFollowsTheLastActionAndTheFingerIsLost() {
      let stage = TouchStage()
      let puppet = stage.add(PuppetGesture(), "p")
      puppet.journal = stage.journal
      puppet.onMoved = { puppet, _ in puppet.state = .recognized }
      stage.down(150, 150)
      stage.journal.lines = []
      stage.move(160, 150)
      #expect(
        stage.journal.take() == ["p.touchesMoved", "inner.cancelled", "p ended", "p.reset"])
      #expect(puppet.state == .possible)
      stage.move(170, 150)
      stage.lift()
      #expect(stage.journal.take().isEmpty)
      stage.down(150, 150)
      stage.move(160, 150)
      #expect(stage.actions() == ["p ended"])
    }

    // Documented, in two ways: UIGestureRecognizer.h, and the article on the state machine.
    // [gestures 33]
    @Test(arguments: HeadlessOrder.allCases)
    func resetComesAtOnceOrWhenTheFingersHaveLeft(order: HeadlessOrder) {
      Headless.gestureOrder = order
      let stage = TouchStage()
      let puppet = stage.add(PuppetGesture(), "p")
      var read: UIGestureRecognizer.State?
      puppet.addHeadlessTarget { read = $0.state }
      puppet.onMoved = { puppet, _ in puppet.state = .recognized }
      stage.down(150, 150)
      stage.move(160, 150)
      #expect(read == .ended)
      #expect(puppet.state == (order == .first ? .possible : .ended))
      stage.move(170, 150)
      stage.lift()
      #expect(puppet.state == .possible)
      #expect(stage.actions() == ["p ended"])
    }

    // Documented: WWDC 2010 session 121. [gestures 34]
    @Test func recognizersTiedByARequirementAreResetTogether() {
      let stage = TouchStage()
      let (one, two) = (stage.add(PuppetGesture(), "one"), stage.add(PuppetGesture(), "two"))
      one.require(toFail: two)
      one.onBegan = { puppet, _, _ in puppet.state = .failed }
      two.onMoved = { puppet, _ in puppet.state = .failed }
      one.journal = stage.journal
      two.journal = stage.journal
      stage.down(150, 150)
      #expect(one.state == .failed)
      #expect(!stage.journal.lines.contains("one.reset"))
      stage.move(160, 150)
      let resets = stage.journal.take().filter { $0.hasSuffix("reset") }.sorted()
      #expect(resets == ["one.reset", "two.reset"])
      #expect(one.state == .possible)
    }

    // Documented: WWDC 2010 session 121, WWDC 2017 session 219. [gestures 35]
    @Test func failedRecognizerHearsNoMoreOfTheFinger() {
      let stage = TouchStage()
      let puppet = stage.add(PuppetGesture(), "p")
      puppet.journal = stage.journal
      puppet.onBegan = { puppet, _, _ in puppet.state = .failed }
      Headless.gestureOrder = .second
      stage.play(.flick(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 200, y: 150)))
      #expect(stage.journal.lines(of: "p") == ["p.touchesBegan", "p.reset"])
    }

    // The same. [gestures 37]
    @Test func aRecognizerThatNeverDecidesStallsThoseThatWaitForIt() {
      let stage = TouchStage()
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      tap.cancelsTouchesInView = false
      let stuck = stage.add(PuppetGesture(), "stuck")
      tap.require(toFail: stuck)
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      Headless.advance(by: 5)
      #expect(stage.journal.take() == ["inner.began"])
      #expect(tap.state == .ended)
      stuck.isEnabled = false
      Headless.turn()
      #expect(stage.journal.take() == ["tap ended", "inner.ended"])
    }
  }
}
