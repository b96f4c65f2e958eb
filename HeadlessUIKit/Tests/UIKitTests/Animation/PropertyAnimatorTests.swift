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
  }
}
