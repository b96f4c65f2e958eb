import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct RecognizerStateTests {
    init() { Headless.reset() }

    // Documented: About the gesture recognizer state machine. [gestures 23]
    @Test func aContinuousGestureBeginsChangesAndEnds() {
      let stage = TouchStage()
      let puppet = stage.add(Puppet(), "p")
      puppet.onBegan = { puppet, _, _ in puppet.state = .began }
      puppet.onMoved = { puppet, _ in puppet.state = .changed }
      puppet.onEnded = { $0.state = .ended }
      stage.down(150, 150)
      stage.move(151, 150)
      stage.lift()
      #expect(stage.actions() == ["p began", "p changed", "p ended"])
      stage.down(150, 150)
      stage.lift()
      #expect(stage.actions() == ["p began", "p ended"])
      puppet.onEnded = { $0.state = .cancelled }
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions() == ["p began", "p cancelled"])
    }

    // The same; touchesCancelled(_:with:) of UIGestureRecognizer. [gestures 23] [gestures 42]
    @Test func whatHasNotBegunCannotBeCancelledOnlyFail() {
      let stage = TouchStage()
      let puppet = stage.add(Puppet(), "p")
      var state: UIGestureRecognizer.State?
      puppet.onCancelled = {
        $0.state = .cancelled
        state = $0.state
      }
      let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.outer)
      Headless.gestureOrder = .second
      stage.down(150, 150)
      Headless.cancelTouches()
      #expect(state == .failed)
      stage.lift()
      #expect(stage.actions().isEmpty)
      #expect(tap.state == .possible)
      puppet.isEnabled = false
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions() == ["tap ended"])
    }

    // The same. [gestures 24]
    @Test func possibleAndFailedSendNoAction() {
      let stage = TouchStage()
      stage.add(Puppet(), "p").onMoved = { puppet, _ in puppet.state = .failed }
      stage.add(Puppet(), "q").onEnded = { $0.state = .recognized }
      stage.down(150, 150)
      stage.move(160, 150)
      #expect(stage.actions().isEmpty)
      stage.lift()
      #expect(stage.actions() == ["q ended"])
    }

    // Documented: WWDC 2010 session 121. [gestures 25]
    @Test func targetsHearOfEachMoveOfAGestureThatGoesOn() {
      let stage = TouchStage()
      stage.add(Puppet(), "p").onBegan = { puppet, _, _ in puppet.state = .began }
      stage.down(150, 150)
      stage.move(151, 150)
      stage.move(152, 150)
      Headless.advance(by: 1)
      #expect(stage.actions() == ["p began", "p changed", "p changed"])
    }

    // Documented: WWDC 2017 session 219. [gestures 26]
    @Test func allSeeTheTouchBeforeAnyActionAndTheViewIsLast() {
      let stage = TouchStage()
      let chooser = Chooser()
      chooser.journal = stage.journal
      chooser.isSimultaneous = { _ in true }
      for name in ["a", "b"] {
        let puppet = stage.add(Puppet(), name)
        puppet.cancelsTouchesInView = false
        puppet.journal = stage.journal
        puppet.delegate = chooser
        puppet.onMoved = { puppet, _ in puppet.state = .began }
      }
      stage.down(150, 150)
      stage.journal.lines = []
      stage.move(160, 150)
      let lines = stage.journal.take().map {
        $0.hasSuffix("touchesMoved")
          ? "touches"
          : $0.hasPrefix("begins") || $0.hasPrefix("simultaneous") || $0.hasPrefix("requires")
            ? "question" : $0.hasSuffix(" began") ? "action" : $0
      }
      let order = lines.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      #expect(order == ["touches", "question", "action", "inner.moved"])
    }

    // Documented: UIGestureRecognizer.h says before the action, WWDC 2017 session 219 after it.
    // [gestures 27]
    @Test(arguments: HeadlessOrder.allCases)
    func aViewsTouchIsCancelledByTheGesture(order: HeadlessOrder) {
      Headless.gestureOrder = order
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "pan")
      stage.down(150, 150)
      stage.move(155, 150)
      stage.move(170, 150)
      let told = ["inner.cancelled", "pan began"]
      #expect(
        stage.journal.take() == ["inner.began", "inner.moved"]
          + (order == .first ? told : told.reversed()))
      stage.lift()
      #expect(stage.journal.take() == ["pan ended"])
    }

    // Documented: WWDC 2017 session 219, against UIGestureRecognizer.h. [gestures 28]
    @Test func actionsComeInsideTheEvent() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "pan")
      stage.window.addGestureRecognizer(UITapGestureRecognizer())
      let link = CADisplayLink(headless: { [journal = stage.journal] _ in journal.write("link") })
      link.add(to: .main, forMode: .common)
      stage.down(150, 150)
      stage.journal.lines = []
      stage.move(170, 150)
      #expect(stage.journal.take() == ["inner.cancelled", "pan began", "link"])
      link.invalidate()
    }

    // General knowledge. [gestures 29]
    @Test func targetsAreCalledInTheOrderOfAdding() {
      let stage = TouchStage()
      let tap = stage.add(UITapGestureRecognizer(), "one")
      tap.addHeadlessTarget { [journal = stage.journal] _ in journal.write("two ended") }
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions() == ["one ended", "two ended"])
    }

    // Documented: WWDC 2017 session 219. [gestures 30]
    @Test func whatWasHeldBackBeginsWithBegan() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      let required = stage.add(Puppet(), "required")
      pan.require(toFail: required)
      stage.down(150, 150)
      stage.move(170, 150)
      #expect(pan.state == .began)
      stage.move(180, 150)
      #expect(pan.state == .changed)
      #expect(stage.actions().isEmpty)
      required.onMoved = { puppet, _ in puppet.state = .failed }
      stage.move(190, 150)
      #expect(stage.actions() == ["pan began"])
      stage.move(200, 150)
      stage.lift()
      #expect(stage.actions() == ["pan changed", "pan ended"])
    }

    // The same. [gestures 31]
    @Test func whatEndedWhileItWaitedIsNeverSent() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      let required = stage.add(Puppet(), "required")
      pan.require(toFail: required)
      required.onEnded = { $0.state = .failed }
      stage.down(150, 150)
      stage.move(170, 150)
      stage.move(190, 150)
      stage.lift()
      #expect(stage.actions().isEmpty)
      required.onBegan = { puppet, _, _ in puppet.state = .failed }
      stage.down(150, 150)
      stage.move(170, 150)
      #expect(stage.actions() == ["pan began"])
    }

    // Documented: reset(), WWDC 2010 session 121. [gestures 32] [gestures 36]
    @Test func resetFollowsTheLastActionAndTheFingerIsLost() {
      let stage = TouchStage()
      let puppet = stage.add(Puppet(), "p")
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
      let puppet = stage.add(Puppet(), "p")
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
      let (one, two) = (stage.add(Puppet(), "one"), stage.add(Puppet(), "two"))
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
    @Test func whatFailedHearsNoMoreOfTheFinger() {
      let stage = TouchStage()
      let puppet = stage.add(Puppet(), "p")
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
      let stuck = stage.add(Puppet(), "stuck")
      tap.require(toFail: stuck)
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      Headless.advance(by: 5)
      #expect(stage.journal.take() == ["inner.began"])
      #expect(tap.state == .ended)
      stuck.isEnabled = false
      Headless.turn()
      #expect(stage.journal.take() == ["tap ended", "inner.ended"])
    }

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

    // Documented: WWDC 2010 session 121; observed: card scaled to half its size. [gestures 43]
    @Test func recognitionIsMeasuredOnTheScreen() {
      let stage = TouchStage()
      stage.inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      stage.down(200, 200)
      stage.move(208, 200)
      #expect(stage.actions().isEmpty)
      stage.inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 40, y: 0)
      stage.move(230, 200)
      let (own, around) = (pan.translation(in: stage.inner), pan.translation(in: stage.outer))
      #expect(own == CGPoint(x: 40, y: 0))
      #expect(around == CGPoint(x: 20, y: 0))
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

    // Documented: location(ofTouch:in:): an index out of range raises an exception.
    @Test func aFingerThatIsNotThereIsReported() {
      let point = UIPanGestureRecognizer().location(ofTouch: 1, in: nil)
      #expect(point == .zero)
      #expect(Headless.takeMisuses().map(\.kind) == [.touchIndexOutOfRange])
    }

    // Documented: UIGestureRecognizerSubclass.h: a subclass may have initializers of its own.
    @Test func subclassesMayHaveInitializers() {
      final class Own: UIPanGestureRecognizer {
        let extra: Int

        init(extra: Int) {
          self.extra = extra
          super.init(target: nil, action: nil)
        }
      }
      let own = Own(extra: 3)
      #expect(own.extra == 3)
      #expect(own.state == .possible)
    }
  }
}
