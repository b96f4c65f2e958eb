import Testing
@testable import UIKit

extension All {
  /// With an interruptible animator.
  @MainActor @Suite struct PercentInterruptionTests {
    init() { Headless.reset() }

    // Documented: UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:).
    // [controllers 12.10]
    @Test func oneTransitionHasOneAnimator() {
      let animator = InterruptibleSlide()
      let stage = PercentStage(animator)
      stage.present()
      stage.driver.update(0.5)
      Headless.turn()
      #expect(isClose(stage.shift, 50) && animator.starts == 0)
      stage.driver.finish()
      Headless.advance(by: 0.6)
      #expect(stage.isOver && Headless.misuses.isEmpty)

      let fresh = InterruptibleSlide()
      fresh.isFresh = true
      let second = PercentStage(fresh)
      second.present()
      #expect(Headless.takeMisuses().map(\.kind).contains(.interruptibleAnimatorChanged))
    }

    // [controllers 12.8] [controllers 12.11]
    @Test func aPauseAfterTheEndReachesNobody() {
      let animator = DrivenAnimator()
      let stage = PercentStage(animator)
      stage.driver.pause()
      stage.present()
      stage.driver.update(0.5)
      stage.driver.finish()
      let context = animator.context
      context?.completeTransition(true)
      let calls = animator.puppet.calls
      stage.driver.pause()
      #expect(stage.isOver && context != nil && animator.puppet.calls == calls)
      #expect(Headless.takeMisuses().isEmpty && stage.driver.percentComplete == 0.5)
    }

    // Documented: pause() is for "a running interruptible animator". [controllers 12.11]
    @Test func uninterruptibleTransitionCannotBePaused() {
      let stage = PercentStage(SlidingAnimator())
      stage.driver.wantsInteractiveStart = false
      stage.present()
      Headless.advance(by: 0.5)
      #expect(isClose(stage.shift, 50, 0.01))
      stage.driver.pause()
      #expect(Headless.takeMisuses().map(\.kind) == [.pausedUninterruptible])
      Headless.advance(by: 0.6)
      #expect(stage.isOver)
    }
  }
}
