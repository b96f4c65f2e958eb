import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct PinchTests {
    init() { Headless.reset() }

    private let center = CGPoint(x: 195, y: 400)

    private func finger(_ id: Int, _ steps: HeadlessTouchScript.Step...) -> HeadlessTouchScript {
      HeadlessTouchScript([.init(id, steps)])
    }

    // Measured by others: 8.7 points; turning alone does nothing. [gestures 97]
    @Test func aPinchBeginsAfterItsDeadZone() {
      let scene = TouchedScene()
      let pinch = scene.listen(to: UIPinchGestureRecognizer())
      scene.play(.pinch(center: center, from: 100, to: 108, over: 0.3, lifts: false))
      #expect(scene.lines.isEmpty && pinch.state == .possible)
      scene.play(
        HeadlessTouchScript([
          .init(0, [.move(to: at(255, 400), over: 0.3)]),
          .init(1, [.move(to: at(135, 400), over: 0.3)]),
        ]))
      #expect(scene.steps == ["began", "changed"])
      let scale = pinch.scale
      #expect(isClose(scale, 120 / 108.7))
    }

    @Test func turningAloneIsNoPinch() {
      let scene = TouchedScene()
      scene.listen(to: UIPinchGestureRecognizer())
      let round = { (sign: CGFloat) -> [HeadlessTouchScript.Step] in
        [.down(at(195 + sign * 80, 400))]
          + (1...20).map { step in
            let angle = Double(step) * 0.05
            return .move(
              to: at(195 + sign * 80 * cos(angle), 400 + sign * 80 * sin(angle)), over: 1.0 / 60)
          }
      }
      scene.play(HeadlessTouchScript([.init(0, round(1)), .init(1, round(-1))]))
      #expect(scene.lines.isEmpty)
    }

    // Documented: scale is 1 at the start and absolute; ended when the fingers are gone.
    // [gestures 96]
    @Test func theScaleIsThatOfTheWholePinch() {
      let scene = TouchedScene()
      let pinch = scene.listen(to: UIPinchGestureRecognizer())
      var scales: [CGFloat] = []
      pinch.addHeadlessTarget { _ in scales.append(pinch.scale) }
      scene.play(.pinch(center: center, from: 200, to: 95.65, over: 0.5))
      #expect(scene.steps == ["began", "changed", "ended"])
      #expect(scales.count > 10 && scales[0] > 0.95)
      let last = scales[scales.count - 1]
      #expect(isClose(last, 0.5))
    }

    // Documented: setting the scale sets the velocity to zero. [gestures 96]
    @Test func settingTheScaleSetsTheVelocityBack() {
      let scene = TouchedScene()
      let pinch = scene.listen(to: UIPinchGestureRecognizer())
      scene.play(.pinch(center: center, from: 100, to: 200, over: 0.5, lifts: false))
      let speed = pinch.velocity
      #expect(isClose(speed, 200 / 108.7, 0.01))
      pinch.scale = 1
      #expect(pinch.velocity == 0 && pinch.scale == 1)
    }

    // Widely observed: with one finger lifted it stays changed. [gestures 98]
    @Test func oneLiftedFingerDoesNotEndAPinch() {
      let scene = TouchedScene()
      let pinch = scene.listen(to: UIPinchGestureRecognizer())
      scene.play(.pinch(center: center, from: 100, to: 200, over: 0.3, lifts: false))
      let middle = pinch.location(in: scene.root)
      #expect(isClose(middle.x, 195))
      scene.play(finger(1, .lift))
      #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
      scene.lines = []
      scene.play(finger(0, .move(to: at(300, 420), over: 0.1)))
      #expect(scene.steps == ["changed"])
      // It jumps to the finger that is left.
      let place = pinch.location(in: scene.root)
      #expect(isClose(place.x, 300) && isClose(place.y, 420))
      scene.play(finger(0, .lift))
      #expect(scene.steps == ["changed", "ended"])
    }

    // Widely observed: location(ofTouch: 1) raises NSRangeException then. [gestures 98]
    @Test func theSecondTouchCannotBeAskedForWhenItIsGone() {
      let scene = TouchedScene()
      let pinch = scene.listen(to: UIPinchGestureRecognizer())
      scene.play(.pinch(center: center, from: 100, to: 200, over: 0.3, lifts: false))
      scene.play(finger(1, .lift))
      _ = pinch.location(ofTouch: 0, in: scene.root)
      #expect(Headless.misuses.isEmpty)
      _ = pinch.location(ofTouch: 1, in: scene.root)
      #expect(Headless.takeMisuses().map(\.kind) == [.touchIndexOutOfRange])
    }

    // Widely observed: a finger put back resumes the same gesture. [gestures 98]
    @Test func aFingerPutBackResumesThePinch() {
      let scene = TouchedScene()
      let pinch = scene.listen(to: UIPinchGestureRecognizer())
      scene.play(.pinch(center: center, from: 100, to: 217.4, over: 0.3, lifts: false))
      scene.play(finger(1, .lift))
      scene.lines = []
      scene.play(finger(2, .down(at(203.7, 400)), .move(to: at(103.7, 400), over: 0.2)))
      #expect(scene.steps == ["changed"])
      let scale = pinch.scale
      #expect(isClose(scale, 4))
      #expect(pinch.numberOfTouches == 2)
    }

    // Documented: the first two fingers. [gestures 96]
    @Test func aThirdFingerDoesNotCount() {
      let scene = TouchedScene()
      let pinch = scene.listen(to: UIPinchGestureRecognizer())
      scene.play(.pinch(center: center, from: 100, to: 200, over: 0.3, lifts: false))
      let scale = pinch.scale
      scene.play(finger(2, .down(at(10, 10)), .move(to: at(300, 800), over: 0.2)))
      #expect(pinch.scale == scale && pinch.numberOfTouches == 2)
      scene.play(finger(2, .lift))
      #expect(pinch.state == .changed)
    }

    // Documented: system interruptions cancel continuous recognizers. [gestures 39]
    @Test func anInterruptionCancelsAPinch() {
      let scene = TouchedScene()
      scene.listen(to: UIPinchGestureRecognizer())
      scene.play(.pinch(center: center, from: 100, to: 200, over: 0.3, lifts: false))
      Headless.enterBackground()
      #expect(scene.steps == ["began", "changed", "cancelled"])
    }

    // Documented: by default the first to recognize excludes the others. [gestures 100]
    @Test func pinchAndRotationNeedToBeAllowedTogether() {
      final class Friend: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
      }
      let steps = HeadlessTouchScript([
        .init(0, [.down(at(295, 400)), .move(to: at(195, 200), over: 0.4), .lift]),
        .init(1, [.down(at(95, 400)), .move(to: at(195, 600), over: 0.4), .lift]),
      ])
      let alone = TouchedScene()
      alone.listen(to: UIPinchGestureRecognizer(), as: "pinch ")
      alone.listen(to: UIRotationGestureRecognizer(), as: "rotation ")
      alone.play(steps)
      #expect(alone.steps == ["rotation began", "rotation changed", "rotation ended"])
      Headless.reset()
      let friend = Friend()
      let both = TouchedScene()
      let pinch = both.listen(to: UIPinchGestureRecognizer(), as: "pinch ")
      both.listen(to: UIRotationGestureRecognizer(), as: "rotation ")
      pinch.delegate = friend
      both.play(steps)
      #expect(both.lines.contains("pinch ended") && both.lines.contains("rotation ended"))
    }
  }
}
