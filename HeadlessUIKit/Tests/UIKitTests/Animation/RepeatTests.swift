import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct RepeatTests {
    init() { AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

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
