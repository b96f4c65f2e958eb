import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct KeyframeAnimationTests {
    init() async throws { try await AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    private let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    /// To 150 in the second quarter, to 250 in the last one.
    private func move(
      _ options: UIView.KeyframeAnimationOptions, log: ((Bool) -> Void)? = nil
    ) {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: options,
        animations: { [view] in
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
            view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
            view.center.x = 250
          }
        }, completion: log)
    }

    // Observed once: one animation a property, its values held between keyframes. [animation 65]
    @Test func eachPropertyHasOneAnimationWhoseValuesAreHeld() async throws {
      try await clock.play {
        move([])
        #expect(view.center.x == 250 && view.layer.animationKeys() == ["position"])
        let animation = try #require(
          view.layer.animation(forKey: "position") as? CAKeyframeAnimation)
        #expect(animation.keyTimes?.map(\.doubleValue) == [0, 0.25, 0.5, 0.75, 1])
        #expect(animation.calculationMode == .linear && animation.fillMode == .both)
        #expect(animation.duration == 1)
        let values = (animation.values ?? []).map { ($0 as? CGPoint)?.x }
        #expect(values == [-200, -200, -100, -100, 0])
      }
    }

    // Documented: what no keyframe holds takes the whole duration. [animation 65]
    @Test func looseChangesTakeTheWholeDuration() async throws {
      try await clock.play {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
          view.alpha = 0
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 150
          }
        }
        clock.advance(by: 0.5)
        #expect(clock.isClose(x, 150, within: 1e-3, speed: 100))
        #expect(clock.isClose(scene.alpha, 0.5, within: 1e-3))
      }
    }

    // Documented: KeyframeAnimationOptions.calculationModeDiscrete, …Paced, …Cubic.
    @Test func calculationModesAreCoreAnimations() async throws {
      try await clock.play {
        move([linear, .calculationModeDiscrete])
        clock.advance(by: 0.4)
        #expect(clock.isClose(x, 50, within: 1e-3, speed: 100))
        clock.advance(by: 0.25)
        #expect(clock.isClose(x, 150, within: 1e-3, speed: 100))
        clock.advance(by: 0.5)
        #expect(clock.isClose(x, 250, within: 1e-3, speed: 100))
        view.center.x = 50
        move([linear, .calculationModePaced])
        // An even pace, without the rests.
        clock.advance(by: 0.5)
        #expect(clock.isClose(x, 150, within: 1e-3, speed: 100))
        view.layer.removeAllAnimations()
        view.center.x = 50
        move([linear, .calculationModeCubic])
        #expect(
          (view.layer.animation(forKey: "position") as? CAKeyframeAnimation)?.calculationMode
            == .cubic)
      }
    }

    // Documented: duration, delay, completion and repetition are those of animate(…).
    @Test func theBlockHasDelayCompletionAndRepetition() async throws {
      try await clock.play {
        var finished: [Bool] = []
        UIView.animateKeyframes(
          withDuration: 1, delay: 0.5, options: linear,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
              view.center.x = 150
            }
          }, completion: { finished.append($0) })
        clock.advance(by: 0.4)
        #expect(clock.isClose(x, 50, within: 1e-3, speed: 100))
        clock.advance(by: 0.6)
        #expect(clock.isClose(x, 100, within: 1e-3, speed: 100) && finished.isEmpty)
        clock.advance(by: 0.8)
        #expect(finished == [true] && x == 150)
        view.center.x = 50
        move([linear, .repeat])
        clock.advance(by: 10.5)
        #expect(clock.isClose(x, 150, within: 1e-3, speed: 100))
        view.layer.removeAllAnimations()
      }
    }

    // Unverified: keyframes stack as single movements do.
    @Test func aMovementStacksOnKeyframes() async throws {
      try await clock.play {
        move(linear)
        clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        clock.turn()
        #expect(clock.isClose(x, 150, within: 1e-3, speed: 100))
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        clock.advance(by: 1.1)
        #expect(clock.isClose(x, 50, within: 1e-3, speed: 100))
      }
    }

    // Documented: WWDC 2016, session 216. [controllers 12.12]
    @Test func keyframesInsideAnAnimatorAreScrubbedTurnedAndFinished() async throws {
      try await clock.play {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
          UIView.animateKeyframes(withDuration: 0, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              view.center.x = 150
            }
          }
        }
        animator.addCompletion { ends.append($0) }
        animator.pauseAnimation()
        for (fraction, place) in [(0.25, 50), (0.75, 100), (1, 150), (0.5, 50)]
          as [(CGFloat, CGFloat)]
        {
          animator.fractionComplete = fraction
          clock.turn()
          #expect(isClose(x, place, 1e-2))
        }
        animator.startAnimation()
        clock.advance(by: 0.25)
        #expect(clock.isClose(x, 100, within: 1e-3, speed: 200))
        animator.pauseAnimation()
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        clock.advance(by: 0.2)
        #expect(clock.isClose(x, 60, within: 0.5, speed: 200))
        clock.advance(by: 0.6)
        #expect(ends == [.start] && view.center.x == 50 && x == 50)
      }
    }

    // The rest of the way may have a pace of its own. [controllers 12.12]
    @Test func keyframesGoOnAlongANewCurve() async throws {
      try await clock.play {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
          UIView.animateKeyframes(withDuration: 0, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              view.center.x = 150
            }
          }
        }
        animator.fractionComplete = 0.5
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
          durationFactor: 0.5)
        clock.advance(by: 0.25)
        #expect(clock.isClose(x, 50 + 100 * 0.31536, within: 0.1, speed: 400))
        clock.advance(by: 0.6)
        #expect(x == 150 && animator.state == .inactive)
      }
    }
  }
}
