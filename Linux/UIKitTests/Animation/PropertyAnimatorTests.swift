import Testing

@testable import UIKit

// Outside of the suite, whose values are let go of on any thread.
@MainActor private var scene = Scene()

@MainActor private struct Scene {
  let window = Headless.makeWindow()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    Headless.turn()
  }
}

extension All {
  /// uikit-facts 78-88.
  @MainActor @Suite struct PropertyAnimatorTests {
    init() {
      Headless.reset()
      scene = Scene()
    }

    private var window: UIWindow { scene.window }
    private var view: UIView { scene.view }

    var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
    var alpha: Float { view.layer.presentation()?.opacity ?? .nan }

    func mover(
      _ curve: UIView.AnimationCurve = .linear, log: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) {
        view.center.x = 150
        view.alpha = 0
      }
      if let log { animator.addCompletion(log) }
      return animator
    }

    // 78, 81, 85
    @Test func aRunGoesFromInactiveOverActiveToInactive() {
      var ends: [UIViewAnimatingPosition] = []
      var wasRunning = false
      let animator = mover { ends.append($0) }
      animator.addCompletion { [unowned animator] _ in wasRunning = animator.isRunning }
      #expect(animator.state == .inactive && !animator.isRunning)
      #expect(view.center.x == 50)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      #expect(view.center.x == 150)
      Headless.advance(by: 0.5)
      #expect(abs(x - 100) < 1e-6)
      #expect(abs(alpha - 0.5) < 1e-6)
      #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
      Headless.advance(by: 0.51)
      #expect(ends == [.end] && wasRunning)
      #expect(animator.state == .inactive && !animator.isRunning)
      #expect(x == 150)
    }

    // 84: linear while paused, whatever the curve; no jump at the pause.
    @Test func aPausedAnimatorIsScrubbedLinearly() {
      let animator = mover(.easeIn)
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      Headless.turn()
      #expect(abs(x - 50) < 1e-6)
      for fraction in [0.25, 0.8, 1, 0, 0.4] as [CGFloat] {
        animator.fractionComplete = fraction
        Headless.turn()
        #expect(abs(x - (50 + 100 * fraction)) < 1e-6)
        #expect(abs(CGFloat(alpha) - (1 - fraction)) < 1e-6)
        #expect(animator.fractionComplete == fraction)
        #expect(view.center.x == 150)
      }
      animator.startAnimation()
      Headless.advance(by: 0.3)
      let before = x
      animator.pauseAnimation()
      Headless.turn()
      #expect(abs(x - before) < 1e-6)
      #expect(abs(animator.fractionComplete - (before - 50) / 100) < 1e-6)
      animator.fractionComplete = 0.5
      Headless.advance(by: 5)
      #expect(abs(x - 100) < 1e-6)
      animator.stopAnimation(true)
    }

    @Test func withoutLinearScrubbingTheCurveIsKept() {
      let animator = mover(.easeIn)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.25
      Headless.turn()
      #expect(abs(x - (50 + 100 * 0.09346)) < 0.01)
      animator.stopAnimation(true)
    }

