import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct RecognizerOrderTests {
    init() { Headless.reset() }

    // Documented: WWDC 2017 session 219. [gestures 26]
    @Test func allSeeTheTouchBeforeAnyActionAndTheViewIsLast() {
      let stage = TouchStage()
      let chooser = Chooser()
      chooser.journal = stage.journal
      chooser.isSimultaneous = { _ in true }
      for name in ["a", "b"] {
        let puppet = stage.add(PuppetGesture(), name)
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
  }
}
