import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollAnimationTests {
    init() { Headless.reset() }

    // Documented: …/scrollviewdidendscrollinganimation(_:). Observed: each frame is told and read,
    // for a display link sets the offset. [gestures 108]
    @Test func anAnimatedOffsetMovesFrameByFrame() {
      let stage = Scroller()
      stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(stage.view.contentOffset.y == 0)
      Headless.advance(by: 0.15)
      let half = stage.view.contentOffset.y
      #expect(half > 200 && half < 400)
      #expect(stage.log.offsets == stage.log.offsets.sorted { $0.y < $1.y })
      #expect(!stage.view.isDecelerating)
      Headless.advance(by: 0.2)
      #expect(stage.view.contentOffset.y == 600)
      #expect(stage.log.scrolls == 18)
      #expect(stage.log.lines == ["scroll", "didAnimate"])
    }

    // Documented: only an animation has an end. [gestures 108]
    @Test func withoutAnimationNoEndIsTold() {
      let stage = Scroller()
      stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
      Headless.advance(by: 1)
      #expect(stage.log.lines == ["scroll"])
    }

    // Observed by many: nothing is told when there is nowhere to go.
    @Test func nowhereToGoHasNoEnd() {
      let stage = Scroller()
      stage.view.setContentOffset(.zero, animated: true)
      Headless.advance(by: 1)
      #expect(stage.log.lines == [])
    }

    // No clamp. Unverified for animated ones. [gestures 117]
    @Test func anAnimationIsTurnedToAnotherTarget() {
      let stage = Scroller()
      stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      Headless.advance(by: 0.1)
      stage.view.setContentOffset(.zero, animated: true)
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset.y == 0)
      #expect(stage.log.lines == ["scroll", "didAnimate"])
    }

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

    // Documented: a block animates like every other change of bounds: the offset is told once.
    @Test func aBlockMovesTheOffsetAtOnce() {
      let stage = Scroller()
      UIView.animate(withDuration: 0.4) { stage.view.contentOffset.y = 100 }
      #expect(stage.view.contentOffset.y == 100)
      Headless.advance(by: 0.2)
      let shown = stage.view.layer.presentation()?.bounds.minY ?? 0
      #expect(shown > 10 && shown < 90)
      Headless.advance(by: 1)
      #expect(stage.log.scrolls == 1)
      #expect(stage.log.lines == ["scroll"])
    }
  }
}
