import Testing

@testable import UIKit

extension All {
  /// Springs given by how long they seem to take; measured by others on iOS.
  @MainActor @Suite struct BounceTests {
    init() { AnimatedScene.begin() }

    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }

    // Measured by others, four independent reports. [animation 71]
    @Test func perceptualDurationAndBounceGiveStiffnessAndDamping() {
      let even = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
      #expect(isClose(even.stiffness, 157.9137) && isClose(even.damping, 25.1327))
      #expect(even.mass == 1 && even.allowsOverdamping)
      #expect(even.duration == even.settlingDuration && even.duration > 0.5)
      let swinging = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
      #expect(isClose(swinging.damping, 4 * .pi * 0.7 / 0.5))
      #expect(isClose(swinging.bounce, 0.3) && isClose(swinging.perceptualDuration, 0.5))
      let creeping = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
      #expect(isClose(creeping.damping, 4 * .pi / (0.5 * 0.7)))
      #expect(isClose(creeping.bounce, -0.3))
    }

    // Measured by others: the critical root, not the settling duration. [animation 76]
    @Test(arguments: [(0.5, 0.735), (0.4, 0.588)])
    func aBlocksSpringIsPlayedUpToItsCriticalRoot(duration: Double, played: Double) throws {
      UIView.animate(springDuration: duration, bounce: 0) { view.center.x = 150 }
      let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      let omega = 2 * Double.pi / duration
      #expect(isClose(animation.duration, played, 1e-3))
      #expect(isClose(Double(animation.stiffness), omega * omega))
      #expect(animation.isAdditive && animation.fillMode == .both)
      #expect(!animation.allowsOverdamping)
    }

    // Measured by others: below 0 the spring overshoots, and may be overdamped. [animation 76]
    @Test func aNegativeBounceOvershoots() throws {
      UIView.animate(springDuration: 0.5, bounce: -0.3) { view.center.x = 150 }
      let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(animation.allowsOverdamping && isClose(animation.duration, 0.735, 1e-3))
      var farthest: CGFloat = 0
      for _ in 0..<40 {
        Headless.advance(by: 1.0 / 60)
        farthest = max(farthest, scene.x)
      }
      #expect(farthest > 150)
    }

    // Measured by others: overdamping stays off. [animation 76] [animation 74]
    @Test func timingParametersAreNotOverdamped() {
      func animator(_ bounce: CGFloat) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(
          duration: 9, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: bounce))
      }
      #expect(isClose(animator(-0.3).duration, animator(0).duration))
      #expect(isClose(animator(0).duration, 9.2334134764516 / (4 * .pi)))
      #expect(animator(0.3).duration > 0.5)
    }

    @Test func theDefaultsAreHalfASecondWithoutBounce() {
      var finished: [Bool] = []
      UIView.animate(
        animations: { view.center.x = 150 }, completion: { finished.append($0) })
      Headless.advance(by: 0.72)
      #expect(finished.isEmpty)
      Headless.advance(by: 0.03)
      #expect(finished == [true])
    }

    private func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-3) -> Bool {
      abs(a - b) <= tolerance
    }
  }
}
