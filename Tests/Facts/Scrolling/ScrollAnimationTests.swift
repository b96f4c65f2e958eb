import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ScrollAnimationTests {
    // Documented: …/scrollviewdidendscrollinganimation(_:). Observed: each frame is told and read,
    // for a display link sets the offset. [gestures 108]
    @Test func anAnimatedOffsetMovesFrameByFrame() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(stage.view.contentOffset.y == 0)
        clock.advance(by: 0.15)
        let half = stage.view.contentOffset.y
        #expect(half > 0 && half < 600)
        #expect(stage.log.offsets == stage.log.offsets.sorted { $0.y < $1.y })
        #expect(!stage.view.isDecelerating)
        clock.advance(by: 0.6)
        #expect(stage.view.contentOffset.y == 600)
        #expect(stage.log.scrolls > 6)
        #expect(stage.log.lines == ["scroll", "didAnimate"])
      }
    }

    // Documented: only an animation has an end. [gestures 108]
    @Test func withoutAnimationNoEndIsTold() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
        clock.advance(by: 1)
        #expect(stage.log.lines == ["scroll"])
      }
    }

    // Observed by many: nothing is told when there is nowhere to go.
    @Test func nowhereToGoHasNoEnd() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.setContentOffset(.zero, animated: true)
        clock.advance(by: 1)
        #expect(stage.log.lines == [])
      }
    }

    // No clamp. Unverified for animated ones. [gestures 117]
    @Test func anAnimationIsTurnedToAnotherTarget() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        clock.advance(by: 0.1)
        stage.view.setContentOffset(.zero, animated: true)
        clock.advance(by: 1)
        #expect(stage.view.contentOffset.y == 0)
        #expect(stage.log.lines == ["scroll", "didAnimate"])
      }
    }

    // Documented: a block animates like every other change of bounds: the offset is told once.
    @Test func aBlockMovesTheOffsetAtOnce() async throws {
      try await clock.play {
        let stage = Scroller()
        UIView.animate(withDuration: 0.4) { stage.view.contentOffset.y = 100 }
        #expect(stage.view.contentOffset.y == 100)
        clock.advance(by: 0.2)
        let shown = stage.view.layer.presentation()?.bounds.minY ?? 0
        #expect(shown > 10 && shown < 90)
        clock.advance(by: 1)
        #expect(stage.log.scrolls == 1)
        #expect(stage.log.lines == ["scroll"])
      }
    }
  }
}
