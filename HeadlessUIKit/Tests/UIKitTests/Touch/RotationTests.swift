import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct RotationTests {
    init() { Headless.reset() }

    /// Two fingers on a circle of 100 points, from one angle to another.
    private func turn(
      from start: Double = 0, to end: Double, over seconds: Double = 0.5, lifts: Bool = true
    ) -> HeadlessTouchScript {
      func finger(_ id: Int, _ sign: Double) -> HeadlessTouchScript.Finger {
        func point(_ angle: Double) -> CGPoint {
          at(195 + sign * 100 * cos(angle), 400 + sign * 100 * sin(angle))
        }
        let count = 30
        let steps: [HeadlessTouchScript.Step] = (1...count).map { step in
          let angle = start + (end - start) * Double(step) / Double(count)
          return .move(to: point(angle), over: seconds / Double(count))
        }
        return .init(id, [.down(point(start))] + steps + (lifts ? [.lift] : []))
      }
      return HeadlessTouchScript([finger(0, 1), finger(1, -1)])
    }

    // Documented: radians, ended when both have lifted. [gestures 99]
    @Test func aTurnIsToldInRadians() {
      let scene = TouchedScene()
      let rotation = scene.listen(to: UIRotationGestureRecognizer())
      var last: CGFloat = 0
      rotation.addHeadlessTarget { _ in last = rotation.rotation }
      scene.play(turn(to: 1))
      #expect(scene.steps == ["began", "changed", "ended"])
      #expect(isClose(last, 1 - GestureLimits.rotationArc / 100, 0.01))
    }

    @Test func counterclockwiseIsNegative() {
      let scene = TouchedScene()
      let rotation = scene.listen(to: UIRotationGestureRecognizer())
      scene.play(turn(to: -1, lifts: false))
      let (turned, speed) = (rotation.rotation, rotation.velocity)
      #expect(turned < -0.8)
      #expect(isClose(speed, -2, 0.05))
    }

    // Documented: setting the rotation sets the velocity to zero. [gestures 99]
    @Test func settingTheRotationSetsTheVelocityBack() {
      let scene = TouchedScene()
      let rotation = scene.listen(to: UIRotationGestureRecognizer())
      scene.play(turn(to: 1, lifts: false))
      rotation.rotation = 0
      #expect(rotation.velocity == 0)
      scene.play(
        HeadlessTouchScript([
          .init(0, [.move(to: at(195 + 100 * cos(1.5), 400 + 100 * sin(1.5)), over: 0.2)]),
          .init(1, [.move(to: at(195 - 100 * cos(1.5), 400 - 100 * sin(1.5)), over: 0.2)]),
        ]))
      let turned = rotation.rotation
      #expect(isClose(turned, 0.5, 0.01))
    }

    // Documented: ends when both fingers lift. [gestures 99]
    @Test func oneLiftedFingerDoesNotEndARotation() {
      let scene = TouchedScene()
      let rotation = scene.listen(to: UIRotationGestureRecognizer())
      scene.play(turn(to: 1, lifts: false))
      scene.play(HeadlessTouchScript([.init(1, [.lift])]))
      #expect(rotation.state == .changed)
      scene.play(HeadlessTouchScript([.init(0, [.lift])]))
      #expect(scene.steps.last == "ended")
    }

    @Test func spreadingAloneIsNoRotation() {
      let scene = TouchedScene()
      scene.listen(to: UIRotationGestureRecognizer())
      scene.play(.pinch(center: at(195, 400), from: 100, to: 300, over: 0.3))
      #expect(scene.lines.isEmpty)
    }
  }
}
