import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct PanTests {
    init() { Headless.reset() }

    func stage() -> (TouchStage, UIPanGestureRecognizer) {
      let stage = TouchStage()
      return (stage, stage.add(UIPanGestureRecognizer(), "pan"))
    }

    // Documented: UIPanGestureRecognizer. [gestures 62]
    @Test func aPanBeginsWithEnoughFingersAndEndsWhenAllLift() {
      let (stage, pan) = stage()
      #expect(pan.minimumNumberOfTouches == 1)
      #expect(pan.maximumNumberOfTouches == Int.max)
      pan.minimumNumberOfTouches = 2
      stage.down(150, 150)
      stage.move(190, 150)
      #expect(stage.actions().isEmpty)
      stage.down(200, 200, finger: 1)
      stage.move(230, 150)
      #expect(stage.actions() == ["pan began"])
      stage.move(240, 150)
      #expect(stage.actions() == ["pan changed"])
      pan.minimumNumberOfTouches = 1
      stage.lift(finger: 1)
      #expect(stage.actions().isEmpty)
      stage.move(250, 150)
      stage.lift()
      #expect(stage.actions() == ["pan changed", "pan ended"])
      #expect(pan.numberOfTouches == 0)
    }

    // Documented: WWDC 2018 session 803; measured by others. [gestures 63] [gestures 64]
    @Test func tenPointsOnOneAxisBeginAPan() {
      let (stage, _) = stage()
      stage.down(150, 150)
      stage.move(157, 157)
      stage.move(159.5, 159.5)
      #expect(stage.actions().isEmpty)
      stage.move(160, 159.5)
      #expect(stage.actions() == ["pan began"])
      stage.lift()
      stage.down(150, 150)
      stage.move(150, 140)
      #expect(stage.actions() == ["pan ended", "pan began"])
    }

    // The other account: the straight way, and more than ten.
    @Test func underTheOtherRuleTheStraightWayCounts() {
      Headless.panRules = .second
      let (stage, _) = stage()
      stage.down(150, 150)
      stage.move(160, 150)
      #expect(stage.actions().isEmpty)
      stage.move(158, 157)
      #expect(stage.actions() == ["pan began"])
    }

    // Measured by others. [gestures 65]
    @Test func aCoarseStepBeginsLateAndFar() {
      let (stage, pan) = stage()
      stage.down(150, 150)
      stage.move(230, 150)
      #expect(stage.actions() == ["pan began"])
      let place = pan.location(in: stage.outer)
      #expect(place == CGPoint(x: 230, y: 150))
    }

    // Observed: many reports of tiny translations at the beginning. [gestures 66]
    @Test func theSlopIsTakenOutOnceOfEachAxis() {
      let (stage, pan) = stage()
      stage.down(150, 150)
      stage.move(162, 145)
      var way = pan.translation(in: nil)
      #expect(way == CGPoint(x: 2, y: 0))
      stage.move(300, 130)
      way = pan.translation(in: nil)
      #expect(way == CGPoint(x: 140, y: -15))
      stage.move(150, 150)
      way = pan.translation(in: nil)
      #expect(way == CGPoint(x: -10, y: 5))
    }

    // Inferred. [gestures 68]
    @Test func locationAndTranslationDifferByTheSlop() {
      let (stage, pan) = stage()
      stage.down(150, 150)
      stage.move(170, 150)
      stage.move(200, 180)
      let (place, way) = (pan.location(in: nil), pan.translation(in: nil))
      #expect(place == CGPoint(x: 200, y: 180))
      #expect(way == CGPoint(x: 40, y: 30))
    }

    // Observed: c4ios; inferred. [gestures 76]
    @Test func anotherFingerMovesTheLocationNotTheTranslation() {
      let (stage, pan) = stage()
      stage.down(150, 150)
      stage.move(180, 150)
      stage.down(280, 250, finger: 1)
      var (way, place) = (pan.translation(in: nil), pan.location(in: nil))
      #expect(way == CGPoint(x: 20, y: 0))
      #expect(place == CGPoint(x: 230, y: 200))
      stage.move(190, 150)
      way = pan.translation(in: nil)
      #expect(way == CGPoint(x: 25, y: 0))
      stage.lift()
      (way, place) = (pan.translation(in: nil), pan.location(in: nil))
      #expect(way == CGPoint(x: 25, y: 0))
      #expect(place == CGPoint(x: 280, y: 250))
      stage.move(290, 250, finger: 1)
      way = pan.translation(in: nil)
      #expect(way == CGPoint(x: 35, y: 0))
    }

    // Observed: smallduck.wordpress.com. [gestures 77]
    @Test func oneFingerTooFewEndsAPan() {
      let (stage, pan) = stage()
      pan.minimumNumberOfTouches = 2
      stage.down(150, 150)
      stage.down(200, 150, finger: 1)
      stage.move(190, 150)
      stage.lift()
      #expect(stage.actions() == ["pan began", "pan ended"])
      stage.lift(finger: 1)
      #expect(stage.actions().isEmpty)
    }

    // Observed: UIKit-cross-platform 424. [gestures 78]
    @Test func aSecondFingerDoesNotFailARunningPan() {
      let (stage, pan) = stage()
      pan.maximumNumberOfTouches = 1
      stage.down(150, 150)
      stage.move(170, 150)
      stage.down(200, 200, finger: 1)
      stage.move(180, 150)
      #expect(stage.actions() == ["pan began", "pan changed"])
      let place = pan.location(in: nil)
      #expect(place == CGPoint(x: 180, y: 150))
    }

    // Unverified: too many fingers before it begins.
    @Test func tooManyFingersFailAPanThatHasNotBegun() {
      let (stage, pan) = stage()
      pan.maximumNumberOfTouches = 1
      stage.down(150, 150)
      stage.down(200, 200, finger: 1)
      stage.move(190, 150)
      #expect(stage.actions().isEmpty)
    }
  }
}
