import Foundation
import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollMotionTests {
    init() { Headless.reset() }

    let span = ScrollSpan(min: 0, max: 1000, length: 400, scrolls: true, bounces: true)

    // Observed: d (1 - 1 / (1 + 0.55 x / d)). [gestures 115]
    @Test func theRubberBandStretchesAsMeasured() {
      let above = span.shown(-100)
      let resistance: CGFloat = 1 + 0.55 * 100 / 400
      let expected: CGFloat = 400 / resistance - 400
      #expect(isClose(above, expected))
      let below = span.shown(1100)
      #expect(isClose(below, 1000 - expected))
      let far = span.shown(-100_000)
      #expect(far > -400)
      #expect(span.shown(500) == 500)
    }

    // Inferred: what is taken up where the band is stretched goes on from there. [gestures 115]
    @Test func theRubberBandCanBeReadBackwards() {
      for offset: CGFloat in [-700, -20, 0, 400, 1000, 1300] {
        let back = span.offset(shownAt: span.shown(offset))
        #expect(isClose(back, offset))
      }
      let slope = (span.shown(-101) - span.shown(-99)) / -2
      #expect(isClose(slope, span.slope(at: -100), 1e-4))
    }

    @Test func contentWithoutBounceDoesNotStretch() {
      let stiff = ScrollSpan(min: 0, max: 1000, length: 400, scrolls: true, bounces: false)
      #expect(stiff.shown(-100) == 0)
      #expect(stiff.shown(1100) == 1000)
    }

    // Observed: v0 d^(1000 t), and its exact integral. [gestures 113] [gestures 114]
    @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
    func aThrowDecaysExponentially(rate: UIScrollView.DecelerationRate) {
      let glide = ScrollGlide(from: 100, velocity: 800, in: span, rate: rate)
      let d = Double(rate.rawValue)
      let total = -790 / (1000 * log(d))
      #expect(isClose(glide.target, 100 + total))
      for time in stride(from: 0.0, to: 0.4, by: 0.05) {
        let position = glide.position(at: time)
        let expected = 100 + 800 * (pow(d, 1000 * time) - 1) / (1000 * log(d))
        #expect(isClose(position, expected))
      }
    }

    // Measured by others: about half of the velocity in points; a tenth when fast. [gestures 113]
    @Test func aThrowGoesAboutHalfItsSpeed() {
      let normal = ScrollGlide(from: 0, velocity: 1000, in: span, rate: .normal)
      #expect(isClose(normal.target, 494.5, 1))
      let fast = ScrollGlide(from: 0, velocity: 1000, in: span, rate: .fast)
      #expect(isClose(fast.target, 98.5, 1))
    }

    // Measured by others: it ends at 10 points a second, after ln(|v| / 10) / 2.002 s and
    // (|v| - 10) 0.4995 points. [gestures 114]
    @Test(arguments: [30, 400, 1000, 1900]) func aThrowEndsAtTenPointsASecond(speed: CGFloat) {
      for velocity in [speed, -speed] {
        let glide = ScrollGlide(
          from: 500, velocity: velocity,
          in: ScrollSpan(min: -9999, max: 9999, length: 400, scrolls: true, bounces: true),
          rate: .normal)
        let way: CGFloat = (speed - 10) * 0.4995
        #expect(isClose(abs(glide.target - 500), way, 0.1))
        #expect(isClose(CGFloat(glide.duration), log(speed / 10) / 2.002, 1e-3))
        let last = glide.target - glide.position(at: glide.duration - 0.001)
        #expect(isClose(abs(last) * 1000, 10, 0.05))
        #expect(glide.position(at: glide.duration) == glide.target)
      }
      let slow = ScrollGlide(from: 500, velocity: 9, in: span, rate: .normal)
      #expect(slow.duration == 0 && slow.target == 500)
    }

    // Measured by others: from -235 at rest, -101 after 0.11 s, -43 after 0.21, over at 0.69.
    // [gestures 116]
    @Test func theWayHomeFromRest() {
      let glide = ScrollGlide(from: -235, velocity: 0, in: span, rate: .normal)
      #expect(glide.target == 0)
      #expect(isClose(glide.position(at: 0.11), -101, 1))
      #expect(isClose(glide.position(at: 0.21), -43, 1))
      #expect(isClose(CGFloat(glide.duration), 0.69, 0.02))
    }

    // Measured by others: into an edge at 3,005 points a second, a peak of 100.3, over at 0.81.
    // [gestures 116]
    @Test func theWayBackFromAThrow() {
      let glide = ScrollGlide(from: 1000, velocity: 3005, in: span, rate: .normal)
      let peak = stride(from: 0, to: 0.8, by: 0.001).map { glide.position(at: $0) }.max() ?? 0
      #expect(isClose(peak, 1100.3, 0.5))
      #expect(isClose(CGFloat(glide.duration), 0.81, 0.02))
    }

    // The speed that is left when it crosses the edge is taken over. [gestures 116]
    @Test func pastTheEdgeASpringTakesOver() {
      let glide = ScrollGlide(from: 900, velocity: 1000, in: span, rate: .normal)
      let decay = -1000 * log(0.998)
      let crossing = -log(1 - 100 * decay / 1000) / decay
      let speed = 1000 - 100 * decay
      let atEdge = glide.position(at: crossing)
      #expect(isClose(atEdge, 1000))
      for time in [0.02, 0.1, 0.3] {
        let position = glide.position(at: crossing + time)
        #expect(isClose(position, 1000 + speed * time * exp(-11.02 * time)))
      }
      #expect(glide.target == 1000)
      #expect(glide.duration < 2)
    }

    @Test func withoutBounceAThrowEndsAtTheEdge() {
      let stiff = ScrollSpan(min: 0, max: 1000, length: 400, scrolls: true, bounces: false)
      let glide = ScrollGlide(from: 900, velocity: 1000, in: stiff, rate: .normal)
      let times = stride(from: 0, to: 1, by: 0.01)
      #expect(times.allSatisfy { glide.position(at: $0) <= 1000 })
      #expect(glide.position(at: 1) == 1000)
    }

    // Unverified: see ScrollGlide.
    @Test func aThrowInwardGoesOnInside() {
      let glide = ScrollGlide(from: -50, velocity: 1000, in: span, rate: .normal)
      #expect(glide.target > 400)
    }

    // Unverified: see ScrollGlide.
    @Test func aChosenTargetIsReachedWithoutShootingPast() {
      let glide = ScrollGlide(from: 0, velocity: 3000, to: 100)
      let times = stride(from: 0, to: 1, by: 0.01)
      #expect(times.allSatisfy { glide.position(at: $0) <= 100 + 1e-9 })
      let start = glide.position(at: 0.001)
      #expect(isClose(start, 3, 0.2))
      #expect(glide.position(at: glide.duration) == 100)
    }
  }
}
