import Foundation
import Testing

@testable import TestSupport
@testable import TransitionCatalog

struct TimingTests {
  static let timings: [Timing] = [
    .cubic(0.3, 0, 0.1, 1, duration: 0.55),
    .spring(dampingRatio: 0.82, duration: 0.48, tolerance: 0.0007),
    .spring(dampingRatio: 1, duration: 0.45, tolerance: 0.0007),
    .release(Spring(dampingRatio: 0.85, frequency: 22), velocity: 4, tolerance: 0.002),
  ]

  @Test(arguments: timings) func timingEndsAtExactlyOne(timing: Timing) {
    #expect(timing.fraction(at: timing.duration) == 1)
    #expect(timing.fraction(at: timing.duration + 5) == 1)
    #expect(abs(timing.fraction(at: timing.duration - 1e-7) - 1) < 1e-5)
  }

  @Test(arguments: timings) func timingNeverJumps(timing: Timing) {
    var last = timing.fraction(at: 0)
    for step in 1...2000 {
      let next = timing.fraction(at: timing.duration * Double(step) / 2000)
      #expect(abs(next - last) < 0.01)
      last = next
    }
  }

  /// After 100 ms of half a second, the standard curve has covered 28 % of the distance.
  @Test func theStandardCurveAnswersATapWithinATenthOfASecond() {
    let timing = Timing.cubic(0.3, 0, 0.1, 1, duration: 0.5)
    #expect(abs(timing.fraction(at: 0.1) - 0.28) < 0.02)
  }

  /// Values of Core Animation's own curves at x = .1, .25, .5, .75 and .9, as measured there.
  @Test(arguments: [
    (CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1), [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    (CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), [0.0948, 0.40851, 0.8024, 0.96046, 0.99432]),
  ])
  func cubicsAreCoreAnimations(curve: CubicCurve, values: [CGFloat]) {
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9] as [CGFloat], values) {
      #expect(abs(curve.value(at: x) - y) < 2e-5)
    }
  }

  @Test func anotherDurationIsTheSameMovement() {
    for timing in TimingTests.timings.prefix(3) {
      let slow = timing.lasting(timing.duration * 3)
      for step in 0...20 {
        let t = timing.duration * Double(step) / 20
        #expect(abs(slow.fraction(at: 3 * t) - timing.fraction(at: t)) < 1e-9)
      }
    }
  }

  @Test func durationsThatAreNoneChangeNothing() {
    let timing = TimingTests.timings[0]
    for seconds in [0, -1, .nan, .infinity] { #expect(timing.lasting(seconds) == timing) }
  }

  /// The overshoot is about 1 % for a damping ratio of .82: e^(−πζ/√(1−ζ²)).
  @Test func theCardsSpringOvershootsByAHint() {
    let timing = TimingTests.timings[1]
    let top = (0...1000).map { timing.fraction(at: timing.duration * Double($0) / 1000) }.max()!
    #expect(top > 1.005 && top < 1.02)
  }
}
