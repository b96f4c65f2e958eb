import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// What a percent driver can scrub, and where it fails.
  @MainActor @Suite struct PercentLimitTests {
    // Widely observed: a delay puts an animation beyond the scrubbed time; it jumps at the end.
    // [controllers 12.5]
    @Test func aDelayIsCutOff() async throws {
      try await clock.play {
        let animator = SlidingAnimator()
        animator.animate = { changes, completion in
          UIView.animate(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: changes,
            completion: completion)
        }
        let stage = PercentStage(animator)
        stage.present()
        stage.driver.update(1)
        clock.advance(by: 1)
        #expect(isClose(stage.shift, 50, 0.01) && !stage.isOver)
        stage.driver.finish()
        clock.advance(by: 0.1)
        #expect(stage.isOver && isClose(stage.shift, 0))
      }
    }

    // Widely observed: what began elsewhere is scrubbed, but not taken back. [controllers 12.5]
    @Test func animationsFromElsewhereJumpAtTheEnd() async throws {
      try await clock.play {
        let stage = PercentStage(SlidingAnimator())
        stage.presentAtOnce()
        let view = stage.screens.presented.view
        stage.screens.presented.onWillDisappear = {
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view?.alpha = 0 }
        }
        stage.screens.dismiss()
        stage.driver.update(0.5)
        clock.advance(by: 1)
        let alpha = CGFloat(view?.layer.presentation()?.opacity ?? -1)
        #expect(isClose(alpha, 0.5))
        stage.driver.cancel()
        clock.advance(by: 1)
        #expect(stage.isOver && view?.alpha == 0)
      }
    }

    // Widely observed: an explicit animation is scrubbed with the layer's time, and is over at the
    // end of the scrubbing. [controllers 12.6]
    @Test func anExplicitAnimationEndsWithTheScrubbing() async throws {
      try await clock.play {
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
        clock.advance(by: 3)
        let layer = stage.screens.presented.view.layer
        #expect(isClose(CGFloat(layer.presentation()?.opacity ?? -1), 0.25))
        stage.driver.finish()
        clock.advance(by: 0.6)
        #expect(layer.presentation()?.opacity == 1 && layer.animationKeys() == nil)
      }
    }

    // A transition that completes under the finger gives the container its time back.
    @Test func anEarlyCompletionUnfreezesTheContainer() async throws {
      try await clock.play {
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
        clock.advance(by: 1)
        _ = clock.takeComplaints()
        #expect(stage.driver.percentComplete == 0.5)
      }
    }

    @Test func driverIsReleasedAfterItsRun() async throws {
      try await clock.play {
        weak var driver: UIPercentDrivenInteractiveTransition?
        let stage = PercentStage(SlidingAnimator())
        do {
          let own = UIPercentDrivenInteractiveTransition()
          stage.director.driver = own
          driver = own
          stage.present()
          own.update(0.5)
          own.finish()
          clock.advance(by: 1)
          stage.director.driver = nil
        }
        #expect(stage.isOver && driver == nil)
      }
    }
  }
}
