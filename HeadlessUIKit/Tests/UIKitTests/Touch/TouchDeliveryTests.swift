import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct TouchDeliveryTests {
    init() { Headless.reset() }

    final class Teller: UIWindow {
      var journal: Journal?

      override func sendEvent(_ event: UIEvent) {
        journal?.write("window")
        super.sendEvent(event)
      }
    }

    // Documented: WWDC 2010 session 121, WWDC 2017 session 219. [gestures 1]
    @Test func theWindowHearsFirstThenRecognizersThenTheView() {
      let window = Teller(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.makeKeyAndVisible()
      let stage = TouchStage(window: window)
      window.journal = stage.journal
      stage.add(PuppetGesture(), "p", to: stage.outer).journal = stage.journal
      stage.down(150, 150)
      #expect(stage.journal.take() == ["window", "p.touchesBegan", "inner.began"])
    }

    // Documented: hitTest(_:with:). [gestures 2]
    @Test func theFrontmostDeepestViewGetsTheTouch() {
      let stage = TouchStage()
      let front = TouchView("front", CGRect(x: 50, y: 50, width: 50, height: 50), stage.journal)
      stage.inner.addSubview(front)
      let over = TouchView("over", CGRect(x: 240, y: 240, width: 90, height: 90), stage.journal)
      stage.outer.addSubview(over)
      stage.down(160, 160)
      stage.down(250, 250, finger: 1)
      stage.down(110, 110, finger: 2)
      #expect(stage.journal.take() == ["front.began", "over.began", "inner.began"])
    }

    // Documented: hitTest(_:with:); the limit itself is inferred. [gestures 3]
    @Test func hiddenDeafAndClearViewsLetTouchesThrough() {
      let stage = TouchStage()
      for hide in [
        { stage.inner.isHidden = $0 }, { stage.inner.isUserInteractionEnabled = !$0 },
        { stage.inner.alpha = $0 ? 0.009 : 1 },
      ] as [(Bool) -> Void] {
        hide(true)
        stage.play(.tap(at: CGPoint(x: 150, y: 150)))
        hide(false)
        #expect(stage.journal.take() == ["outer.began", "outer.ended"])
      }
      stage.inner.alpha = 0.011
      stage.down(150, 150)
      #expect(stage.journal.take() == ["inner.began"])
    }

    // Documented: Using responders and the responder chain to handle events. [gestures 4]
    @Test func viewOutsideItsSuperviewGetsNoTouch() {
      let stage = TouchStage()
      let child = TouchView("child", CGRect(x: 180, y: 0, width: 80, height: 80), stage.journal)
      stage.inner.addSubview(child)
      stage.inner.layer.cornerRadius = 100
      stage.down(330, 120)
      stage.down(290, 120, finger: 1)
      stage.down(101, 299, finger: 2)
      #expect(stage.journal.take() == ["outer.began", "child.began", "inner.began"])
    }

    // Documented: WWDC 2017 session 219. [gestures 5]
    @Test func aHitTestComesBeforeTheTouchIsInTheEvent() {
      final class Tester: UIView {
        var found: [(Int, UIEvent.EventType)] = []
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          if let event { found.append((event.allTouches?.count ?? 0, event.type)) }
          return super.point(inside: point, with: event)
        }
      }
      let stage = TouchStage()
      let tester = Tester(frame: stage.inner.bounds)
      stage.inner.addSubview(tester)
      stage.down(150, 150)
      stage.down(160, 160, finger: 1)
      #expect(tester.found.first?.0 == 0)
      #expect(tester.found.last?.0 == 1)
      #expect(tester.found.allSatisfy { $0.1 == .touches })
    }

    // Documented: UIGestureRecognizer.h, WWDC 2017 session 219; inferred for late ones. [gestures 7]
    @Test func recognizersOfTheViewAndAllAroundItSeeTheTouch() {
      let stage = TouchStage()
      var heard: [String] = []
      func puppet(_ name: String, _ view: UIView) {
        stage.add(PuppetGesture(), name, to: view).onBegan = { _, _, _ in heard.append(name) }
      }
      puppet("window", stage.window)
      puppet("outer", stage.outer)
      puppet("inner", stage.inner)
      let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.outer.addSubview(sibling)
      puppet("sibling", sibling)
      stage.add(PuppetGesture(), "off").isEnabled = false
      stage.down(150, 150)
      #expect(heard.sorted() == ["inner", "outer", "window"])
      let late = stage.add(UIPanGestureRecognizer(), "late")
      stage.move(200, 150)
      #expect(late.state == .possible)
      #expect(stage.actions().isEmpty)
    }

    // Documented: WWDC 2017 session 219. [gestures 8]
    @Test func aViewHearsOneTouchAtATimeUnlessItWantsMore() {
      let stage = TouchStage()
      var touches = 0
      stage.add(PuppetGesture(), "p").onBegan = { _, new, _ in touches += new.count }
      stage.down(150, 150)
      stage.down(160, 160, finger: 1)
      stage.move(170, 170, finger: 1)
      #expect(stage.journal.take() == ["inner.began"])
      #expect(touches == 2)
      stage.lift(finger: 1)
      stage.lift()
      stage.journal.lines = []
      stage.inner.isMultipleTouchEnabled = true
      stage.down(150, 150)
      stage.down(160, 160, finger: 1)
      #expect(stage.journal.take() == ["inner.began", "inner.began"])
    }

    // Documented: UIGestureRecognizerDelegate, WWDC 2017 session 219. [gestures 10]
    @Test func aDelegateIsAskedForTheEventOnceAndForEachTouch() {
      let stage = TouchStage()
      let (puppet, chooser) = (stage.add(PuppetGesture(), "p"), Chooser())
      puppet.delegate = chooser
      puppet.journal = stage.journal
      chooser.journal = stage.journal
      stage.down(20, 20, finger: 3)
      stage.journal.lines = []
      stage.down(150, 150)
      stage.down(160, 160, finger: 1)
      #expect(
        stage.journal.take() == [
          "takes event", "takes touch", "p.touchesBegan", "inner.began", "takes touch",
          "p.touchesBegan",
        ])
    }

    // The same. [gestures 10]
    @Test func aRefusedTouchIsNeverSeen() {
      let stage = TouchStage()
      let (puppet, chooser) = (stage.add(PuppetGesture(), "p"), Chooser())
      puppet.delegate = chooser
      puppet.journal = stage.journal
      chooser.takesTouch = { _ in false }
      stage.play(.flick(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 200, y: 150)))
      #expect(stage.journal.take().allSatisfy { $0.hasPrefix("inner") })
      chooser.takesTouch = { _ in true }
      chooser.takesEvent = { _ in false }
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.journal.take().allSatisfy { $0.hasPrefix("inner") })
      puppet.isEnabled = false
      chooser.journal = stage.journal
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.journal.take() == ["inner.began", "inner.ended"])
    }

    // Documented: UIResponder: what a view does not handle goes up the chain.
    @Test func touchesThatNobodyTakesGoUpTheChain() {
      let stage = TouchStage()
      let plain = UIView(frame: stage.inner.bounds)
      stage.inner.addSubview(plain)
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.journal.take() == ["inner.began", "inner.ended"])
    }
  }
}
