import Testing

@testable import UIKit

extension All {
  /// Fingers on the screen while something moves.
  @MainActor @Suite struct BlockedTouchTests {
    init() { Headless.reset() }

    @MainActor final class Stage {
      let pair = PairOfScreens()
      let pan = UIPanGestureRecognizer()
      var lines: [String] = []

      init() {
        pan.addHeadlessTarget { [weak self] in self?.lines.append("\($0.state)") }
        pair.window.addGestureRecognizer(pan)
      }

      func play(_ steps: HeadlessTouchScript.Step..., finger: Int = 0) {
        let script = HeadlessTouchScript([.init(finger, steps)])
        Headless.play(script, in: pair.window)
        Headless.advance(by: script.duration + 0.05)
      }
    }

    // Observed: recognizers in flight are cancelled when a transition starts that is not
    // interactive. [gestures 20]
    @Test func aPlainTransitionCancelsWhatIsUnderWay() {
      let stage = Stage()
      stage.play(.down(at(100, 100)), .move(to: at(100, 200), over: 0.2))
      #expect(stage.lines.last == "changed")
      stage.pair.present()
      #expect(stage.lines.last == "cancelled")
      let count = stage.lines.count
      stage.pair.director.animator.complete(true)
      stage.play(.move(to: at(100, 400), over: 0.2), .lift)
      #expect(stage.lines.count == count)
    }

    // Observed: ignored for the transition's length. [gestures 19] [controllers 13.1]
    @Test func aTouchThatBeginsDuringAPlainTransitionIsIgnored() {
      let stage = Stage()
      stage.pair.present()
      stage.play(.down(at(100, 100)), .move(to: at(100, 200), over: 0.2), .lift)
      #expect(stage.lines.isEmpty)
      stage.pair.director.animator.complete(true)
      stage.play(.down(at(100, 100)), .move(to: at(100, 200), over: 0.2), .lift)
      #expect(stage.lines.last == "ended")
    }

    // Inferred: recognizers and views are collected at touch-down.
    @Test func aFingerThatWasIgnoredStaysSo() {
      let stage = Stage()
      stage.pair.present()
      stage.play(.down(at(100, 100)))
      stage.pair.director.animator.complete(true)
      stage.play(.move(to: at(100, 300), over: 0.2), .lift)
      #expect(stage.lines.isEmpty)
    }

    // Observed: the whole app, not the window of the transition. [gestures 19]
    @Test func theOtherWindowIsDeafToo() {
      let stage = Stage()
      let scene = TouchedScene()
      scene.listen(to: UITapGestureRecognizer())
      stage.pair.present()
      scene.play(.tap(at: at(100, 100)))
      #expect(scene.lines.isEmpty)
      stage.pair.director.animator.complete(true)
      scene.play(.tap(at: at(100, 100)))
      #expect(scene.lines == ["ended"])
    }

    // Observed: a transition that starts interactively takes touches. [controllers 13.2]
    @Test func anInteractiveTransitionIsTouched() {
      let stage = Stage()
      stage.pair.director.interactor = Interactor(stage.pair.director.animator)
      stage.play(.down(at(100, 100)), .move(to: at(100, 200), over: 0.2))
      stage.pair.present()
      #expect(stage.lines.last == "changed")
      stage.play(.move(to: at(100, 300), over: 0.2), .lift)
      #expect(stage.lines.last == "ended")
      stage.pair.director.animator.complete(true)
    }

    // Documented: an interruptible animator with an interaction controller; touches find the view
    // where it is seen. [controllers 13.3] [gestures 18]
    @Test func aMovingCardCanBeCaught() throws {
      let stage = Stage()
      let director = stage.pair.director
      director.interruptible = InterruptibleAnimator(director.animator)
      director.interactor = Interactor(director.animator, startsInteractively: false)
      stage.pair.present()
      let view = try #require(stage.pair.presented.view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y += 844 }
      animator.startAnimation()
      Headless.advance(by: 0.5)
      let pan = UIPanGestureRecognizer()
      var seen = 0
      pan.addHeadlessTarget { _ in seen += 1 }
      view.addGestureRecognizer(pan)
      stage.play(.down(at(195, 600)), .move(to: at(195, 700), over: 0.2))
      #expect(seen > 0)
      animator.stopAnimation(true)
      director.animator.complete(true)
    }

    // Observed once: turning the device cancels a pan. [gestures 41]
    @Test func turningTheDeviceCancelsAPan() {
      let stage = Stage()
      stage.play(.down(at(100, 100)), .move(to: at(100, 200), over: 0.2))
      Headless.resize(
        stage.pair.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      #expect(stage.lines.last == "cancelled")
    }

    // Documented and widely observed: inactive cancels. [gestures 39]
    @Test func anAlertOfTheSystemCancelsAPan() {
      let stage = Stage()
      stage.play(.down(at(100, 100)), .move(to: at(100, 200), over: 0.2))
      Headless.beginInterruption()
      #expect(stage.lines.last == "cancelled")
      Headless.endInterruption()
      let count = stage.lines.count
      stage.play(.move(to: at(100, 300), over: 0.2), .lift)
      #expect(stage.lines.count == count)
    }
  }
}
