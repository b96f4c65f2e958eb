import Testing

@testable import UIKit

extension All {
  /// [animation 78 to 88].
  @MainActor @Suite struct PropertyAnimatorTests {
    init() { AnimatedScene.begin() }

    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }
    private var alpha: Float { scene.alpha }

    private func mover(
      _ curve: UIView.AnimationCurve = .linear, log: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator { scene.mover(curve, log: log) }

    // Documented: UIViewAnimatingState; observed once: isRunning in completions. [animation 78]
    // [animation 81] [animation 85]
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

    // Documented: scrubsLinearly: linear while paused, whatever the curve. [animation 84]
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

    // Documented: scrubsLinearly. [animation 84]
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

    // Documented: isReversed: back to the start, and the model with it. [animation 85]
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

    // Documented: isReversed. Unverified: how the fraction counts. [animation 85]
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

    // Documented: continueAnimation(withTimingParameters:durationFactor:). [animation 86]
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

    // Documented: continueAnimation(withTimingParameters:durationFactor:). [animation 86]
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

    // Documented: stopAnimation(_:), finishAnimation(at:). [animation 78] [animation 79]
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

    // Documented: stopAnimation(_:). [animation 78] [controllers 12.13]
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
  }
}
