import Foundation
import Testing

@testable import TestSupport
@testable import TransitionCatalog

struct SpringTests {
  /// Core Animation's default spring (mass 1, stiffness 100, damping 10: ω 10, ζ .5) from 0 to 100.
  /// The samples are measured values of `CASpringAnimation`.
  @Test(arguments: zip([0.05, 0.15, 0.25, 0.45], [10.4405, 61.0493, 102.336, 111.845]))
  func theClosedFormIsCoreAnimations(time: Double, value: CGFloat) {
    let spring = Spring(dampingRatio: 0.5, frequency: 10)
    #expect(abs(spring.position(at: time) * 100 - value) < 0.01)
  }

  @Test(arguments: [0.3, 0.5, 0.82, 1] as [CGFloat])
  func springStaysWithinTheToleranceAfterItsTime(ratio: CGFloat) {
    let spring = Spring(dampingRatio: ratio, settlingIn: 0.48, within: 0.001)
    for step in 0...200 {
      #expect(abs(1 - spring.position(at: 0.48 + Double(step) / 200)) <= 0.0010001)
    }
    #expect(abs(1 - spring.position(at: 0.2)) > 0.001)
  }

  @Test func aReleaseKeepsTheFingersVelocity() {
    for velocity in [-6, -1, 0, 2, 9] as [CGFloat] {
      var spring = Spring(dampingRatio: 0.85, frequency: 22)
      spring.velocity = velocity
      let step = 1e-6
      let measured = spring.position(at: step) / CGFloat(step)
      #expect(abs(measured - velocity) <= max(abs(velocity) * 0.02, 0.001))
    }
  }

  @Test func anotherDurationKeepsTheShape() {
    var spring = Spring(dampingRatio: 0.7, frequency: 10)
    spring.velocity = 3
    let quick = Timing(curve: .spring(spring), duration: 1)
    let slow = quick.lasting(2)
    for step in 0...20 {
      let t = Double(step) / 20
      #expect(abs(slow.fraction(at: 2 * t) - quick.fraction(at: t)) < 1e-9)
    }
  }
}
