import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// With an interruptible animator.
  @MainActor @Suite struct PercentInterruptionTests {
    // Documented: WWDC 2016, session 216; any object that implements the protocol will do.
    // [controllers 12.9] [controllers 12.10]
    @Test func onlyTheProtocolsObjectIsDriven() async throws {
      try await clock.play {
        let animator = DrivenAnimator()
        let stage = PercentStage(animator)
        stage.present()
        stage.driver.update(0.25)
        clock.turn()
        #expect(stage.container?.layer.speed == 1)
        stage.driver.completionSpeed = 3
        stage.driver.finish()
        #expect(animator.puppet.calls == ["pause", "fraction 0.25", "continue 0.25"])
        animator.context?.completeTransition(true)
        #expect(stage.isOver && animator.starts == 0)

        let other = DrivenAnimator()
        let second = PercentStage(other)
        second.present()
        second.driver.update(0.5)
        second.driver.cancel()
        #expect(
          other.puppet.calls == ["pause", "fraction 0.5", "reversed true", "continue 0.5"])
        other.context?.completeTransition(false)
      }
    }

    // Documented: UIPercentDrivenInteractiveTransition.timingCurve. [controllers 12.9]
    @Test func theTimingCurveIsForInterruptibleAnimatorsAlone() async throws {
      try await clock.play {
        let curve = UICubicTimingParameters(animationCurve: .easeIn)
        let stage = PercentStage(InterruptibleSlide())
        stage.driver.timingCurve = curve
        stage.present()
        stage.driver.update(0.5)
        stage.driver.finish()
        clock.advance(by: 0.125)
        #expect(clock.isClose(stage.shift, 50 * (1 - 0.09346), within: 0.05, speed: 200))
        clock.advance(by: 0.5)
        #expect(stage.isOver)

        let plain = PercentStage(SlidingAnimator())
        plain.driver.timingCurve = curve
        plain.driver.completionCurve = .linear
        plain.present()
        plain.driver.update(0.5)
        plain.driver.finish()
        clock.advance(by: 0.125)
        #expect(clock.isClose(plain.shift, 37.5, within: 0.01, speed: 100))
        clock.advance(by: 0.5)
      }
    }

    // Documented: wantsInteractiveStart and pause(). [controllers 12.11] [controllers 11.11]
    @Test func aStartWithoutTheFingerCanBeTakenInHand() async throws {
      try await clock.play {
        let stage = PercentStage(InterruptibleSlide())
        #expect(stage.driver.wantsInteractiveStart)
        stage.driver.wantsInteractiveStart = false
        stage.present()
        let coordinator = try #require(stage.screens.presenter.transitionCoordinator)
        var changes: [Bool] = []
        coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
        clock.advance(by: 0.25)
        #expect(clock.isClose(stage.shift, 75, within: 0.01, speed: 100))
        stage.driver.update(0.9)
        stage.driver.pause()
        #expect(changes == [true] && coordinator.isInteractive)
        #expect(clock.isClose(stage.driver.percentComplete, 0.25, within: 0.01))
        clock.advance(by: 1)
        #expect(clock.isClose(stage.shift, 75, within: 0.01, speed: 100))
        stage.driver.update(0.6)
        clock.turn()
        #expect(isClose(stage.shift, 40))
        stage.driver.cancel()
        #expect(changes == [true, false])
        clock.advance(by: 0.25)
        // And again: a cancel counts only if nobody interrupts it.
        stage.driver.pause()
        #expect(clock.isClose(stage.driver.percentComplete, 0.35, within: 0.01))
        stage.driver.update(0.8)
        stage.driver.finish()
        #expect(changes == [true, false, true, false])
        clock.advance(by: 0.3)
        #expect(stage.isOver && stage.screens.presenter.presentedViewController != nil)
      }
    }

    // Documented: UIViewControllerTransitionCoordinator.h, animateAlongsideTransition(in:).
    // [controllers 11.8]
    @Test func onlyWhatIsInTheContainerOrNamedGoesAlongside() async throws {
      try await clock.play {
        let stage = PercentStage(SlidingAnimator())
        stage.presentAtOnce()
        let window = stage.screens.window
        let (beside, named) = (UIView(), UIView())
        let inside = UIView()
        window.addSubview(beside)
        window.addSubview(named)
        stage.screens.presented.view.addSubview(inside)
        clock.turn()
        stage.screens.presented.onWillDisappear = { [presented = stage.screens.presented] in
          let coordinator = presented.transitionCoordinator
          _ = coordinator?.animate(
            alongsideTransition: { _ in
              inside.alpha = 0
              beside.alpha = 0
            }, completion: nil)
          _ = coordinator?.animateAlongsideTransition(
            in: named, animation: { _ in named.alpha = 0 }, completion: nil)
        }
        stage.screens.dismiss()
        stage.driver.update(0.5)
        clock.advance(by: 1.1)
        @MainActor func shown(_ view: UIView) -> CGFloat {
          CGFloat(view.layer.presentation()?.opacity ?? -1)
        }
        #expect(isClose(shown(inside), 0.5) && isClose(shown(named), 0.5) && shown(beside) == 0)
        stage.driver.cancel()
        clock.advance(by: 1)
        #expect(inside.alpha == 1 && named.alpha == 1 && stage.isOver)
        #expect(named.layer.speed == 1)
      }
    }

    // Documented: UIViewControllerTransitionCoordinator.h, completionVelocity. [controllers 11.13]
    @Test func theCoordinatorTellsSpeedAndCurveOfTheEnd() async throws {
      try await clock.play {
        let stage = PercentStage(SlidingAnimator())
        stage.present()
        var told: (CGFloat, UIView.AnimationCurve, CGFloat)?
        stage.screens.presenter.transitionCoordinator?.notifyWhenInteractionChanges {
          told = ($0.completionVelocity, $0.completionCurve, $0.percentComplete)
        }
        stage.driver.update(0.3)
        stage.driver.completionSpeed = 0.5
        stage.driver.completionCurve = .easeOut
        stage.driver.finish()
        #expect(told?.0 == 0.5 && told?.1 == .easeOut && told?.2 == 0.3)
        clock.advance(by: 2)
      }
    }

    // Documented: (UINavigationControllerDelegate) navigationController(_:interactionControllerFor:).
    // [controllers 12.1] [controllers 12.3]
    @Test func aPopCanBeDrivenAndCancelled() async throws {
      try await clock.play {
        let stage = PercentPop()
        #expect(stage.navigation.viewControllers == [stage.root, stage.top])
        _ = stage.navigation.popViewController(animated: true)
        clock.turn()
        stage.driver.update(0.3)
        clock.turn()
        let shift = (stage.top.view.layer.presentation()?.position.x ?? 0) - stage.top.view.center.x
        #expect(isClose(shift, -70))
        stage.driver.cancel()
        clock.advance(by: 0.4)
        #expect(stage.navigation.topViewController === stage.top)
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.top.view.window === stage.window)
        _ = stage.navigation.popViewController(animated: true)
        clock.turn()
        stage.driver.update(0.9)
        stage.driver.finish()
        clock.advance(by: 0.2)
        #expect(stage.navigation.topViewController === stage.root)
      }
    }
  }
}
