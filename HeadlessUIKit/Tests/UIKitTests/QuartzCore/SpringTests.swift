import Testing

@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct SpringTests {
    init() { Headless.reset() }

    // 0 → 100 with the default spring. Documented: CAAnimation.h. [animation 68]
    @Test func samplesOfTheDefaultSpring() {
      let curve = CASpringAnimation().curve
      let expected = [0.05: 10.4405, 0.15: 61.0493, 0.25: 102.336, 0.45: 111.845]
      for (time, value) in expected { #expect(abs(curve(time) * 100 - value) < 5e-4) }
    }

    // Documentation of settlingDuration. Measured by others. [animation 69]
    @Test(arguments: [
      (100, 10, 1.4727003346780927), (100, 5, 2.855), (100, 15, 1.022), (100, 20, 1),
      (100, 30, 1),
    ])
    func settling(stiffness: CGFloat, damping: CGFloat, expected: Double) {
      let spring = CASpringAnimation()
      spring.stiffness = stiffness
      spring.damping = damping
      #expect(abs(spring.settlingDuration - expected) < 1e-3)
    }

    // Measured by others. [animation 69]
    @Test func settlingExactly() {
      let spring = CASpringAnimation()
      #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-12)
      spring.damping = 0
      #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
    }

    // Too much damping is critical damping. Documented: CAAnimation.h. [animation 68]
    @Test func overdampingIsClamped() {
      let (critical, over) = (CASpringAnimation(), CASpringAnimation())
      critical.damping = 20
      over.damping = 80
      #expect(critical.curve(0.1) == over.curve(0.1))
    }

    // Values without sense are ignored. Documented: CAAnimation.h. [animation 68]
    @Test func senselessValuesAreIgnored() {
      let spring = CASpringAnimation()
      spring.mass = 0
      spring.stiffness = -1
      spring.damping = -1
      #expect([spring.mass, spring.stiffness, spring.damping] == [1, 100, 10])
    }

    // The duration cuts the spring off. Measured by others. [animation 70]
    @Test func aShortSpringIsCut() {
      let stage = Stage()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 100
      spring.duration = 0.2
      stage.set { $0.position.x = 7 }
      stage.layer.add(spring, forKey: "x")
      Headless.turn()
      #expect(isClose(stage.shown(at: 0.15) { $0.position.x } ?? 0, 61.0493))
      #expect(stage.shown(at: 0.2) { $0.position.x } == 7)
    }

    // Velocity is in distances a second, towards the target. Documented: CAAnimation.h.
    // [animation 68]
    @Test func aPushForwardsArrivesEarlier() {
      let (pushed, still) = (CASpringAnimation(), CASpringAnimation())
      pushed.initialVelocity = 5
      #expect(pushed.curve(0.1) > still.curve(0.1))
      #expect(abs(pushed.curve(1e-4) / 1e-4 - 5) < 0.1)
    }
  }
}
