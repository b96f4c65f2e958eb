import Testing
@testable import UIKit

extension All {
  /// Animators that meet others, go on, or begin again.
  @MainActor @Suite struct AnimatorReuseTests {
    init() { AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

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
