import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct RepeatTests {
    init() { AnimatedScene.begin() }

    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    // Documented: modifyAnimations(withRepeatCount:autoreverses:animations:).
    @Test func aPartOfABlockMayBeRepeated() {
      var finished: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { [view] in
          view.alpha = 0
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
        }, completion: { finished.append($0) })
      Headless.advance(by: 1.5)
      #expect(isClose(x, 100) && scene.alpha == 0)
      Headless.advance(by: 1.25)
      #expect(isClose(x, 125) && finished.isEmpty)
      Headless.advance(by: 1.3)
      #expect(finished == [true])
    }

    // Documented: "affected views are then updated immediately to reflect the new values".
    @Test func aReversedMovementJumpsToItsNewValue() {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
        view.center.x = 150
      }
      Headless.advance(by: 1.9)
      #expect(isClose(x, 60))
      Headless.advance(by: 0.11)
      #expect(x == 150)
    }

    // Documented: "You must call this method from within an enclosing animation block."
    @Test func outsideOfABlockThereIsNothingToRepeat() {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 80 }
      #expect(view.center.x == 80 && view.layer.animationKeys() == nil)
      #expect(Headless.takeMisuses().map(\.kind) == [.repeatOutsideAnimation])
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 150 }
      }
      animator.startAnimation()
      #expect(Headless.takeMisuses().map(\.kind) == [.notModelled])
    }
  }
}
