import Testing
@testable import UIKit

extension All {
  /// What UIKit throws for, and what it ignores.
  @MainActor @Suite struct AnimatorMisuseTests {
    init() { AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var x: CGFloat { scene.x }
    private func kinds() -> [HeadlessMisuse.Kind] { Headless.takeMisuses().map(\.kind) }

    // Documented: both flags "will throw an exception" when set while active. [animation 82]
    @Test func flagsCannotChangeWhileActive() {
      let animator = scene.mover()
      animator.isUserInteractionEnabled = false
      animator.isUserInteractionEnabled = true
      #expect(Headless.misuses.isEmpty)
      animator.startAnimation()
      animator.isUserInteractionEnabled = false
      animator.isInterruptible = false
      #expect(kinds() == [.animatorChangedWhileActive, .animatorChangedWhileActive])
      #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
      Headless.advance(by: 1.1)
    }

    // Widely observed: finishing is for stopped animators; observed once: so is stopping for
    // active ones. [animation 79]
    @Test func onlyAStoppedAnimatorIsFinishedAndOnlyAnActiveOneStopped() {
      let animator = scene.mover()
      animator.stopAnimation(true)
      animator.finishAnimation(at: .end)
      animator.startAnimation()
      animator.finishAnimation(at: .start)
      #expect(
        kinds() == [.animatorNotStopped, .animatorNotStopped, .animatorNotStopped])
      #expect(animator.state == .active)
      animator.stopAnimation(true)
    }

    // Widely observed: "It is an error to release a paused or stopped property animator".
    // [animation 80]
    @Test(arguments: [false, true]) func aHeldAnimatorMustNotBeReleased(stops: Bool) {
      do {
        let animator = scene.mover()
        animator.startAnimation()
        Headless.advance(by: 0.2)
        if stops { animator.stopAnimation(false) } else { animator.pauseAnimation() }
        #expect(Headless.misuses.isEmpty)
      }
      #expect(kinds() == [.animatorReleasedWhileActive])
    }

    // Observed once: a completion still sees a running animator, which cannot be finished.
    // [animation 81]
    @Test func finishingInACompletionIsMisuse() {
      var wasRunning = false
      let animator = scene.mover()
      animator.addCompletion { [unowned animator] _ in
        wasRunning = animator.isRunning
        animator.finishAnimation(at: .end)
      }
      animator.startAnimation()
      Headless.advance(by: 1.1)
      #expect(wasRunning && kinds() == [.animatorNotStopped])
      #expect(animator.state == .inactive)
    }

    // Documented: addAnimations(_:), "an exception" when stopped. [animation 83]
    @Test func stoppedAnimatorTakesNoAnimations() {
      let animator = scene.mover()
      animator.startAnimation()
      Headless.advance(by: 0.5)
      animator.stopAnimation(false)
      var wasRun = false
      animator.addAnimations { wasRun = true }
      #expect(!wasRun && kinds() == [.animatorStartedWhileStopped])
      animator.finishAnimation(at: .current)
    }

    // Documented: an uninterruptible animator cannot be paused or stopped.
    @Test func anUninterruptibleAnimatorGoesOn() {
      let animator = scene.mover()
      animator.isInterruptible = false
      animator.startAnimation()
      Headless.advance(by: 0.25)
      animator.pauseAnimation()
      animator.stopAnimation(true)
      #expect(kinds() == [.animatorChangedWhileActive, .animatorChangedWhileActive])
      Headless.advance(by: 0.8)
      #expect(animator.state == .inactive && x == 150)
    }
  }
}
