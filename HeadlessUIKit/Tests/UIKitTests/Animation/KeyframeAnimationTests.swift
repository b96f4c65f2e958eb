import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct KeyframeAnimationTests {
    init() { AnimatedScene.begin() }

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
    @Test func eachPropertyHasOneAnimationWhoseValuesAreHeld() throws {
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

    // Widely observed: easing lies over all of it, and a curve's bits take it away.
    // [animation 65]
    @Test(arguments: [false, true])
    func easingWarpsTheKeyTimes(isLinear: Bool) {
      move(isLinear ? linear : [])
      Headless.advance(by: 0.375)
      let share = isLinear ? 0.375 : Pace(.easeInOut).progress(at: 0.375, of: 1)
      #expect(isClose(x, 50 + 100 * CGFloat((share - 0.25) / 0.25), 0.01))
      Headless.advance(by: 0.25)
      #expect(isClose(x, 150))
    }

    // Documented: what no keyframe holds takes the whole duration. [animation 65]
    @Test func looseChangesTakeTheWholeDuration() {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        view.alpha = 0
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 150
        }
      }
      Headless.advance(by: 0.5)
      #expect(isClose(x, 150))
      let alpha = CGFloat(scene.alpha)
      #expect(isClose(alpha, 0.5))
    }

    // Documented: KeyframeAnimationOptions.calculationModeDiscrete, …Paced, …Cubic.
    @Test func calculationModesAreCoreAnimations() {
      move([linear, .calculationModeDiscrete])
      Headless.advance(by: 0.49)
      #expect(isClose(x, 50))
      Headless.advance(by: 0.2)
      #expect(isClose(x, 150))
      Headless.advance(by: 0.4)
      #expect(isClose(x, 250))
      view.center.x = 50
      move([linear, .calculationModePaced])
      // An even pace, without the rests.
      Headless.advance(by: 0.5)
      #expect(isClose(x, 150))
      view.layer.removeAllAnimations()
      view.center.x = 50
      move([linear, .calculationModeCubic])
      #expect(
        (view.layer.animation(forKey: "position") as? CAKeyframeAnimation)?.calculationMode
          == .cubic)
    }

    // Documented: duration, delay, completion and repetition are those of animate(…).
    @Test func theBlockHasDelayCompletionAndRepetition() {
      var finished: [Bool] = []
      UIView.animateKeyframes(
        withDuration: 1, delay: 0.5, options: linear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
        }, completion: { finished.append($0) })
      Headless.advance(by: 0.4)
      #expect(isClose(x, 50))
      Headless.advance(by: 0.6)
      #expect(isClose(x, 100) && finished.isEmpty)
      Headless.advance(by: 0.51)
      #expect(finished == [true] && x == 150)
      view.center.x = 50
      move([linear, .repeat])
      Headless.advance(by: 10.5)
      #expect(isClose(x, 150))
      view.layer.removeAllAnimations()
    }

    // Unverified: keyframes stack as single movements do.
    @Test func aMovementStacksOnKeyframes() {
      move(linear)
      Headless.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
      Headless.turn()
      #expect(isClose(x, 150))
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      Headless.advance(by: 1.1)
      #expect(isClose(x, 50))
    }

    // Documented: WWDC 2016, session 216. [controllers 12.12]
    @Test func keyframesInsideAnAnimatorAreScrubbedTurnedAndFinished() {
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
        Headless.turn()
        #expect(isClose(x, place))
      }
      animator.startAnimation()
      Headless.advance(by: 0.25)
      #expect(isClose(x, 100))
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      Headless.advance(by: 0.2)
      #expect(isClose(x, 60, 0.5))
      Headless.advance(by: 0.6)
      #expect(ends == [.start] && view.center.x == 50 && x == 50)
    }

    // The rest of the way may have a pace of its own. [controllers 12.12]
    @Test func keyframesGoOnAlongANewCurve() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 150
          }
        }
      }
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
      Headless.advance(by: 0.25)
      #expect(isClose(x, 50 + 100 * 0.31536, 0.1))
      Headless.advance(by: 0.3)
      #expect(x == 150 && animator.state == .inactive)
    }
  }
}
