import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollAnimationTests {
    init() { Headless.reset() }

    @Test func aViewAtRestCostsNothing() {
      let stage = Scroller()
      stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      Headless.advance(by: 1)
      #expect(MainLoop.main.followers.isEmpty)
      Headless.resetCounters()
      stage.view.layouts = 0
      Headless.advance(by: 100)
      #expect(stage.view.layouts == 0)
      #expect(Headless.counters.framesVisited <= 1)
    }

    @Test func outsideOfAWindowNothingMoves() {
      let stage = Scroller()
      stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      Headless.advance(by: 0.1)
      stage.view.removeFromSuperview()
      #expect(MainLoop.main.followers.isEmpty)
      let offset = stage.view.contentOffset
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset == offset)
    }
  }
}
