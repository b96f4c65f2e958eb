import Testing

@testable import UIKit

extension All {
  /// With an interruptible animator.
  @MainActor @Suite struct PercentInterruptionTests {
    init() { Headless.reset() }

    // Documented: WWDC 2016, session 216; any object that implements the protocol will do.
    // [controllers 12.9] [controllers 12.10]
    @Test func onlyTheProtocolsObjectIsDriven() {
      let animator = DrivenAnimator()
      let stage = PercentStage(animator)
      stage.present()
      stage.driver.update(0.25)
      Headless.turn()
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

    // Documented: UIPercentDrivenInteractiveTransition.timingCurve. [controllers 12.9]
    @Test func theTimingCurveIsForInterruptibleAnimatorsAlone() {
      let curve = UICubicTimingParameters(animationCurve: .easeIn)
      let stage = PercentStage(InterruptibleSlide())
      stage.driver.timingCurve = curve
      stage.present()
      stage.driver.update(0.5)
      stage.driver.finish()
      Headless.advance(by: 0.125)
      #expect(isClose(stage.shift, 50 * (1 - 0.09346), 0.05))
      Headless.advance(by: 0.5)
      #expect(stage.isOver)

      let plain = PercentStage(SlidingAnimator())
      plain.driver.timingCurve = curve
      plain.driver.completionCurve = .linear
      plain.present()
      plain.driver.update(0.5)
      plain.driver.finish()
      Headless.advance(by: 0.125)
      #expect(isClose(plain.shift, 37.5, 0.01))
      Headless.advance(by: 0.5)
    }

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

    // Documented: wantsInteractiveStart and pause(). [controllers 12.11] [controllers 11.11]
    @Test func aStartWithoutTheFingerCanBeTakenInHand() throws {
      let stage = PercentStage(InterruptibleSlide())
      #expect(stage.driver.wantsInteractiveStart)
      stage.driver.wantsInteractiveStart = false
      stage.present()
      let coordinator = try #require(stage.screens.presenter.transitionCoordinator)
      var changes: [Bool] = []
      coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
      #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
      Headless.advance(by: 0.25)
      #expect(isClose(stage.shift, 75, 0.01))
      stage.driver.update(0.9)
      stage.driver.pause()
      #expect(changes == [true] && coordinator.isInteractive)
      #expect(isClose(stage.driver.percentComplete, 0.25, 0.01))
      Headless.advance(by: 1)
      #expect(isClose(stage.shift, 75, 0.01))
      stage.driver.update(0.6)
      Headless.turn()
      #expect(isClose(stage.shift, 40))
      stage.driver.cancel()
      #expect(changes == [true, false])
      Headless.advance(by: 0.25)
      // And again: a cancel counts only if nobody interrupts it.
      stage.driver.pause()
      #expect(isClose(stage.driver.percentComplete, 0.35, 0.01))
      stage.driver.update(0.8)
      stage.driver.finish()
      #expect(changes == [true, false, true, false])
      Headless.advance(by: 0.3)
      #expect(stage.isOver && stage.screens.presenter.presentedViewController != nil)
      #expect(Headless.misuses.isEmpty)
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

    // Documented: UIViewControllerTransitionCoordinator.h, animateAlongsideTransition(in:).
    // [controllers 11.8]
    @Test func onlyWhatIsInTheContainerOrNamedGoesAlongside() {
      let stage = PercentStage(SlidingAnimator())
      stage.presentAtOnce()
      let window = stage.screens.window
      let (beside, named) = (UIView(), UIView())
      let inside = UIView()
      window.addSubview(beside)
      window.addSubview(named)
      stage.screens.presented.view.addSubview(inside)
      Headless.turn()
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
      Headless.advance(by: 1.1)
      func shown(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }
      #expect(isClose(shown(inside), 0.5) && isClose(shown(named), 0.5) && shown(beside) == 0)
      stage.driver.cancel()
      Headless.advance(by: 1)
      #expect(inside.alpha == 1 && named.alpha == 1 && stage.isOver)
      #expect(named.layer.speed == 1)
    }

    // Documented: UIViewControllerTransitionCoordinator.h, completionVelocity. [controllers 11.13]
    @Test func theCoordinatorTellsSpeedAndCurveOfTheEnd() {
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
      Headless.advance(by: 2)
    }

    // Documented: (UINavigationControllerDelegate) navigationController(_:interactionControllerFor:).
    // [controllers 12.1] [controllers 12.3]
    @Test func aPopCanBeDrivenAndCancelled() {
      let stage = PercentPop()
      #expect(stage.navigation.viewControllers == [stage.root, stage.top])
      _ = stage.navigation.popViewController(animated: true)
      Headless.turn()
      stage.driver.update(0.3)
      Headless.turn()
      let shift = (stage.top.view.layer.presentation()?.position.x ?? 0) - stage.top.view.center.x
      #expect(isClose(shift, -70))
      stage.driver.cancel()
      Headless.advance(by: 0.4)
      #expect(stage.navigation.topViewController === stage.top)
      #expect(stage.navigation.transitionCoordinator == nil)
      #expect(stage.top.view.window === stage.window)
      _ = stage.navigation.popViewController(animated: true)
      Headless.turn()
      stage.driver.update(0.9)
      stage.driver.finish()
      Headless.advance(by: 0.2)
      #expect(stage.navigation.topViewController === stage.root)
      #expect(Headless.misuses.isEmpty)
    }
  }
}
