import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct PercentDrivenTests {
    init() { Headless.reset() }

    // Widely observed: the animator is started once, in a frozen container. [controllers 12.1]
    // [controllers 12.2]
    @Test func theContainersTimeIsTurnedByHand() {
      let animator = SlidingAnimator()
      let stage = PercentStage(animator)
      stage.present()
      let layer = stage.container?.layer
      #expect(animator.starts == 1 && stage.driver.duration == 1)
      #expect(layer?.speed == 0 && layer?.timeOffset == 0)
      Headless.advance(by: 2)
      #expect(isClose(stage.shift, 100))
      for percent in [0.25, 0.75, 0.5] as [CGFloat] {
        stage.driver.update(percent)
        Headless.turn()
        #expect(stage.driver.percentComplete == percent)
        #expect(isClose(CGFloat(layer?.timeOffset ?? -1), percent))
        #expect(isClose(stage.shift, 100 * (1 - percent)))
      }
      #expect(animator.starts == 1)
      stage.driver.finish()
      Headless.advance(by: 0.6)
      #expect(stage.isOver && layer?.speed == 1 && layer?.timeOffset == 0)
    }

    // Widely observed: a presenter's view beside the container goes its own way.
    // [controllers 12.2]
    @Test func whatLiesBesideTheContainerIsNotScrubbed() {
      let animator = SlidingAnimator()
      let stage = PercentStage(animator)
      animator.also = { [presenter = stage.screens.presenter] _ in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          presenter.view.alpha = 0
        }
      }
      stage.present()
      stage.driver.update(0.1)
      Headless.advance(by: 0.5)
      let alpha = CGFloat(stage.screens.presenter.view.layer.presentation()?.opacity ?? -1)
      #expect(isClose(alpha, 0.5, 0.01))
      #expect(isClose(stage.shift, 90))
      stage.driver.cancel()
      Headless.advance(by: 1)
      #expect(stage.isOver)
    }

    // The same view inside the container is. [controllers 12.2]
    @Test func aRemovedPresentersViewIsScrubbed() {
      let animator = SlidingAnimator()
      let stage = PercentStage(animator, style: .fullScreen)
      animator.also = { context in
        guard let view = context.view(forKey: .from) else { return }
        context.containerView.insertSubview(view, at: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      }
      stage.present()
      stage.driver.update(0.25)
      Headless.advance(by: 0.5)
      let alpha = CGFloat(stage.screens.presenter.view.layer.presentation()?.opacity ?? -1)
      #expect(isClose(alpha, 0.75))
      stage.driver.cancel()
      Headless.advance(by: 1)
      #expect(stage.screens.presenter.view.alpha == 1)
    }

    // Documented: UIPercentDrivenInteractiveTransition.completionSpeed. [controllers 12.3]
    @Test func theRestTakesItsShareOfTheDuration() {
      let stage = PercentStage(SlidingAnimator())
      #expect(stage.driver.completionSpeed == 1 && stage.driver.completionCurve == .easeInOut)
      stage.present()
      stage.driver.update(0.5)
      stage.driver.completionSpeed = 2
      stage.driver.completionCurve = .linear
      stage.driver.finish()
      Headless.advance(by: 0.1)
      #expect(isClose(stage.shift, 30, 0.01))
      Headless.advance(by: 0.125)
      #expect(!stage.isOver)
      Headless.advance(by: 0.05)
      #expect(stage.isOver && stage.screens.presenter.presentedViewController != nil)
    }

    // Documented: the curve follows the interaction, which itself is linear. [controllers 12.3]
    @Test func theCompletionCurveBelongsToTheRest() {
      let stage = PercentStage(SlidingAnimator())
      stage.present()
      stage.driver.update(0.2)
      Headless.turn()
      #expect(isClose(stage.shift, 80))
      stage.driver.finish()
      Headless.advance(by: 0.2)
      // A quarter of the rest, eased in and out.
      #expect(isClose(stage.shift, 80 * (1 - 0.12916), 0.05))
      Headless.advance(by: 0.7)
      #expect(stage.isOver)
    }

    // Documented: "(1 - percentComplete)*duration"; the way back likewise is inferred.
    // [controllers 12.3]
    @Test func aCancelGoesBackInItsShareAndUndoesTheAnimator() {
      let stage = PercentStage(SlidingAnimator())
      stage.presentAtOnce()
      stage.screens.dismiss()
      stage.driver.update(0.4)
      Headless.turn()
      #expect(isClose(stage.shift, 40))
      stage.driver.completionCurve = .linear
      stage.driver.cancel()
      Headless.advance(by: 0.2)
      #expect(isClose(stage.shift, 20, 0.01) && !stage.isOver)
      Headless.advance(by: 0.22)
      #expect(stage.isOver)
      let view = stage.screens.presented.view
      let center = view?.center.x ?? 0
      #expect(isClose(center, stage.screens.window.bounds.midX) && isClose(stage.shift, 0))
      #expect(view?.window === stage.screens.window)
      #expect(Headless.misuses.isEmpty)
    }

    // A cancelled presentation is as if it had not been asked for. [controllers 12.3]
    @Test func aCancelledPresentationLeavesNothing() {
      let stage = PercentStage(SlidingAnimator())
      stage.present()
      stage.driver.update(0.6)
      stage.driver.cancel()
      Headless.advance(by: 0.7)
      #expect(stage.isOver && stage.screens.presenter.presentedViewController == nil)
      #expect(stage.screens.presented.viewIfLoaded?.window == nil)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: "the timing curve is linear" during the interaction; whether that touches the
    // animator's own curves is a switch. [controllers 12.3]
    @Test(arguments: [(false, 0.09346), (true, 0.25)])
    func ownCurvesUnderTheFingerAreASwitch(isLinear: Bool, progress: Double) {
      Headless.scrubbedAnimationsAreLinear = isLinear
      let animator = SlidingAnimator()
      animator.options = .curveEaseIn
      let stage = PercentStage(animator)
      stage.present()
      stage.driver.update(0.25)
      Headless.turn()
      #expect(isClose(stage.shift, 100 * (1 - progress), 0.01))
      stage.driver.finish()
      Headless.advance(by: 1)
    }

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

    @Test func nobodyKeepsADriver() {
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
