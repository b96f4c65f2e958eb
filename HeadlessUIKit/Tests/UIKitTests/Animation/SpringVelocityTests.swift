import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct SpringVelocityTests {
    init() { AnimatedScene.begin() }

    // Documented: UISpringTimingParameters.initialVelocity is in ways a second, positive towards
    // the target. [gestures 134] [gestures 135]
    @Test(arguments: [3.0, 0, -3])
    func velocityIsInWaysASecond(velocity: Double) {
      let scene = AnimatedScene.current
      let animator = UIViewPropertyAnimator(
        duration: 1,
        timingParameters: UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: 0)))
      animator.addAnimations { scene.view.center.x = 150 }
      animator.startAnimation()
      Headless.turn()
      Headless.advance(by: 1e-4)
      let speed = (scene.x - 50) / 1e-4
      #expect(isClose(speed, velocity * 100, 2))
      Headless.advance(by: 2)
      #expect(scene.x == 150)
    }
  }
}
