import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct SwipeTests {
    init() { Headless.reset() }

    // Documented: discrete; the direction is right unless set. [gestures 101]
    @Test func aQuickStraightWayIsASwipe() {
      let scene = TouchedScene()
      let swipe = scene.listen(to: UISwipeGestureRecognizer())
      #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
      scene.play(.flick(from: at(100, 400), to: at(250, 400), over: 0.15))
      #expect(scene.lines == ["ended"])
    }

    // Documented: location(in:) is where it began. [gestures 101]
    @Test func swipeIsLocatedWhereItBegan() {
      let scene = TouchedScene()
      let swipe = scene.listen(to: UISwipeGestureRecognizer())
      var place = CGPoint.zero
      swipe.addHeadlessTarget { _ in place = swipe.location(in: scene.root) }
      scene.play(.flick(from: at(100, 400), to: at(250, 400), over: 0.15))
      #expect(place == at(100, 400))
    }

    @Test func theWrongWayIsNoSwipe() {
      let scene = TouchedScene()
      scene.listen(to: UISwipeGestureRecognizer())
      scene.play(.flick(from: at(250, 400), to: at(100, 400), over: 0.15))
      scene.play(.flick(from: at(100, 400), to: at(100, 200), over: 0.15))
      #expect(scene.lines.isEmpty)
    }

    @Test(arguments: [
      (UISwipeGestureRecognizer.Direction.up, CGPoint(x: 195, y: 250)),
      (.down, CGPoint(x: 195, y: 550)), (.left, CGPoint(x: 45, y: 400)),
      (UISwipeGestureRecognizer.Direction([.left, .right]), CGPoint(x: 345, y: 400)),
      (UISwipeGestureRecognizer.Direction([.left, .right]), CGPoint(x: 45, y: 400)),
    ])
    func everyDirectionCanBeAskedFor(
      direction: UISwipeGestureRecognizer.Direction, end: CGPoint
    ) {
      let scene = TouchedScene()
      let swipe = scene.listen(to: UISwipeGestureRecognizer())
      swipe.direction = direction
      scene.play(.flick(from: at(195, 400), to: end, over: 0.15))
      #expect(scene.lines == ["ended"])
    }

    @Test func aSlowWayIsNoSwipe() {
      let scene = TouchedScene()
      scene.listen(to: UISwipeGestureRecognizer())
      scene.play(.down(at(100, 400)), .hold(0.6), .move(to: at(250, 400), over: 0.15), .lift)
      #expect(scene.lines.isEmpty)
    }

    // Inferred: who waits for a swipe's failure is not kept waiting by a finger that rests.
    @Test func aRestingFingerFailsASwipeInTime() {
      let scene = TouchedScene()
      let swipe = scene.listen(to: UISwipeGestureRecognizer(), as: "swipe ")
      let press = scene.listen(to: UILongPressGestureRecognizer(), as: "press ")
      press.minimumPressDuration = 0.2
      press.require(toFail: swipe)
      scene.play(.down(at(100, 400)), rest: 0.3)
      #expect(scene.lines.isEmpty)
      Headless.advance(by: 0.3)
      #expect(scene.lines == ["press began"])
    }

    @Test func twoFingersHaveToSwipeTogether() {
      let scene = TouchedScene()
      let swipe = scene.listen(to: UISwipeGestureRecognizer())
      swipe.numberOfTouchesRequired = 2
      scene.play(.flick(from: at(100, 400), to: at(250, 400), over: 0.15))
      #expect(scene.lines.isEmpty)
      scene.play(
        HeadlessTouchScript([
          .init(0, [.down(at(100, 400)), .move(to: at(250, 400), over: 0.15), .lift]),
          .init(1, [.down(at(100, 500)), .move(to: at(250, 500), over: 0.15), .lift]),
        ]))
      #expect(scene.lines == ["ended"])
    }
  }
}
