import Testing

@testable import UIKit

extension All {
  /// Animators that meet others, go on, or begin again.
  @MainActor @Suite struct AnimatorReuseTests {
    init() { AnimatedScene.begin() }

    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    // Documented: finishing, or stopping for good, uses up blocks and completions; the animator
    // may be used again. [animation 82]
    @Test func aFinishedAnimatorIsEmptyAndMayBeUsedAgain() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = scene.mover { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 1.1)
      animator.addAnimations { [view] in view.center.x = 50 }
      animator.startAnimation()
      Headless.advance(by: 0.5)
      #expect(abs(x - 100) < 1e-6)
      animator.stopAnimation(true)
      #expect(ends == [.end])
      animator.addAnimations { [view] in view.center.x = 250 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 1.1)
      #expect(ends == [.end, .end] && x == 250)
    }

    // Documented: conflicting animators: what stacks is added, what does not is taken over from
    // what is seen. [animation 83]
    @Test func twoAnimatorsOfOneProperty() {
      let first = scene.mover()
      first.startAnimation()
      Headless.advance(by: 0.5)
      let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        view.center.x = 50
        view.alpha = 1
      }
      second.startAnimation()
      Headless.turn()
      #expect(abs(x - 100) < 1e-6 && abs(scene.alpha - 0.5) < 1e-6)
      Headless.advance(by: 0.25)
      #expect(abs(x - 100) < 1e-6 && abs(scene.alpha - 0.625) < 1e-3)
      Headless.advance(by: 1)
      #expect(first.state == .inactive && second.state == .inactive && view.center.x == 50)
    }

    // Observed once: a whole duration is spent at the very end. [animation 86]
    @Test func continuingAtTheEndStillTakesItsShare() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = scene.mover { ends.append($0) }
      animator.fractionComplete = 1
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(), durationFactor: 1)
      Headless.advance(by: 0.9)
      #expect(ends.isEmpty)
      Headless.advance(by: 0.2)
      #expect(ends == [.end])
    }

    // Inferred: factor 0 is what is left of the time; nothing at the end. [animation 86]
    @Test func factorZeroIsTheNaturalRest() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = scene.mover { ends.append($0) }
      animator.fractionComplete = 0.75
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      Headless.advance(by: 0.2)
      #expect(ends.isEmpty)
      Headless.advance(by: 0.07)
      #expect(ends == [.end])
    }

    // Documented: isReversed of an animator at rest is the direction of its next start.
    // [animation 85]
    @Test func theDirectionWaitsForTheNextStart() {
      let animator = scene.mover()
      animator.fractionComplete = 0.6
      Headless.turn()
      animator.isReversed = true
      Headless.advance(by: 1)
      #expect(abs(x - 110) < 1e-6 && !animator.isRunning)
      animator.startAnimation()
      Headless.advance(by: 0.1)
      #expect(abs(x - 100) < 1e-6)
      Headless.advance(by: 0.6)
      #expect(view.center.x == 50)
    }

    // Documented: UIViewPropertyAnimator.h, hit testing by hand finds the model. [gestures 18]
    @Test func hitTestingIsByThePresentationUnlessItIsByHand() {
      for isByHand in [false, true] {
        view.center.x = 50
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
          view.center.x = 250
        }
        animator.isManualHitTestingEnabled = isByHand
        animator.startAnimation()
        Headless.advance(by: 0.5)
        #expect(view.isFoundWhereSeen == !isByHand && !view.isClosedByAnimation)
        animator.stopAnimation(true)
        #expect(!view.isFoundWhereSeen)
      }
    }

    // A hundred layers cost a hundred times what one costs.
    @Test func theWorkIsLinearInTheNumberOfViews() {
      func additions(_ count: Int) -> Int {
        let views = (0..<count).map { _ in UIView(frame: view.frame) }
        for other in views { scene.window.addSubview(other) }
        Headless.turn()
        Headless.resetCounters()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          for other in views {
            other.center.x = 150
            other.alpha = 0
          }
        }
        animator.startAnimation()
        Headless.advance(by: 0.5)
        animator.pauseAnimation()
        animator.fractionComplete = 0.2
        let count = Headless.counters.animationsAdded
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        for other in views { other.removeFromSuperview() }
        return count
      }
      #expect(additions(100) == 10 * additions(10))
    }
  }
}
