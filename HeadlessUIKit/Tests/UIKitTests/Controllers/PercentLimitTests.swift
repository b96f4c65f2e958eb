import Testing
@testable import UIKit

extension All {
  /// What a percent driver can scrub, and where it fails.
  @MainActor @Suite struct PercentLimitTests {
    init() { Headless.reset() }

    // Widely observed: springs and keyframes are scrubbed as well. [controllers 12.5]
    @Test func springsAndKeyframesAreScrubbed() {
      let animator = SlidingAnimator()
      animator.animate = { changes, completion in
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
          animations: changes, completion: completion)
      }
      let stage = PercentStage(animator)
      stage.present()
      stage.driver.update(0.2)
      Headless.advance(by: 1)
      let spring = SpringPace.fitting(1, ratio: 0.7).progress(at: 0.2)
      #expect(isClose(stage.shift, 100 * (1 - spring)))
      stage.driver.finish()
      Headless.advance(by: 1)
      #expect(stage.isOver)

      let other = SlidingAnimator()
      other.animate = { changes, completion in
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          options: UIView.KeyframeAnimationOptions(
            rawValue: UIView.AnimationOptions.curveLinear.rawValue),
          animations: {
            UIView.addKeyframe(
              withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: changes)
          }, completion: completion)
      }
      let second = PercentStage(other)
      second.present()
      second.driver.update(0.75)
      Headless.advance(by: 1)
      #expect(isClose(second.shift, 50))
      second.driver.cancel()
      Headless.advance(by: 1)
      #expect(second.isOver)
    }

    // Widely observed; the cause is inferred: an end before the start reaches nobody.
    // [controllers 12.8]
    @Test func anEndBeforeTheStartLeavesTheTransitionHanging() {
      let stage = PercentStage(SlidingAnimator())
      stage.screens.presenter.present(stage.screens.presented, animated: true)
      stage.driver.finish()
      Headless.advance(by: 5)
      #expect(!stage.isOver && isClose(stage.shift, 100))
      Headless.checkTransitions()
      #expect(Headless.takeMisuses().map(\.kind) == [.neverCompleted])
      stage.driver.finish()
      Headless.advance(by: 1.1)
      #expect(stage.isOver)
    }
  }
}