    // A pause in between changes nothing about the way.
    @Test func aPauseDoesNotChangeTheWay() {
      for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .linear] {
        view.center.x = 50
        let animator = mover(curve)
        animator.startAnimation()
        Headless.advance(by: 0.3)
        animator.pauseAnimation()
        Headless.advance(by: 2)
        animator.startAnimation()
        Headless.advance(by: 0.3)
        let expected = Pace(curve).progress(at: 0.6, of: 1)
        #expect(abs(Double(x) - (50 + 100 * expected)) < 1e-4)
        Headless.advance(by: 0.42)
        #expect(animator.state == .inactive && x == 150)
      }
    }

    // 85: back to the start, and the model with it.
    @Test func aReversedRunEndsAtTheStart() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover(.easeInOut) { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 0.4)
      let there = x
      animator.isReversed = true
      Headless.turn()
      #expect(abs(x - there) < 1e-6)
      Headless.advance(by: 0.2)
      #expect(abs(Double(x) - (50 + 100 * Pace(.easeInOut).progress(at: 0.2, of: 1))) < 1e-4)
      Headless.advance(by: 0.22)
      #expect(ends == [.start])
      #expect(view.center.x == 50 && view.alpha == 1)
      #expect(x == 50 && alpha == 1)
    }

    @Test func aRunThatStartsReversedBeginsAtTheEnd() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover { ends.append($0) }
      animator.isReversed = true
      animator.startAnimation()
      Headless.advance(by: 0.25)
      #expect(abs(x - 125) < 1e-6)
      #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
      Headless.advance(by: 0.8)
      #expect(ends == [.start] && view.center.x == 50)
    }

    // 86
    @Test func continuingTakesItsShareOfTheDuration() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover(.easeIn) { ends.append($0) }
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: 0.4)
      Headless.advance(by: 0.2)
      #expect(abs(x - 125) < 1e-6)
      #expect(abs(animator.fractionComplete - 0.75) < 1e-6)
      Headless.advance(by: 0.19)
      #expect(ends.isEmpty)
      Headless.advance(by: 0.03)
      #expect(ends == [.end])
    }

    @Test func continuingReversedGoesBack() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover { ends.append($0) }
      animator.fractionComplete = 0.6
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
      Headless.advance(by: 0.15)
      #expect(abs(x - 80) < 1e-6)
      Headless.advance(by: 0.17)
      #expect(ends == [.start] && view.center.x == 50)
    }

    // 78, 79
    @Test func stoppingLeavesWhatIsSeenAndFinishingSetsAnEnd() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && !animator.isRunning)
      #expect(abs(view.center.x - 100) < 1e-6)
      #expect(view.layer.animationKeys() == nil)
      animator.finishAnimation(at: .start)
      #expect(ends == [.start] && animator.state == .inactive)
      #expect(view.center.x == 50 && view.alpha == 1)

      for (end, place) in [(UIViewAnimatingPosition.current, CGFloat(75)), (.end, 150)] {
        view.center.x = 50
        let animator = mover { ends.append($0) }
        animator.fractionComplete = 0.25
        Headless.turn()
        animator.stopAnimation(false)
        animator.finishAnimation(at: end)
        #expect(abs(view.center.x - place) < 1e-6)
        #expect(ends.last == end)
      }
    }

    @Test func stoppingWithoutFinishingCallsNobody() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 0.5)
      animator.stopAnimation(true)
      Headless.advance(by: 1)
      #expect(ends.isEmpty && animator.state == .inactive)
      #expect(abs(view.center.x - 100) < 1e-6)
    }

    // 79, 80, 82: what UIKit throws for.
    @Test func misuseIsRecorded() {
      var animator: UIViewPropertyAnimator? = mover()
      animator?.finishAnimation(at: .end)
      animator?.pauseAnimation()
      animator?.isInterruptible = false
      animator = nil
      animator = mover()
      animator?.pauseAnimation()
      animator?.stopAnimation(false)
      animator?.startAnimation()
      animator?.finishAnimation(at: .end)
      animator = nil
      #expect(
        Headless.takeMisuses().map(\.kind) == [
          .animatorNotStopped, .animatorChangedWhileActive, .animatorReleasedWhileActive,
          .animatorStartedWhileStopped,
        ])
    }

    // 80: a running one lives until it is done.
    @Test func aRunningAnimatorNeedsNoOwner() {
      weak var weakly: UIViewPropertyAnimator?
      do {
        let animator = mover()
        animator.startAnimation()
        weakly = animator
      }
      Headless.advance(by: 0.5)
      #expect(weakly != nil)
      Headless.advance(by: 0.6)
      #expect(weakly == nil)
      #expect(Headless.misuses.isEmpty)
    }

    // 82
    @Test func anAnimatorWithoutAnimationsWaitsForThem() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      Headless.advance(by: 1)
      animator.addAnimations { view.center.x = 150 }
      #expect(animator.isRunning)
      Headless.advance(by: 0.5)
      #expect(abs(x - 100) < 1e-6)
      Headless.advance(by: 0.6)
      #expect(animator.state == .inactive)
    }

    // 83: what is left of the duration; delays are shares of it.
    @Test func lateAnimationsTakeWhatIsLeft() {
      let other = UIView(frame: view.frame)
      let third = UIView(frame: view.frame)
      window.addSubview(other)
      window.addSubview(third)
      let animator = mover()
      animator.startAnimation()
      Headless.advance(by: 0.5)
      animator.addAnimations { other.center.x = 150 }
      animator.addAnimations({ third.center.x = 150 }, delayFactor: 0.5)
      Headless.advance(by: 0.25)
      #expect(abs((other.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
      #expect(abs((third.layer.presentation()?.position.x ?? 0) - 50) < 1e-6)
      animator.pauseAnimation()
      Headless.turn()
      #expect(abs((other.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
      animator.fractionComplete = 0.5
      Headless.turn()
      #expect(abs((other.layer.presentation()?.position.x ?? 0) - 50) < 1e-6)
      animator.startAnimation()
      Headless.advance(by: 0.51)
      #expect(animator.state == .inactive)
      #expect(third.center.x == 150)
    }

    // 87
    @Test func anAnimatorThatPausesOnCompletionStaysActive() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover { ends.append($0) }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      Headless.advance(by: 1.1)
      #expect(ends.isEmpty && animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      Headless.advance(by: 0.5)
      #expect(abs(x - 100) < 1e-6)
      animator.stopAnimation(true)
    }

    // 88; …/uiviewpropertyanimator/runningpropertyanimator(…)
    @Test func aRunningAnimatorInsideABlockTakesItsDuration() {
      var inner: UIViewPropertyAnimator?
      UIView.animate(withDuration: 2) {
        inner = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, delay: 0, options: [], animations: { view.center.x = 150 },
          completion: nil)
      }
      #expect(inner?.duration == 2 && inner?.isInterruptible == false)
      Headless.advance(by: 2.1)
      #expect(inner?.state == .inactive)
    }

    @Test func aRunningAnimatorInsideAnAnimatorIsScrubbedWithIt() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        _ = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { view.center.x = 150 }, completion: { ends.append($0) })
      }
      animator.fractionComplete = 0.5
      Headless.turn()
      #expect(abs(x - 100) < 1e-6)
      animator.startAnimation()
      Headless.advance(by: 1.1)
      #expect(ends == [.end] && animator.state == .inactive)
    }

    // What the program sets meanwhile is its own: a natural end writes nothing.
    @Test func aNaturalEndLeavesTheModelAlone() {
      let animator = mover()
      animator.startAnimation()
      Headless.advance(by: 0.5)
      view.center.x = 200
      Headless.advance(by: 0.6)
      #expect(animator.state == .inactive && view.center.x == 200)
    }

    // Gestures 16: switched off for the views of an animator that says so.
    @Test func anAnimatorMaySwitchTouchesOff() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      Headless.advance(by: 0.01)
      #expect(window.hitTest(CGPoint(x: 55, y: 50), with: nil) !== view)
      Headless.advance(by: 1.1)
      #expect(window.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
    }

    // Blocks inside an animator's block are in its hands, too.
    @Test func aBlockInsideAnAnimatorIsScrubbedWithIt() {
      var finished: [Bool] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animate(withDuration: 0.2) {
          view.center.x = 150
        } completion: {
          finished.append($0)
        }
      }
      animator.fractionComplete = 0.5
      Headless.turn()
      #expect(abs(x - 100) < 1e-6)
      animator.startAnimation()
      Headless.advance(by: 0.6)
      #expect(finished == [true])
    }

    @Test func anAnimatorStartsAfterADelay() {
      let animator = mover()
      animator.startAnimation(afterDelay: 1)
      #expect(animator.delay == 1 && animator.state == .active)
      Headless.advance(by: 0.9)
      #expect(abs(x - 50) < 1e-6)
      Headless.advance(by: 0.6)
      #expect(abs(x - 100) < 1e-6)
      Headless.advance(by: 0.6)
      #expect(animator.state == .inactive)
    }

    // Unverified: what is told when the system drops the animations.
    @Test func theBackgroundEndsARunningAnimator() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 0.3)
      Headless.enterBackground()
      #expect(ends == [.end] && animator.state == .inactive)
      #expect(view.center.x == 150)
    }
  }
}
