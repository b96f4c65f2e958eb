import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// [animation 68, 69, 72 to 77]; the numbers were measured by others on the real framework.
  @MainActor @Suite struct SpringPaceTests {
    // Widely observed; the overdamped ones and the default are measured by others. [animation 74]
    // [animation 75]
    @Test func aSpringGivenByItsPhysicsBringsItsOwnDuration() async throws {
      try await clock.play {
        @MainActor func duration(_ spring: UISpringTimingParameters) -> Double {
          UIViewPropertyAnimator(duration: 9, timingParameters: spring).duration
        }
        #expect(
          abs(
            duration(
              UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
              - 1.4727003346780927) < 1e-9)
        #expect(
          abs(
            duration(
              UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 40, initialVelocity: .zero)) - 0.92334) < 1e-4)
        #expect(abs(duration(UISpringTimingParameters()) - 0.5057) < 1e-4)
        #expect(duration(UISpringTimingParameters(dampingRatio: 0.5)) == 9)
      }
    }

    // Measured by others: one spring an axis where the two velocities differ. [animation 77]
    @Test func aVectorSplitsAMovement() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        let animator = UIViewPropertyAnimator(
          duration: 1,
          timingParameters: UISpringTimingParameters(
            dampingRatio: 0.7, initialVelocity: CGVector(dx: 2, dy: 0)))
        animator.addAnimations { view.center = CGPoint(x: 105, y: 105) }
        animator.startAnimation()
        #expect(view.layer.animationKeys() == ["position.x", "position.y"])
        clock.advance(by: 0.1)
        let shown = view.layer.presentation()?.position ?? .zero
        #expect(shown.x > shown.y)
        clock.advance(by: 1.2)
      }
    }
  }
}
