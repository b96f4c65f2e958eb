import Testing

@testable import UIKit

extension All {
  /// [animation 68, 69, 72 to 77]; the numbers were measured by others on the real framework.
  @MainActor @Suite struct SpringPaceTests {
    init() { Headless.reset() }

    func stiffness(_ duration: Double, _ ratio: Double, _ velocity: Double = 0) -> Double {
      let spring = SpringPace.fitting(
        duration, ratio: ratio, velocity: CGVector(dx: velocity, dy: velocity))
      return spring.frequency * spring.frequency
    }

    // Measured by others, independently of each other; with a velocity once. [animation 72]
    // [animation 73]
    @Test func theSpringIsFittedToTheDuration() {
      #expect(abs(stiffness(0.4, 0.8) - 505.609) < 0.001)
      #expect(abs(stiffness(1, 1) - 85.2559) < 0.0001)
      #expect(abs(stiffness(1, 0.5, 1) - 152.868) < 0.001)
      #expect(abs(stiffness(1, 0.5, -2) - 175.422) < 0.001)
    }

    // Measured by others. [animation 72]
    @Test func dampingAboveOneIsCritical() {
      #expect(stiffness(1, 3) == stiffness(1, 1))
    }

    // Measured by others. [animation 72]
    @Test func aBlockWithASpringAddsASpringOfExactlyItsDuration() throws {
      let window = Headless.makeWindow()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        animations: { view.center.x = 105 })
      let animation = try #require(
        view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(animation.duration == 0.4 && animation.mass == 1 && animation.isAdditive)
      #expect(abs(animation.stiffness - 505.609) < 0.001)
      Headless.advance(by: 0.1)
      let expected = SpringPace.fitting(0.4, ratio: 0.8).progress(at: 0.1)
      let x = try #require(view.layer.presentation()?.position.x)
      #expect(abs(Double(x) - (5 + 100 * expected)) < 1e-6)
    }

    // Widely observed; the overdamped ones and the default are measured by others. [animation 74]
    // [animation 75]
    @Test func aSpringGivenByItsPhysicsBringsItsOwnDuration() {
      func duration(_ spring: UISpringTimingParameters) -> Double {
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

    // Measured by others: one spring an axis where the two velocities differ. [animation 77]
    @Test func aVectorSplitsAMovement() {
      let window = Headless.makeWindow()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      let animator = UIViewPropertyAnimator(
        duration: 1,
        timingParameters: UISpringTimingParameters(
          dampingRatio: 0.7, initialVelocity: CGVector(dx: 2, dy: 0)))
      animator.addAnimations { view.center = CGPoint(x: 105, y: 105) }
      animator.startAnimation()
      #expect(view.layer.animationKeys() == ["position.x", "position.y"])
      Headless.advance(by: 0.1)
      let shown = view.layer.presentation()?.position ?? .zero
      #expect(shown.x > shown.y)
      Headless.advance(by: 1)
    }
  }
}
