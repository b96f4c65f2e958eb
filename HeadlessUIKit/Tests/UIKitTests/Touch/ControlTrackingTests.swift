import Testing

@testable import UIKit

extension All {
  /// The four methods that subclasses of UIControl override.
  @MainActor @Suite struct ControlTrackingTests {
    init() { Headless.reset() }

    private let frame = CGRect(x: 100, y: 300, width: 100, height: 50)

    final class Choosy: UIControl {
      var begins = true
      var steps = Int.max
      var asked: [String] = []

      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        asked.append("begin")
        return begins
      }

      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        steps -= 1
        return steps >= 0
      }

      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        asked.append("end \(isTracking)")
      }

      override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        asked.append("cancel \(event == nil)")
      }
    }

    // Documented: UIControl.beginTracking(_:with:), "false if it should stop".
    @Test func aControlMayDeclineATouch() {
      let scene = TouchedScene()
      let control = Choosy(frame: frame)
      control.begins = false
      scene.watch(control)
      scene.play(.tap(at: at(150, 325)))
      #expect(control.asked == ["begin"])
      #expect(scene.lines.isEmpty && !control.isTracking && !control.isHighlighted)
    }

    // Documented: UIControl.continueTracking(_:with:) updates isTracking.
    @Test func aControlMayStopTracking() {
      let scene = TouchedScene()
      let control = Choosy(frame: frame)
      control.steps = 1
      scene.watch(control)
      scene.play(.down(at(150, 325)), .move(to: at(160, 325), over: 0.2))
      #expect(!control.isTracking)
      scene.play(.lift)
      #expect(scene.lines == ["down", "inside"])
    }

    // Documented: UIControl.endTracking(_:with:).
    @Test func trackingEndsWithTheTouch() {
      let scene = TouchedScene()
      let control = Choosy(frame: frame)
      scene.watch(control)
      scene.play(.tap(at: at(150, 325)))
      #expect(control.asked == ["begin", "end false"])
    }

    // Documented: cancelTracking(with:), the event is nil when the view was removed from the window.
    // [gestures 14]
    @Test func aControlThatLeavesItsWindowCancelsWithoutAnEvent() {
      let scene = TouchedScene()
      let control = Choosy(frame: frame)
      scene.watch(control)
      scene.play(.down(at(150, 325)))
      control.removeFromSuperview()
      Headless.turn()
      #expect(control.asked == ["begin", "cancel true"])
      #expect(scene.lines == ["down", "cancel"])
    }
  }
}
