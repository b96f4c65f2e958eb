import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ArbitrationTests {
    init() { Headless.reset() }

    func drag(_ stage: TouchStage) {
      stage.down(150, 150)
      stage.move(155, 150)
      stage.move(165, 150)
      stage.move(185, 150)
      stage.lift()
    }

    // Documented: WWDC 2010 session 120, WWDC 2017 session 219. [gestures 49]
    @Test func theFirstToRecognizeWins() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "deep")
      let early = stage.add(PuppetGesture(), "early", to: stage.outer)
      early.onMoved = { puppet, _ in if puppet.state == .possible { puppet.state = .began } }
      early.onEnded = { $0.state = .ended }
      stage.add(UITapGestureRecognizer(), "tap")
      drag(stage)
      #expect(stage.actions() == ["early began", "early changed", "early changed", "early ended"])
    }

    // Documented: WWDC 2010 session 120. [gestures 50]
    @Test func aTieGoesToTheDeeperViewThenToTheLatest() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "deep")
      stage.add(UIPanGestureRecognizer(), "outer", to: stage.outer)
      drag(stage)
      #expect(stage.actions() == ["deep began", "deep changed", "deep ended"])
      stage.add(UIPanGestureRecognizer(), "late")
      drag(stage)
      #expect(stage.actions() == ["late began", "late changed", "late ended"])
    }

    // The same. [gestures 51]
    @Test func twoFingersMayPanTwoSiblings() {
      let stage = TouchStage()
      let sibling = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 200))
      stage.outer.addSubview(sibling)
      stage.add(UIPanGestureRecognizer(), "one")
      stage.add(UIPanGestureRecognizer(), "two", to: sibling)
      stage.down(150, 150)
      stage.down(150, 450, finger: 1)
      stage.move(170, 150)
      stage.move(170, 450, finger: 1)
      stage.move(180, 150)
      #expect(stage.actions() == ["one began", "two began", "one changed"])
    }

    // Documented: gestureRecognizerShouldBegin(_:), UIView.h. [gestures 52]
    @Test func aDelegateMayForbidToBegin() {
      let stage = TouchStage()
      let (pan, chooser) = (stage.add(UIPanGestureRecognizer(), "pan"), Chooser())
      pan.delegate = chooser
      chooser.journal = stage.journal
      chooser.begins = { _ in false }
      let other = stage.add(UIPanGestureRecognizer(), "other", to: stage.outer)
      other.require(toFail: pan)
      drag(stage)
      #expect(stage.journal.lines.filter { $0 == "begins pan" }.count == 1)
      #expect(stage.actions() == ["other began", "other changed", "other ended"])
    }

    // Documented: UIView.h: the view that was hit; the recognizer's own.
    // [gestures 52]
    @Test func theViewMayForbidToBegin() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.outer)
      stage.inner.mayBegin = { _ in false }
      drag(stage)
      #expect(stage.actions().isEmpty)
      pan.cancelsTouchesInView = false
      drag(stage)
      #expect(stage.actions().first == "pan began")
      stage.outer.mayBegin = { $0 !== pan }
      drag(stage)
      #expect(stage.actions().isEmpty)
    }

    // Documented: UIGestureRecognizerDelegate, WWDC 2017 session 219. [gestures 53]
    @Test func eitherSideMayAllowBoth() {
      for allows in ["a", "b"] {
        let stage = TouchStage()
        let chooser = Chooser()
        chooser.isSimultaneous = { _ in true }
        let (a, b) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        stage.add(a, "a")
        stage.add(b, "b", to: stage.outer)
        let vetoes = Chooser()
        a.delegate = allows == "a" ? chooser : vetoes
        b.delegate = allows == "b" ? chooser : vetoes
        drag(stage)
        #expect(
          stage.actions().filter { $0.hasSuffix("began") }.sorted() == ["a began", "b began"])
      }
    }

    // Documented: WWDC 2017 session 219. [gestures 54]
    @Test func whetherBothMayGoOnIsAskedAtEachChangeOfState() {
      let stage = TouchStage()
      let (pan, chooser) = (stage.add(UIPanGestureRecognizer(), "pan"), Chooser())
      pan.delegate = chooser
      pan.cancelsTouchesInView = false
      chooser.journal = stage.journal
      chooser.isSimultaneous = { _ in true }
      let other = stage.add(PuppetGesture(), "other")
      other.onEnded = { $0.state = .recognized }
      stage.down(150, 150)
      stage.move(170, 150)
      stage.move(175, 150)
      stage.lift()
      let asked = stage.journal.lines.filter { $0 == "simultaneous pan other" }.count
      #expect(asked >= 3)
      #expect(stage.actions().suffix(2).sorted() == ["other ended", "pan ended"])
      stage.down(150, 150)
      stage.move(170, 150)
      chooser.isSimultaneous = { _ in false }
      stage.lift()
      #expect(stage.actions() == ["pan began", "pan ended"])
    }

    // Documented: canPrevent(_:), UIGestureRecognizerSubclass.h; both must agree: inferred.
    // [gestures 55]
    @Test func preventionHasADirection() {
      for (preventing, preventable) in [(false, true), (true, false), (true, true)] {
        let stage = TouchStage()
        let first = stage.add(PuppetGesture(), "first")
        first.isPreventing = preventing
        first.onBegan = { puppet, _, _ in puppet.state = .began }
        let second = stage.add(PuppetGesture(), "second", to: stage.outer)
        second.isPreventable = preventable
        second.onMoved = { puppet, _ in puppet.state = .recognized }
        stage.down(150, 150)
        stage.move(160, 150)
        #expect(stage.actions().contains("second ended") == !(preventing && preventable))
        Headless.reset()
      }
    }

    // Documented: WWDC 2010 sessions 120 and 121. [gestures 55]
    @Test func aTapDoesNotPreventADoubleTap() {
      let stage = TouchStage()
      stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
      let single = stage.add(UITapGestureRecognizer(), "single")
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions() == ["single ended"])
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions().contains("double ended"))
      #expect(single.state == .possible)
    }

    // Documented and inferred: WWDC 2010 session 120, gestureRecognizerShouldBegin(_:).
    // [gestures 79]
    @Test func aChildThatMayNotBeginLeavesThePanToItsContainerAtOnce() {
      let stage = TouchStage()
      let (child, chooser) = (stage.add(UIPanGestureRecognizer(), "child"), Chooser())
      child.delegate = chooser
      stage.add(UIPanGestureRecognizer(), "container", to: stage.outer)
      stage.down(150, 150)
      stage.move(170, 150)
      #expect(stage.actions() == ["child began"])
      stage.lift()
      chooser.begins = { _ in false }
      _ = stage.actions()
      stage.down(150, 150)
      stage.move(170, 150)
      #expect(stage.actions() == ["container began"])
    }

    // Inferred from the included set of WWDC 2017 session 219: a finger that lands later does not
    // start what lost against a gesture that goes on with both.
    @Test func aSecondFingerJoinsTheWinner() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "outer", to: stage.outer)
      stage.down(20, 700)
      stage.move(40, 700)
      stage.add(UIPanGestureRecognizer(), "inner")
      stage.down(150, 150, finger: 1)
      stage.move(190, 150, finger: 1)
      #expect(stage.actions() == ["outer began", "outer changed"])
    }
  }
}
