import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct SpringTests {
    // Documentation of settlingDuration. Measured by others. [animation 69]
    @Test(arguments: [
      (100, 10, 1.4727003346780927), (100, 5, 2.855), (100, 15, 1.022), (100, 20, 1),
      (100, 30, 1),
    ])
    func settling(stiffness: CGFloat, damping: CGFloat, expected: Double) async throws {
      try await clock.play {
        let spring = CASpringAnimation()
        spring.stiffness = stiffness
        spring.damping = damping
        #expect(abs(spring.settlingDuration - expected) < 1e-3)
      }
    }

    // Measured by others. [animation 69]
    @Test func settlingExactly() async throws {
      try await clock.play {
        let spring = CASpringAnimation()
        #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-12)
        spring.damping = 0
        #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
      }
    }

    // Values without sense are ignored. Documented: CAAnimation.h. [animation 68]
    @Test func senselessValuesAreIgnored() async throws {
      try await clock.play {
        let spring = CASpringAnimation()
        spring.mass = 0
        spring.stiffness = -1
        spring.damping = -1
        #expect([spring.mass, spring.stiffness, spring.damping] == [1, 100, 10])
      }
    }

    // The duration cuts the spring off. Measured by others. [animation 70]
    @Test func aShortSpringIsCut() async throws {
      try await clock.play {
        let stage = Stage(isStopped: true)
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = 0.2
        stage.set { $0.position.x = 7 }
        stage.layer.add(spring, forKey: "x")
        clock.turn()
        #expect(isClose(stage.shown(at: 0.15) { $0.position.x } ?? 0, 61.0493))
        #expect(stage.shown(at: 0.25) { $0.position.x } == 7)
      }
    }
  }
}
