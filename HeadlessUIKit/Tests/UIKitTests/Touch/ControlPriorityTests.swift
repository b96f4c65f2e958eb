import Testing

@testable import UIKit

extension All {
  /// developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls
  @MainActor @Suite struct ControlPriorityTests {
    init() { Headless.reset() }

    private let frame = CGRect(x: 100, y: 300, width: 100, height: 50)

    // Documented: a single tap on a button is the button's. [gestures 59]
    @Test func aButtonBeatsItsSuperviewsTap() {
      let scene = TouchedScene()
      scene.listen(to: UITapGestureRecognizer(), as: "tap ")
      scene.watch(UIButton(frame: frame))
      scene.play(.tap(at: at(150, 325)))
      #expect(scene.lines == ["down", "upInside", "primary"])
      scene.play(.tap(at: at(20, 20)))
      #expect(scene.lines.last == "tap ended")
    }

    // Observed once: a bare UIControl is not protected. [gestures 59]
    @Test func aBareControlLosesToItsSuperviewsTap() {
      let scene = TouchedScene()
      scene.listen(to: UITapGestureRecognizer(), as: "tap ")
      scene.watch(UIControl(frame: frame))
      scene.play(.tap(at: at(150, 325)))
      #expect(scene.lines == ["down", "cancel", "tap ended"])
    }

    // Documented: a recognizer on the control itself wins over the control. [gestures 59]
    @Test func aTapOnTheButtonItselfBeatsTheButton() {
      let scene = TouchedScene()
      let button = scene.watch(UIButton(frame: frame))
      scene.listen(to: UITapGestureRecognizer(), as: "tap ", on: button)
      scene.play(.tap(at: at(150, 325)))
      #expect(scene.lines == ["down", "cancel", "tap ended"])
    }

    // Documented: only what corresponds to the control's own action has priority. [gestures 59]
    @Test func aPanOverAButtonTakesTheTouchAway() {
      let scene = TouchedScene()
      scene.listen(to: UIPanGestureRecognizer(), as: "pan ")
      scene.watch(UIButton(frame: frame))
      scene.play(.down(at(150, 325)), .move(to: at(150, 425), over: 0.2), .lift)
      #expect(scene.steps.filter { !$0.hasPrefix("pan") } == ["down", "inside", "cancel"])
      #expect(scene.lines.last == "pan ended")
    }

    // UIView.h: a view is asked whose touch would be cancelled; without that both happen.
    @Test func aTapThatCancelsNothingDoesNotDisturbTheButton() {
      let scene = TouchedScene()
      let tap = scene.listen(to: UITapGestureRecognizer(), as: "tap ")
      tap.cancelsTouchesInView = false
      scene.watch(UIButton(frame: frame))
      scene.play(.tap(at: at(150, 325)))
      #expect(scene.lines == ["down", "tap ended", "upInside", "primary"])
    }
  }
}
