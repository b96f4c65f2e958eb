import UIKit
import Testing

@testable import TestSupport
@testable import TransitionCatalog

struct TrackTests {
  @Test func aLineGoesOnBeyondItsEnds() {
    let line = Choreography.Track.linear(from: 10, to: 20)
    #expect([-0.1, 0, 0.5, 1, 1.1].map(line.value) == [9, 10, 15, 20, 21])
  }

  @Test func smoothPiecesMeetTheirKnotsAndEndFlat() {
    let course = Choreography.Track.keyframes([(0, 1), (0.25, 0.8), (0.75, 0.8), (1, 1)], .smooth)
    #expect([0, 0.25, 0.5, 0.75, 1].map(course.value) == [1, 0.8, 0.8, 0.8, 1])
    #expect(abs(course.value(at: 0.125) - 0.9) < 1e-12)
    #expect([course.value(at: -0.3), course.value(at: 1.3)] == [1, 1])
  }

  @Test func reversingTwiceIsNothing() {
    let course = Choreography.Track.keyframes([(0, 3), (0.2, 8), (1, 1)], .linear)
    #expect(abs(course.reversed().value(at: 0.8) - 8) < 1e-12)
    for step in 0...10 {
      let f = CGFloat(step) / 10
      #expect(abs(course.reversed().reversed().value(at: f) - course.value(at: f)) < 1e-12)
    }
  }

  @Test func fallingTrackIsSlowAtFirst() {
    let course = Choreography.Track.keyframes([(0, 0), (1, 100)], .falling)
    #expect([0, 0.5, 1, 1.2].map(course.value) == [0, 25, 100, 100])
  }

  @Test func aPendulumSwingsAsFarAsItMayAndLessEachTime() {
    let pendulum = Pendulum(peak: 8, period: 0.5, decay: 2.6)
    let course = Choreography.Track.oscillation(pendulum, push: 0.1, over: 1.1)
    let values = (0...1100).map { course.value(at: CGFloat($0) / 1100) }
    #expect(values[...100].allSatisfy { $0 == 0 })
    for crossing in [350, 600, 850, 1100] { #expect(abs(values[crossing]) < 1e-9) }
    #expect(abs(values.max()! - 8) < 0.01)
    // By the decay over half a period.
    #expect(abs(values.min()! + 8 * exp(-1.3 / 2)) < 0.01)
    #expect(!course.isConstant)
  }

  @Test func aPacedTrackTakesTheSameValuesInItsOwnTime() {
    let timing = Timing.standard(duration: 2)
    let course = Choreography.Track.linear(from: 10, to: 20).paced(by: timing)
    for step in 0...10 {
      let f = CGFloat(step) / 10
      #expect(abs(course.value(at: f) - (10 + 10 * timing.fraction(at: Double(f) * 2))) < 1e-9)
    }
  }
}
