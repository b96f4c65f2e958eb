import Testing

@testable import UIKit

extension All {
  /// UILongPressGestureRecognizer.h
  @MainActor @Suite struct LongPressTests {
    init() { Headless.reset() }

    // Documented: 0.5 seconds, 10 points, one finger. [gestures 103]
    @Test func aPressBeginsAfterHalfASecond() {
      let scene = TouchedScene()
      let press = scene.listen(to: UILongPressGestureRecognizer())
      #expect(press.minimumPressDuration == 0.5)
      #expect(press.allowableMovement == 10 && press.numberOfTouchesRequired == 1)
      scene.play(.down(at(100, 100)), rest: 0.45)
      #expect(scene.lines.isEmpty)
      Headless.advance(by: 0.1)
      #expect(scene.lines == ["began"])
    }

    // Documented: changed on moves, ended on lift; unlimited movement after. [gestures 103]
    @Test func aPressThatHasBegunMayMove() {
      let scene = TouchedScene()
      let press = scene.listen(to: UILongPressGestureRecognizer())
      scene.play(.down(at(100, 100)), rest: 0.6)
      scene.play(.move(to: at(300, 700), over: 0.2), .lift)
      #expect(scene.steps == ["began", "changed", "ended"])
      let place = press.location(in: scene.root)
      #expect(isClose(place.x, 300) && isClose(place.y, 700))
    }

    // Documented: 10 points allowed before it begins. [gestures 103]
    @Test func aPressThatStraysFails() {
      let scene = TouchedScene()
      let press = scene.listen(to: UILongPressGestureRecognizer())
      scene.play(.down(at(100, 100)), .move(to: at(110, 100), over: 0.1), rest: 0.6)
      #expect(scene.lines == ["began"])
      scene.play(.lift)
      scene.lines = []
      scene.play(.down(at(100, 100)), .move(to: at(111, 100), over: 0.1), rest: 1)
      #expect(scene.lines.isEmpty)
      scene.play(.lift)
      press.allowableMovement = 50
      scene.play(.down(at(100, 100)), .move(to: at(140, 100), over: 0.1), rest: 1)
      #expect(scene.lines == ["began"])
    }

    // Documented: measured on the screen, so a view that moves or shrinks does not matter.
    // [gestures 103] [gestures 43]
    @Test func strayingIsMeasuredOnTheScreen() {
      let scene = TouchedScene()
      scene.root.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      scene.root.frame.origin = .zero
      _ = Headless.takeMisuses()
      scene.listen(to: UILongPressGestureRecognizer())
      scene.play(.down(at(20, 20)), .move(to: at(26, 20), over: 0.1), rest: 0.6)
      #expect(scene.lines == ["began"])
    }

    @Test func aPressThatIsTooShortFails() {
      let scene = TouchedScene()
      scene.listen(to: UILongPressGestureRecognizer())
      scene.play(.tap(at: at(100, 100), for: 0.4), rest: 1)
      #expect(scene.lines.isEmpty)
      scene.play(.tap(at: at(100, 100), for: 0.6), rest: 1)
      #expect(scene.lines == ["began", "ended"])
    }

    @Test func twoFingersHaveToBeDown() {
      let scene = TouchedScene()
      let press = scene.listen(to: UILongPressGestureRecognizer())
      press.numberOfTouchesRequired = 2
      scene.play(.down(at(100, 100)), rest: 1)
      #expect(scene.lines.isEmpty)
      scene.play(HeadlessTouchScript([.init(1, [.down(at(200, 200))])]), rest: 0.6)
      #expect(scene.lines == ["began"])
      // Documented: ends when any of the fingers lifts.
      scene.play(.lift)
      #expect(scene.lines == ["began", "ended"])
    }

    @Test func oneFingerTooManyFails() {
      let scene = TouchedScene()
      scene.listen(to: UILongPressGestureRecognizer())
      scene.play(.pinch(center: at(195, 400), from: 100, to: 100, over: 1, lifts: true))
      #expect(scene.lines.isEmpty)
    }

    // Observed by many: a duration of zero begins as the finger lands.
    @Test func withoutADurationItBeginsAtOnce() {
      let scene = TouchedScene()
      let press = scene.listen(to: UILongPressGestureRecognizer())
      press.minimumPressDuration = 0
      scene.play(.down(at(100, 100)), rest: 0.02)
      #expect(scene.lines == ["began"])
    }

    // Documented: the touch is the recognizer's from then on; the view is cancelled.
    @Test func theViewLosesTheTouchThatIsPressed() {
      let scene = TouchedScene()
      scene.listen(to: UILongPressGestureRecognizer(), as: "press ")
      scene.watch(UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 50)))
      scene.play(.down(at(150, 325)), rest: 0.6)
      scene.play(.lift)
      #expect(scene.lines == ["down", "cancel", "press began", "press ended"])
    }

    // Documented: system interruptions. [gestures 39]
    @Test func anInterruptionCancelsAPressAndFailsAnEarlyOne() {
      let scene = TouchedScene()
      let press = scene.listen(to: UILongPressGestureRecognizer())
      scene.play(.down(at(100, 100)), rest: 0.6)
      Headless.beginInterruption()
      #expect(scene.lines == ["began", "cancelled"])
      Headless.endInterruption()
      scene.play(.lift)
      scene.lines = []
      scene.play(.down(at(100, 100)))
      Headless.beginInterruption()
      Headless.advance(by: 1)
      #expect(scene.lines.isEmpty && press.state == .possible)
    }
  }
}
