import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Animators that meet others, go on, or begin again.
  @MainActor @Suite struct AnimatorReuseTests {
    init() async throws { try await AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    // Documented: finishing, or stopping for good, uses up blocks and completions; the animator
    // may be used again. [animation 82]
    @Test func aFinishedAnimatorIsEmptyAndMayBeUsedAgain() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = scene.mover { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 1.1)
        animator.addAnimations { [view] in view.center.x = 50 }
        animator.startAnimation()
        clock.advance(by: 0.5)
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        animator.stopAnimation(true)
        #expect(ends == [.end])
        animator.addAnimations { [view] in view.center.x = 250 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 1.1)
        #expect(ends == [.end, .end] && x == 250)
      }
    }

    // Documented: conflicting animators: what stacks is added, what does not is taken over from
    // what is seen. [animation 83]
    @Test func twoAnimatorsOfOneProperty() async throws {
      try await clock.play {
        let first = scene.mover()
        first.startAnimation()
        clock.advance(by: 0.5)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
          view.center.x = 50
          view.alpha = 1
        }
        second.startAnimation()
        clock.turn()
        #expect(clock.isClose(x, 100, speed: 100) && clock.isClose(scene.alpha, 0.5))
        clock.advance(by: 0.25)
        #expect(
          clock.isClose(x, 100, speed: 100) && clock.isClose(scene.alpha, 0.625, within: 1e-3))
        clock.advance(by: 1)
        #expect(first.state == .inactive && second.state == .inactive && view.center.x == 50)
      }
    }

    // Observed once: a whole duration is spent at the very end. [animation 86]
    @Test func continuingAtTheEndStillTakesItsShare() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = scene.mover { ends.append($0) }
        animator.fractionComplete = 1
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(), durationFactor: 1)
        clock.advance(by: 0.8)
        #expect(ends.isEmpty)
        clock.advance(by: 0.5)
        #expect(ends == [.end])
      }
    }

    // Inferred: factor 0 is what is left of the time; nothing at the end. [animation 86]
    @Test func factorZeroIsTheNaturalRest() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = scene.mover { ends.append($0) }
        animator.fractionComplete = 0.75
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        clock.advance(by: 0.1)
        #expect(ends.isEmpty)
        clock.advance(by: 0.4)
        #expect(ends == [.end])
      }
    }

    // Documented: isReversed of an animator at rest is the direction of its next start.
    // [animation 85]
    @Test func theDirectionWaitsForTheNextStart() async throws {
      try await clock.play {
        let animator = scene.mover()
        animator.fractionComplete = 0.6
        clock.turn()
        animator.isReversed = true
        clock.advance(by: 1)
        #expect(clock.isClose(x, 110, within: 1e-6, speed: 100) && !animator.isRunning)
        animator.startAnimation()
        clock.advance(by: 0.1)
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        clock.advance(by: 0.6)
        #expect(view.center.x == 50)
      }
    }
  }
}
