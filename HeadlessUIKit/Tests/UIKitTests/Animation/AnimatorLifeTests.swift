import Testing

@testable import UIKit

extension All {
  /// [animation 78 to 88].
  @MainActor @Suite struct AnimatorLifeTests {
    init() { AnimatedScene.begin() }

    private var scene: AnimatedScene { .current }
    private var window: UIWindow { scene.window }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    private func mover(
      _ curve: UIView.AnimationCurve = .linear, log: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator { scene.mover(curve, log: log) }

    // Documented and widely observed: what UIKit throws for. [animation 79] [animation 80]
    // [animation 82]
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

    // Inferred: a running one lives until it is done. [animation 80]
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

    // Documented: UIViewPropertyAnimator.h. [animation 82]
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

    // Documented: addAnimations(_:delayFactor:). [animation 83]
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

    // Documented: pausesOnCompletion. [animation 87]
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

    // Documented: UIViewPropertyAnimator.h. [animation 88]
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

    // Documented: UIViewPropertyAnimator.h. [animation 88]
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

    // Documented: isUserInteractionEnabled. [gestures 16]
    @Test func anAnimatorMaySwitchTouchesOff() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      Headless.advance(by: 0.01)
      #expect(window.hitTest(CGPoint(x: 55, y: 50), with: nil) !== view)
      Headless.advance(by: 1.1)
      #expect(window.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
    }

    // Documented: UIViewPropertyAnimator.h: blocks inside are tracked by the outer one.
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
