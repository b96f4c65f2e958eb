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

    // Too much damping is critical damping. Documented: CAAnimation.h. [animation 68]
    @Test func overdampingIsClamped() {
      let (critical, over) = (CASpringAnimation(), CASpringAnimation())
      critical.damping = 20
      over.damping = 80
      #expect(critical.curve(0.1) == over.curve(0.1))
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
