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

    // Widely observed: a delay puts an animation beyond the scrubbed time; it jumps at the end.
    // [controllers 12.5]
    @Test func aDelayIsCutOff() {
      let animator = SlidingAnimator()
      animator.animate = { changes, completion in
        UIView.animate(
          withDuration: 1, delay: 0.5, options: .curveLinear, animations: changes,
          completion: completion)
      }
      let stage = PercentStage(animator)
      stage.present()
      stage.driver.update(1)
      Headless.advance(by: 1)
      #expect(isClose(stage.shift, 50, 0.01) && !stage.isOver)
      stage.driver.finish()
      Headless.advance(by: 0.1)
      #expect(stage.isOver && isClose(stage.shift, 0))
    }

    // Widely observed: what began elsewhere is scrubbed, but not taken back. [controllers 12.5]
    @Test func animationsFromElsewhereJumpAtTheEnd() {
      let stage = PercentStage(SlidingAnimator())
      stage.presentAtOnce()
      let view = stage.screens.presented.view
      stage.screens.presented.onWillDisappear = {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view?.alpha = 0 }
      }
      stage.screens.dismiss()
      stage.driver.update(0.5)
      Headless.advance(by: 1)
      let alpha = CGFloat(view?.layer.presentation()?.opacity ?? -1)
      #expect(isClose(alpha, 0.5))
      stage.driver.cancel()
      Headless.advance(by: 1)
      #expect(stage.isOver && view?.alpha == 0)
    }

    // Widely observed: an explicit animation is scrubbed with the layer's time, and is over at the
    // end of the scrubbing. [controllers 12.6]
    @Test func anExplicitAnimationEndsWithTheScrubbing() {
      let animator = SlidingAnimator()
      let stage = PercentStage(animator)
      animator.also = { context in
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 2
        context.view(forKey: .to)?.layer.add(fade, forKey: "fade")
      }
      stage.present()
      stage.driver.update(0.5)
      Headless.advance(by: 3)
      let layer = stage.screens.presented.view.layer
      #expect(isClose(CGFloat(layer.presentation()?.opacity ?? -1), 0.25))
      stage.driver.finish()
      Headless.advance(by: 0.6)
      #expect(layer.presentation()?.opacity == 1 && layer.animationKeys() == nil)
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

    // A transition that completes under the finger gives the container its time back.
    @Test func anEarlyCompletionUnfreezesTheContainer() {
      let animator = SlidingAnimator()
      var context: (any UIViewControllerContextTransitioning)?
      animator.also = { context = $0 }
      let stage = PercentStage(animator)
      stage.present()
      stage.driver.update(0.5)
      let container = stage.container
      context?.completeTransition(true)
      #expect(container?.layer.speed == 1)
      stage.driver.update(0.9)
      stage.driver.finish()
      Headless.advance(by: 1)
      _ = Headless.takeMisuses()
      #expect(stage.driver.percentComplete == 0.5)
    }

    @Test func driverIsReleasedAfterItsRun() {
      weak var driver: UIPercentDrivenInteractiveTransition?
      let stage = PercentStage(SlidingAnimator())
      do {
        let own = UIPercentDrivenInteractiveTransition()
        stage.director.driver = own
        driver = own
        stage.present()
        own.update(0.5)
        own.finish()
        Headless.advance(by: 1)
        stage.director.driver = nil
      }
      #expect(stage.isOver && driver == nil)
    }
  }
}
