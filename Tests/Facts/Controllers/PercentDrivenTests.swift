import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct PercentDrivenTests {
    // Widely observed: the animator is started once, in a frozen container. [controllers 12.1]
    // [controllers 12.2]
    @Test func theContainersTimeIsTurnedByHand() async throws {
      try await clock.play {
        let animator = SlidingAnimator()
        let stage = PercentStage(animator)
        stage.present()
        let layer = stage.container?.layer
        #expect(animator.starts == 1 && stage.driver.duration == 1)
        #expect(layer?.speed == 0 && layer?.timeOffset == 0)
        clock.advance(by: 2)
        #expect(isClose(stage.shift, 100))
        for percent in [0.25, 0.75, 0.5] as [CGFloat] {
          stage.driver.update(percent)
          clock.turn()
          #expect(stage.driver.percentComplete == percent)
          #expect(isClose(CGFloat(layer?.timeOffset ?? -1), percent))
          #expect(isClose(stage.shift, 100 * (1 - percent)))
        }
        #expect(animator.starts == 1)
        stage.driver.finish()
        clock.advance(by: 0.6)
        #expect(stage.isOver && layer?.speed == 1 && layer?.timeOffset == 0)
      }
    }

    // Widely observed: a presenter's view beside the container goes its own way.
    // [controllers 12.2]
    @Test func viewBesideTheContainerIsNotScrubbed() async throws {
      try await clock.play {
        let animator = SlidingAnimator()
        let stage = PercentStage(animator)
        animator.also = { [presenter = stage.screens.presenter] _ in
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            presenter.view.alpha = 0
          }
        }
        stage.present()
        stage.driver.update(0.1)
        clock.advance(by: 0.5)
        let alpha = CGFloat(stage.screens.presenter.view.layer.presentation()?.opacity ?? -1)
        #expect(clock.isClose(alpha, 0.5, within: 0.01))
        #expect(isClose(stage.shift, 90))
        stage.driver.cancel()
        clock.advance(by: 1)
        #expect(stage.isOver)
      }
    }

    // The same view inside the container is. [controllers 12.2]
    @Test func aRemovedPresentersViewIsScrubbed() async throws {
      try await clock.play {
        let animator = SlidingAnimator()
        let stage = PercentStage(animator, style: .fullScreen)
        animator.also = { context in
          guard let view = context.view(forKey: .from) else { return }
          context.containerView.insertSubview(view, at: 0)
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        }
        stage.present()
        stage.driver.update(0.25)
        clock.advance(by: 0.5)
        let alpha = CGFloat(stage.screens.presenter.view.layer.presentation()?.opacity ?? -1)
        #expect(isClose(alpha, 0.75))
        stage.driver.cancel()
        clock.advance(by: 1)
        #expect(stage.screens.presenter.view.alpha == 1)
      }
    }

    // Documented: UIPercentDrivenInteractiveTransition.completionSpeed. [controllers 12.3]
    @Test func theRestTakesItsShareOfTheDuration() async throws {
      try await clock.play {
        let stage = PercentStage(SlidingAnimator())
        #expect(stage.driver.completionSpeed == 1 && stage.driver.completionCurve == .easeInOut)
        stage.present()
        stage.driver.update(0.5)
        stage.driver.completionSpeed = 2
        stage.driver.completionCurve = .linear
        stage.driver.finish()
        clock.advance(by: 0.1)
        #expect(clock.isClose(stage.shift, 30, within: 0.01, speed: 200))
        clock.advance(by: 0.08)
        #expect(!stage.isOver)
        clock.advance(by: 0.2)
        #expect(stage.isOver && stage.screens.presenter.presentedViewController != nil)
      }
    }

    // Documented: the curve follows the interaction, which itself is linear. [controllers 12.3]
    @Test func theCompletionCurveBelongsToTheRest() async throws {
      try await clock.play {
        let stage = PercentStage(SlidingAnimator())
        stage.present()
        stage.driver.update(0.2)
        clock.turn()
        #expect(isClose(stage.shift, 80))
        stage.driver.finish()
        clock.advance(by: 0.2)
        // A quarter of the rest, eased in and out.
        #expect(clock.isClose(stage.shift, 80 * (1 - 0.12916), within: 0.05, speed: 200))
        clock.advance(by: 0.7)
        #expect(stage.isOver)
      }
    }

    // Documented: "(1 - percentComplete)*duration"; the way back likewise is inferred.
    // [controllers 12.3]
    @Test func aCancelGoesBackInItsShareAndUndoesTheAnimator() async throws {
      try await clock.play {
        let stage = PercentStage(SlidingAnimator())
        stage.presentAtOnce()
        stage.screens.dismiss()
        stage.driver.update(0.4)
        clock.turn()
        #expect(isClose(stage.shift, 40))
        stage.driver.completionCurve = .linear
        stage.driver.cancel()
        clock.advance(by: 0.2)
        #expect(clock.isClose(stage.shift, 20, within: 0.01, speed: 100) && !stage.isOver)
        clock.advance(by: 0.4)
        #expect(stage.isOver)
        let view = stage.screens.presented.view
        let center = view?.center.x ?? 0
        #expect(isClose(center, stage.screens.window.bounds.midX) && isClose(stage.shift, 0))
        #expect(view?.window === stage.screens.window)
      }
    }

    // A cancelled presentation is as if it had not been asked for. [controllers 12.3]
    @Test func aCancelledPresentationLeavesNothing() async throws {
      try await clock.play {
        let stage = PercentStage(SlidingAnimator())
        stage.present()
        stage.driver.update(0.6)
        stage.driver.cancel()
        clock.advance(by: 0.7)
        #expect(stage.isOver && stage.screens.presenter.presentedViewController == nil)
        #expect(stage.screens.presented.viewIfLoaded?.window == nil)
      }
    }
  }
}
