import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// [animation 78 to 88].
  @MainActor @Suite struct PropertyAnimatorTests {
    init() async throws { try await AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }
    private var alpha: CGFloat { scene.alpha }

    private func mover(
      _ curve: UIView.AnimationCurve = .linear, log: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator { scene.mover(curve, log: log) }

    // Documented: UIViewAnimatingState; observed once: isRunning in completions. [animation 78]
    // [animation 81] [animation 85]
    @Test func aRunGoesFromInactiveOverActiveToInactive() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        var wasRunning = false
        let animator = mover { ends.append($0) }
        animator.addCompletion { [unowned animator] _ in wasRunning = animator.isRunning }
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(view.center.x == 150)
        clock.advance(by: 0.5)
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        #expect(clock.isClose(alpha, 0.5))
        #expect(clock.isClose(animator.fractionComplete, 0.5))
        clock.advance(by: 0.8)
        #expect(ends == [.end] && wasRunning)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(x == 150)
      }
    }

    // Documented: scrubsLinearly: linear while paused, whatever the curve. [animation 84]
    @Test func aPausedAnimatorIsScrubbedLinearly() async throws {
      try await clock.play {
        let animator = mover(.easeIn)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        clock.turn()
        #expect(clock.isClose(x, 50, within: 1e-6, speed: 100))
        for fraction in [0.25, 0.8, 1, 0, 0.4] as [CGFloat] {
          animator.fractionComplete = fraction
          clock.turn()
          #expect(clock.isClose(x, (50 + 100 * fraction), within: 1e-6, speed: 100))
          #expect(isClose(alpha, 1 - fraction))
          #expect(animator.fractionComplete == fraction)
          #expect(view.center.x == 150)
        }
        animator.startAnimation()
        clock.advance(by: 0.3)
        let before = x
        animator.pauseAnimation()
        clock.turn()
        #expect(clock.isClose(x, before, within: 1e-6, speed: 100))
        #expect(abs(animator.fractionComplete - (before - 50) / 100) < 1e-6)
        animator.fractionComplete = 0.5
        clock.advance(by: 5)
        #expect(clock.isClose(x, 100, within: 1e-6, speed: 100))
        animator.stopAnimation(true)
      }
    }

    // Documented: scrubsLinearly. [animation 84]
    @Test func withoutLinearScrubbingTheCurveIsKept() async throws {
      try await clock.play {
        let animator = mover(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        clock.turn()
        #expect(clock.isClose(x, (50 + 100 * 0.09346), within: 0.01, speed: 100))
        animator.stopAnimation(true)
      }
    }

    // Documented: isReversed. Unverified: how the fraction counts. [animation 85]
    @Test func aRunThatStartsReversedBeginsAtTheEnd() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = mover { ends.append($0) }
        animator.isReversed = true
        animator.startAnimation()
        clock.advance(by: 0.25)
        #expect(clock.isClose(x, 125, within: 1e-6, speed: 100))
        #expect(clock.isClose(animator.fractionComplete, 0.25))
        clock.advance(by: 1)
        #expect(ends == [.start] && view.center.x == 50)
      }
    }

    // Documented: continueAnimation(withTimingParameters:durationFactor:). [animation 86]
    @Test func continuingTakesItsShareOfTheDuration() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = mover(.easeIn) { ends.append($0) }
        animator.fractionComplete = 0.5
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
          durationFactor: 0.4)
        clock.advance(by: 0.2)
        #expect(clock.isClose(x, 125, within: 1e-6, speed: 100))
        #expect(clock.isClose(animator.fractionComplete, 0.75))
        clock.advance(by: 0.1)
        #expect(ends.isEmpty)
        clock.advance(by: 0.4)
        #expect(ends == [.end])
      }
    }

    // Documented: continueAnimation(withTimingParameters:durationFactor:). [animation 86]
    @Test func continuingReversedGoesBack() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = mover { ends.append($0) }
        animator.fractionComplete = 0.6
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
        clock.advance(by: 0.15)
        #expect(clock.isClose(x, 80, speed: 200))
        clock.advance(by: 0.4)
        #expect(ends == [.start] && view.center.x == 50)
      }
    }

    // Documented: stopAnimation(_:), finishAnimation(at:). [animation 78] [animation 79]
    @Test func stoppingLeavesWhatIsSeenAndFinishingSetsAnEnd() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = mover { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        #expect(clock.isClose(view.center.x, 100, within: 1e-6, speed: 100))
        #expect(view.layer.animationKeys() == nil)
        animator.finishAnimation(at: .start)
        #expect(ends == [.start] && animator.state == .inactive)
        #expect(view.center.x == 50 && view.alpha == 1)

        for (end, place) in [(UIViewAnimatingPosition.current, CGFloat(75)), (.end, 150)] {
          view.center.x = 50
          let animator = mover { ends.append($0) }
          animator.fractionComplete = 0.25
          clock.turn()
          animator.stopAnimation(false)
          animator.finishAnimation(at: end)
          #expect(isClose(view.center.x, place))
          #expect(ends.last == end)
        }
      }
    }

    // Documented: stopAnimation(_:). [animation 78] [controllers 12.13]
    @Test func stoppingWithoutFinishingCallsNobody() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = mover { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.stopAnimation(true)
        clock.advance(by: 1)
        #expect(ends.isEmpty && animator.state == .inactive)
        #expect(clock.isClose(view.center.x, 100, within: 1e-6, speed: 100))
      }
    }
  }
}
