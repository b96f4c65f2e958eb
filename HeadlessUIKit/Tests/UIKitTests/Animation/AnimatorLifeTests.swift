import Testing
@testable import UIKit

extension All {
  /// [animation 78 to 88].
  @MainActor @Suite struct AnimatorLifeTests {
    init() { AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    private func mover(
      _ curve: UIView.AnimationCurve = .linear, log: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator { scene.mover(curve, log: log) }

    // Documented and widely observed: what UIKit throws for. [animation 79] [animation 80]
    // [animation 82]
    @Test func misuseIsRecorded() {
      var animator: UIViewPropertyAnimator? = mover()
      animator?.finishAnimation(at: .end)
      animator?.pauseAnimation()
      animator?.isInterruptible = false
      animator = nil
      animator = mover()
      animator?.pauseAnimation()
      animator?.stopAnimation(false)
      animator?.startAnimation()
      animator?.finishAnimation(at: .end)
      animator = nil
      #expect(
        Headless.takeMisuses().map(\.kind) == [
          .animatorNotStopped, .animatorChangedWhileActive, .animatorReleasedWhileActive,
          .animatorStartedWhileStopped,
        ])
    }

    // Unverified: what is told when the system drops the animations.
    @Test func theBackgroundEndsARunningAnimator() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = mover { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 0.3)
      Headless.enterBackground()
      #expect(ends == [.end] && animator.state == .inactive)
      #expect(view.center.x == 150)
    }
  }
}
