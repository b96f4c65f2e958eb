import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// [animation 78 to 88].
  @MainActor @Suite struct AnimatorLifeTests {
    init() async throws { try await AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var window: UIWindow { scene.window }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    private func mover(
      _ curve: UIView.AnimationCurve = .linear, log: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator { scene.mover(curve, log: log) }

    // Inferred: a running one lives until it is done. [animation 80]
    @Test func aRunningAnimatorNeedsNoOwner() async throws {
      try await clock.play {
        weak var weakly: UIViewPropertyAnimator?
        do {
          let animator = mover()
          animator.startAnimation()
          weakly = animator
        }
        clock.advance(by: 0.5)
        #expect(weakly != nil)
        clock.advance(until: { weakly == nil })
        #expect(weakly == nil)
      }
    }

    // Documented: UIViewPropertyAnimator.h. [animation 82]
    @Test func anAnimatorWithoutAnimationsWaitsForThem() async throws {
      try await clock.play {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        clock.advance(by: 1)
        animator.addAnimations { view.center.x = 150 }
        #expect(animator.isRunning)
        clock.advance(by: 0.5)
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        clock.advance(by: 0.6)
        #expect(animator.state == .inactive)
      }
    }

    // Documented: addAnimations(_:delayFactor:). [animation 83]
    @Test func lateAnimationsTakeWhatIsLeft() async throws {
      try await clock.play {
        let other = UIView(frame: view.frame)
        let third = UIView(frame: view.frame)
        window.addSubview(other)
        window.addSubview(third)
        let animator = mover()
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.addAnimations { other.center.x = 150 }
        animator.addAnimations({ third.center.x = 150 }, delayFactor: 0.5)
        clock.advance(by: 0.25)
        #expect(clock.isClose(other.layer.presentation()?.position.x ?? 0, 100, speed: 400))
        #expect(clock.isClose(third.layer.presentation()?.position.x ?? 0, 50, speed: 400))
        animator.pauseAnimation()
        clock.turn()
        #expect(clock.isClose(other.layer.presentation()?.position.x ?? 0, 100, speed: 400))
        animator.fractionComplete = 0.5
        clock.turn()
        #expect(abs((other.layer.presentation()?.position.x ?? 0) - 50) < 1e-6)
        animator.startAnimation()
        clock.advance(by: 0.8)
        #expect(animator.state == .inactive)
        #expect(third.center.x == 150)
      }
    }

    // Documented: pausesOnCompletion. [animation 87]
    @Test func anAnimatorThatPausesOnCompletionStaysActive() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = mover { ends.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        clock.advance(by: 1.1)
        #expect(ends.isEmpty && animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
        clock.advance(by: 0.5)
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        animator.stopAnimation(true)
      }
    }

    // Documented: UIViewPropertyAnimator.h. [animation 88]
    @Test func aRunningAnimatorInsideABlockTakesItsDuration() async throws {
      try await clock.play {
        var inner: UIViewPropertyAnimator?
        UIView.animate(withDuration: 2) {
          inner = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: [], animations: { view.center.x = 150 },
            completion: nil)
        }
        #expect(inner?.duration == 2 && inner?.isInterruptible == false)
        clock.advance(by: 2.3)
        #expect(inner?.state == .inactive)
      }
    }

    // Documented: UIViewPropertyAnimator.h. [animation 88]
    @Test func aRunningAnimatorInsideAnAnimatorIsScrubbedWithIt() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
          _ = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { view.center.x = 150 }, completion: { ends.append($0) })
        }
        animator.fractionComplete = 0.5
        clock.turn()
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        animator.startAnimation()
        clock.advance(by: 1.3)
        #expect(ends == [.end] && animator.state == .inactive)
      }
    }

    // What the program sets meanwhile is its own: a natural end writes nothing.
    @Test func aNaturalEndLeavesTheModelAlone() async throws {
      try await clock.play {
        let animator = mover()
        animator.startAnimation()
        clock.advance(by: 0.5)
        view.center.x = 200
        clock.advance(by: 0.6)
        #expect(animator.state == .inactive && view.center.x == 200)
      }
    }

    // Documented: isUserInteractionEnabled. [gestures 16]
    @Test func anAnimatorMaySwitchTouchesOff() async throws {
      try await clock.play {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        clock.advance(by: 0.01)
        #expect(window.hitTest(CGPoint(x: 55, y: 50), with: nil) !== view)
        clock.advance(by: 1.1)
        #expect(window.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
      }
    }

    // Documented: UIViewPropertyAnimator.h: blocks inside are tracked by the outer one.
    @Test func aBlockInsideAnAnimatorIsScrubbedWithIt() async throws {
      try await clock.play {
        var finished: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          UIView.animate(withDuration: 0.2) {
            view.center.x = 150
          } completion: {
            finished.append($0)
          }
        }
        animator.fractionComplete = 0.5
        clock.turn()
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        animator.startAnimation()
        clock.advance(by: 0.6)
        #expect(finished == [true])
      }
    }

    @Test func anAnimatorStartsAfterADelay() async throws {
      try await clock.play {
        let animator = mover()
        animator.startAnimation(afterDelay: 1)
        #expect(animator.delay == 1 && animator.state == .active)
        clock.advance(by: 0.9)
        #expect(clock.isClose(x, 50, within: 1e-6, speed: 100))
        clock.advance(by: 0.6)
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        clock.advance(by: 0.6)
        #expect(animator.state == .inactive)
      }
    }
  }
}
