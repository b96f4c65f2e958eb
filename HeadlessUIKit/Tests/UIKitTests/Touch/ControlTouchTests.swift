import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ControlTouchTests {
    init() { Headless.reset() }

    private let frame = CGRect(x: 100, y: 300, width: 100, height: 50)

    // Observed: a published log of a button's events (e-com-net.com/article/1213384938439675904).
    @Test func aTapSendsDownUpAndThePrimaryAction() {
      let scene = TouchedScene()
      scene.watch(UIButton(frame: frame))
      scene.play(.tap(at: at(150, 325)))
      #expect(scene.lines == ["down", "upInside", "primary"])
    }

    // Inferred: only buttons have a primary action of their own.
    @Test func aBareControlHasNoPrimaryAction() {
      let scene = TouchedScene()
      scene.watch(UIControl(frame: frame))
      scene.play(.tap(at: at(150, 325)))
      #expect(scene.lines == ["down", "upInside"])
    }

    // Documented: touchDownRepeat, "the tap count is greater than one"; after touchDown (the log).
    @Test func aSecondTapIsARepetition() {
      let scene = TouchedScene()
      scene.watch(UIControl(frame: frame))
      scene.play(.tap(at: at(150, 325)))
      scene.play(.tap(at: at(150, 325)))
      #expect(scene.lines == ["down", "upInside", "down", "repeat", "upInside"])
    }

    // Observed: "about 70" points (stackoverflow.com/questions/14340122), exit once, then outside.
    @Test func aFingerLeavesAtSeventyPoints() {
      let scene = TouchedScene()
      let control = scene.watch(UIControl(frame: frame))
      scene.play(.down(at(150, 325)), .move(to: at(269, 325), over: 0.2), .hold(0.1))
      #expect(scene.steps == ["down", "inside"])
      #expect(control.isTouchInside && control.isHighlighted)
      scene.play(.move(to: at(290, 325), over: 0.2), .hold(0.1))
      #expect(scene.steps == ["down", "inside", "exit", "outside"])
      #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
      scene.play(.move(to: at(150, 325), over: 0.2), .lift)
      #expect(
        scene.steps == ["down", "inside", "exit", "outside", "enter", "inside", "upInside"])
    }

    @Test func aFingerLiftedFarAwayIsOutside() {
      let scene = TouchedScene()
      let button = scene.watch(UIButton(frame: frame))
      scene.play(.down(at(150, 325)), .move(to: at(350, 600), over: 0.2), .lift)
      #expect(scene.steps.last == "upOutside")
      #expect(!button.isTracking && !button.isHighlighted)
    }

    @Test func aFingerLiftedNearbyIsInside() {
      let scene = TouchedScene()
      scene.watch(UIButton(frame: frame))
      scene.play(.down(at(150, 325)), .move(to: at(150, 415), over: 0.2), .lift)
      #expect(scene.lines.suffix(2) == ["upInside", "primary"])
    }

    // Documented: touchCancel, "a system event canceling the current touches".
    // [gestures 14]
    @Test func theSystemCancels() {
      let scene = TouchedScene()
      let control = scene.watch(UIButton(frame: frame))
      scene.play(.down(at(150, 325)))
      #expect(control.isTracking && control.isHighlighted)
      Headless.beginInterruption()
      #expect(scene.lines == ["down", "cancel"])
      #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
      scene.play(.lift)
      #expect(scene.lines == ["down", "cancel"])
    }

    // Observed: to keep a button highlighted one has to say so a turn after its action
    // (stackoverflow.com/questions/2231436).
    @Test func aButtonIsHighlightedWhileItsActionRuns() {
      let scene = TouchedScene()
      let button = scene.watch(UIButton(frame: frame))
      var states: [Bool] = []
      button.addAction(
        UIAction { [weak button] _ in
          states.append(button?.isHighlighted == true)
          button?.isHighlighted = true
        }, for: .touchUpInside)
      scene.play(.tap(at: at(150, 325)))
      #expect(states == [true])
      #expect(!button.isHighlighted)
    }

    // Observed: what a system button shows fades to a fifth while it is pressed.
    @Test func aSystemButtonFadesWhileItIsPressed() throws {
      let scene = TouchedScene()
      let button = UIButton(type: .system)
      button.frame = frame
      button.setTitle("Go", for: .normal)
      scene.watch(button)
      let label = try #require(button.titleLabel)
      scene.play(.down(at(150, 325)))
      let pressed = label.alpha
      #expect(isClose(pressed, 0.2))
      scene.play(.lift)
      #expect(label.alpha == 1)
    }

    // Documented: UIControl.isEnabled, "a disabled control ignores touch events".
    @Test func aDisabledControlIgnoresTouches() {
      let scene = TouchedScene()
      let control = scene.watch(UIControl(frame: frame))
      control.isEnabled = false
      scene.play(.tap(at: at(150, 325)))
      #expect(scene.lines.isEmpty)
    }

    // Unverified: a control that is switched off under a finger.
    @Test func aControlThatIsSwitchedOffLetsGo() {
      let scene = TouchedScene()
      let control = scene.watch(UIControl(frame: frame))
      scene.play(.down(at(150, 325)))
      control.isEnabled = false
      scene.play(.lift)
      #expect(scene.lines == ["down", "cancel"])
      #expect(!control.isHighlighted)
    }

    // Documented: isMultipleTouchEnabled is false. [gestures 8]
    @Test func aSecondFingerDoesNotCount() {
      let scene = TouchedScene()
      scene.watch(UIControl(frame: frame))
      scene.play(.down(at(150, 325)))
      scene.play(HeadlessTouchScript([.init(1, [.down(at(120, 325)), .hold(0.1), .lift])]))
      #expect(scene.lines == ["down"])
      scene.play(.lift)
      #expect(scene.lines == ["down", "upInside"])
    }
  }
}
