import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct TapTests {
    init() { Headless.reset() }

    // Documented: UITapGestureRecognizer, WWDC 2010 session 121; the limits are unverified.
    // [gestures 102]
    @Test func aTapFiresOnLiftUnlessItMovesOrLasts() {
      let stage = TouchStage()
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      stage.down(150, 150)
      #expect(stage.actions().isEmpty)
      stage.lift()
      #expect(stage.actions() == ["tap ended"])
      stage.play(.flick(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 158)))
      #expect(stage.actions() == ["tap ended"])
      stage.play(.flick(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 190)))
      stage.play(.tap(at: CGPoint(x: 150, y: 150), for: 2))
      #expect(stage.actions().isEmpty)
      #expect(tap.state == .possible)
    }

    // Documented: numberOfTapsRequired. [gestures 102]
    @Test func aDoubleTapMustBeQuick() {
      let stage = TouchStage()
      stage.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      Headless.advance(by: 0.7)
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      Headless.advance(by: 0.7)
      #expect(stage.actions().isEmpty)
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      Headless.advance(by: 0.2)
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions() == ["tap ended"])
    }

    // Documented: numberOfTouchesRequired, location(in:), location(ofTouch:in:).
    @Test func aTapOfTwoFingersKnowsWhereTheyWere() {
      let stage = TouchStage()
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      tap.numberOfTouchesRequired = 2
      var seen: [CGPoint] = []
      tap.addHeadlessTarget {
        seen = [$0.location(in: nil)]
        for index in 0..<$0.numberOfTouches { seen.append($0.location(ofTouch: index, in: nil)) }
      }
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions().isEmpty)
      stage.play(
        .pinch(center: CGPoint(x: 200, y: 200), from: 80, to: 80, over: 0.05))
      #expect(stage.actions() == ["tap ended"])
      #expect(
        seen == [CGPoint(x: 200, y: 200), CGPoint(x: 240, y: 200), CGPoint(x: 160, y: 200)])
      stage.down(150, 150)
      stage.down(200, 200, finger: 1)
      stage.down(250, 250, finger: 2)
      for finger in 0...2 { stage.lift(finger: finger) }
      #expect(stage.actions().isEmpty)
    }
  }
}
