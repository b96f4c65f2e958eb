import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// What UIKit throws for, and what it ignores.
  @MainActor @Suite struct AnimatorMisuseTests {
    init() async throws { try await AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var x: CGFloat { scene.x }

    // Documented: UIViewPropertyAnimator.h. [animation 82]
    @Test func theFlagsHaveTheirDefaults() async throws {
      try await clock.play {
        let animator = scene.mover()
        #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
        #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
        #expect(!animator.isManualHitTestingEnabled && !animator.isReversed)
        #expect(animator.delay == 0 && animator.duration == 1)
      }
    }

    // Documented: UIViewAnimating.h, "if isRunning, it is typically a no-op". [animation 84]
    @Test func aRunningAnimatorIsNotScrubbed() async throws {
      try await clock.play {
        let animator = scene.mover()
        animator.startAnimation()
        clock.advance(by: 0.25)
        animator.fractionComplete = 0.9
        clock.turn()
        #expect(clock.isClose(x, 75, within: 1e-6, speed: 100))
        animator.stopAnimation(true)
      }
    }
  }
}
