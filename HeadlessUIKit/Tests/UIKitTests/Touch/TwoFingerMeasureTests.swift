import Testing

@testable import UIKit

extension All {
  /// The numbers behind pinch, rotation and swipe, without any touch.
  @MainActor @Suite struct TwoFingerMeasureTests {
    init() { Headless.reset() }

    // Measured by others, on a native zoom pinch. [gestures 97]
    @Test func aPinchTakesNinePointsToBegin() {
      var pinch = PinchMeasure()
      pinch.land(100, at: 0)
      let answers = [108.6, 91.4, 108.7].map { pinch.recognizes($0, at: 0.1) }
      #expect(answers == [false, false, true])
      let scale = pinch.scale
      #expect(isClose(scale, 1))
    }

    // Measured by others: closing, the reference is the distance at touch-down less 8.7. [gestures 97]
    @Test func distanceToBeginIsNoPartOfTheScale() {
      var pinch = PinchMeasure()
      pinch.land(100, at: 0)
      _ = pinch.recognizes(91.3, at: 0.1)
      pinch.move(to: 45.65, at: 0.2)
      let scale = pinch.scale
      #expect(isClose(scale, 0.5))
    }

    // Documented: velocity in scale per second.
    @Test func aPinchsVelocityIsScalePerSecond() {
      var pinch = PinchMeasure()
      pinch.land(91.3, at: 0)
      _ = pinch.recognizes(100, at: 0.1)
      #expect(pinch.velocity == 0)
      pinch.move(to: 120, at: 0.2)
      let velocity = pinch.velocity
      #expect(isClose(velocity, 2))
    }

    // Widely observed: a finger put back resumes the same gesture. [gestures 98]
    @Test func aFingerPutBackGoesOnFromTheScaleThatWas() {
      var pinch = PinchMeasure()
      pinch.land(91.3, at: 0)
      _ = pinch.recognizes(100, at: 0.1)
      pinch.move(to: 200, at: 0.2)
      pinch.lift()
      pinch.land(50, at: 0.3)
      pinch.move(to: 75, at: 0.4)
      let scale = pinch.scale
      #expect(isClose(scale, 3))
    }

    @Test func theScaleThatIsSetIsWhereItGoesOn() {
      var pinch = PinchMeasure()
      pinch.land(91.3, at: 0)
      _ = pinch.recognizes(100, at: 0.1)
      pinch.move(to: 200, at: 0.2)
      pinch.set(1)
      #expect(pinch.velocity == 0)
      pinch.move(to: 300, at: 0.3)
      let scale = pinch.scale
      #expect(isClose(scale, 1.5))
    }

    // Inferred: across the angle at which atan2 jumps.
    @Test func aTurnHasNoSeam() {
      let turn = FingerPair.turn(from: 3, to: -3)
      #expect(isClose(turn, 2 * .pi - 6))
      let back = FingerPair.turn(from: -3, to: 3)
      #expect(isClose(back, 6 - 2 * .pi))
    }

    // Documented: radians; clockwise is positive on a screen whose y axis points down.
    @Test func moreThanHalfACircleAddsUp() {
      var rotation = RotationMeasure()
      rotation.land(0, at: 0)
      for step in 1...40 {
        let angle = CGFloat(step) * 0.1
        let pair = FingerPair(
          first: .zero, second: CGPoint(x: 200 * cos(angle), y: 200 * sin(angle)))
        if !rotation.recognizes(pair, at: Double(step)) {
          rotation.move(to: pair.angle, at: Double(step))
        }
      }
      let turned = rotation.rotation
      #expect(isClose(turned, 4 - GestureLimits.rotationArc / 100))
      let velocity = rotation.velocity
      #expect(isClose(velocity, 0.1))
    }

    // Documented: a fast swipe may be looser and has to go farther, a slow one the other way round.
    // [gestures 101]
    @Test func aSlowSwipeIsStrictAndShort() {
      #expect(SwipeMeasure.judge(along: 40, across: 0, time: 0.05) == .undecided)
      #expect(SwipeMeasure.judge(along: 40, across: 0, time: 0.45) == .swipe)
      #expect(SwipeMeasure.judge(along: 70, across: 30, time: 0.05) == .swipe)
      #expect(SwipeMeasure.judge(along: 70, across: 30, time: 0.45) == .none)
    }
  }
}
