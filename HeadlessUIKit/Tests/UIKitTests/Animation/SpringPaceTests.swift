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
  }
}
