import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct EdgePanTests {
    init() { Headless.reset() }

    func stage(_ edges: UIRectEdge) -> TouchStage {
      let stage = TouchStage()
      stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.outer).edges = edges
      return stage
    }

    func swipe(_ stage: TouchStage, from start: CGPoint, _ dx: CGFloat, _ dy: CGFloat = 0) {
      stage.play(
        .drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), over: 0.4))
    }

    // Documented: UIScreenEdgePanGestureRecognizer. [gestures 80]
    @Test func anEdgePanBeginsAtItsEdgesOnly() {
      let stage = stage(.left)
      swipe(stage, from: CGPoint(x: 5, y: 400), 80)
      #expect(stage.actions().first == "edge began")
      swipe(stage, from: CGPoint(x: 60, y: 400), 80)
      swipe(stage, from: CGPoint(x: 385, y: 400), -80)
      swipe(stage, from: CGPoint(x: 5, y: 400), 0, 80)
      #expect(stage.actions().isEmpty)
      let none = self.stage([])
      swipe(none, from: CGPoint(x: 5, y: 400), 80)
      #expect(none.actions().isEmpty)
      let all = self.stage(.all)
      for (start, way) in [
        (CGPoint(x: 385, y: 400), CGPoint(x: -80, y: 0)),
        (CGPoint(x: 200, y: 4), CGPoint(x: 0, y: 80)),
        (CGPoint(x: 200, y: 840), CGPoint(x: 0, y: -80)),
      ] {
        swipe(all, from: start, way.x, way.y)
        #expect(all.actions().first == "edge began")
      }
    }

    // The same. [gestures 80]
    @Test func everyTouchAfterTheFirstIsIgnored() throws {
      let stage = stage(.left)
      let edge = try #require(
        stage.outer.gestureRecognizers?.first as? UIScreenEdgePanGestureRecognizer)
      stage.down(5, 400)
      stage.down(200, 700, finger: 1)
      stage.move(11, 400)
      stage.move(40, 400)
      #expect(stage.actions() == ["edge began", "edge changed"])
      #expect(edge.numberOfTouches == 1)
      let place = edge.location(in: nil)
      #expect(place == CGPoint(x: 40, y: 400))
      stage.move(250, 700, finger: 1)
      #expect(stage.actions().isEmpty)
    }

    // General knowledge. [gestures 81]
    @Test func theEdgeIsTheWindowsNotTheViews() {
      let stage = TouchStage()
      stage.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
      swipe(stage, from: CGPoint(x: 102, y: 150), 80)
      #expect(stage.actions().isEmpty)
      stage.inner.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
      swipe(stage, from: CGPoint(x: 2, y: 150), 80)
      #expect(stage.actions().first == "edge began")
    }

    // Observed. [gestures 84]
    @Test func aQuickFlickFromTheEdgeIsOne() {
      let stage = stage(.left)
      stage.down(5, 400)
      stage.move(60, 400)
      #expect(stage.actions() == ["edge began"])
    }

    // Measured by others, with synthetic touches. [gestures 84]
    @Test func aFirstStepThatIsTooLongIsTheContents() {
      Headless.panRules.edgeReach = HeadlessPanRules.second.edgeReach
      let stage = stage(.left)
      stage.add(UIPanGestureRecognizer(), "content", to: stage.outer)
      swipe(stage, from: CGPoint(x: 5, y: 400), 80)
      #expect(stage.actions().first == "edge began")
      stage.down(5, 400)
      stage.move(60, 400)
      #expect(stage.actions() == ["content began"])
    }

    // Unverified: the edge pan's smaller slop; under the other rules a deeper pan wins.
    @Test func atTheEdgeAnEdgePanComesBeforeADeeperPan() {
      let stage = stage(.left)
      stage.inner.frame.origin.x = 0
      stage.add(UIPanGestureRecognizer(), "content")
      swipe(stage, from: CGPoint(x: 5, y: 150), 80)
      #expect(stage.actions().first == "edge began")
      Headless.panRules = .second
      swipe(stage, from: CGPoint(x: 5, y: 150), 80)
      #expect(stage.actions().first == "content began")
    }

    // Documented: UIRectEdge; interactivePopGestureRecognizer. [gestures 86]
    @Test func edgesAreLeftAndRightInEveryLanguage() {
      Headless.setLayoutDirection(.rightToLeft)
      let stage = stage(.left)
      swipe(stage, from: CGPoint(x: 385, y: 400), -80)
      #expect(stage.actions().isEmpty)
      swipe(stage, from: CGPoint(x: 5, y: 400), 80)
      #expect(stage.actions().first == "edge began")
    }
  }
}
