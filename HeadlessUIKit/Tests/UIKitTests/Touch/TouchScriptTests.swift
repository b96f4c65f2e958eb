import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct TouchScriptTests {
    init() { Headless.reset() }

    @Test func aScriptIsPrintedAsTheSourceThatMakesIt() {
      let script = HeadlessTouchScript([
        .init(
          0, start: 0.25,
          [.down(CGPoint(x: 1.5, y: 2)), .hold(0.5), .move(to: CGPoint(x: 3, y: 4), over: 0.1)]),
        .init(1, [.lift, .cancel]),
      ])
      #expect(
        script.description
          == """
          HeadlessTouchScript([
            .init(0, start: 0.25, [
              .down(CGPoint(x: 1.5, y: 2.0)),
              .hold(0.5), .move(to: CGPoint(x: 3.0, y: 4.0), over: 0.1)]),
            .init(1, start: 0.0, [
              .lift,
              .cancel])])
          """)
      let replayed = HeadlessTouchScript([
        .init(
          0, start: 0.25,
          [
            .down(CGPoint(x: 1.5, y: 2.0)), .hold(0.5),
            .move(to: CGPoint(x: 3.0, y: 4.0), over: 0.1),
          ]), .init(1, start: 0.0, [.lift, .cancel]),
      ])
      #expect(script == replayed)
      #expect(abs(script.duration - 0.85) < 1e-9)
    }

    @Test func fingersFollowTheirScriptFrameByFrame() {
      let stage = TouchStage()
      Headless.play(
        .drag(
          from: CGPoint(x: 110, y: 150), to: CGPoint(x: 210, y: 150), over: 1, finger: 7,
          lifts: false), in: stage.window)
      #expect(Headless.fingers.isEmpty)
      Headless.advance(by: 0.5)
      #expect(Headless.fingers.map(\.id) == [7])
      #expect(isClose(Headless.fingers[0].location.x, 160))
      Headless.advance(by: 1)
      #expect(isClose(Headless.fingers[0].location.x, 210))
      // A later script goes on with the same finger.
      Headless.play(
        HeadlessTouchScript([.init(7, [.move(to: CGPoint(x: 110, y: 250), over: 1), .lift])]),
        in: stage.window)
      Headless.advance(by: 0.5)
      let middle = Headless.fingers[0].location
      #expect(isClose(middle.x, 160))
      #expect(isClose(middle.y, 200))
      Headless.advance(by: 0.6)
      #expect(Headless.fingers.isEmpty)
      #expect(stage.journal.lines.last == "inner.ended")
      #expect(stage.journal.lines.filter { $0 == "inner.moved" }.count >= 118)
    }

    // Documented: UIUpdateActionPhase: events are dispatched before display links.
    @Test func touchesComeBeforeDisplayLinks() {
      let stage = TouchStage()
      let link = CADisplayLink(headless: { [journal = stage.journal] _ in journal.write("link") })
      link.add(to: .main, forMode: .common)
      Headless.play(.tap(at: CGPoint(x: 150, y: 150), for: 0), in: stage.window)
      Headless.advance(by: 1.0 / 60)
      #expect(stage.journal.take() == ["inner.began", "inner.ended", "link"])
      link.invalidate()
    }

    @Test func otherDisplaysHaveOtherRates() {
      Headless.framesPerSecond = 120
      let stage = TouchStage()
      stage.play(.flick(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 290, y: 150), over: 0.5))
      #expect(stage.journal.take().filter { $0 == "inner.moved" }.count == 60)
    }

    @Test func fingersThatRestCostNothing() {
      let stage = TouchStage()
      stage.down(150, 150)
      #expect(TouchInput.shared.next == nil)
      Headless.play(
        HeadlessTouchScript([.hold(100), .move(to: CGPoint(x: 200, y: 150), over: 0.1), .lift]),
        in: stage.window)
      let wake = TouchInput.shared.next ?? 0
      #expect(abs(wake - Headless.now - 100) < 1e-6)
      Headless.advance(by: 101)
      #expect(stage.journal.take().last == "inner.ended")
      #expect(TouchInput.shared.next == nil)
    }

    @Test func twoFingersThatLandTogetherAreOneEvent() {
      let stage = TouchStage()
      stage.inner.isMultipleTouchEnabled = true
      var counts: [Int] = []
      stage.inner.onBegan = { counts.append($0.count) }
      stage.play(.pinch(center: CGPoint(x: 200, y: 200), from: 60, to: 120, over: 0.2))
      #expect(counts == [2])
      #expect(stage.journal.take().filter { $0 == "inner.ended" }.count == 1)
    }

    @Test func theSystemMayTakeAFingerAway() {
      let stage = TouchStage()
      stage.play(
        HeadlessTouchScript([.down(CGPoint(x: 150, y: 150)), .hold(0.1), .cancel]))
      #expect(stage.journal.take() == ["inner.began", "inner.cancelled"])
      stage.down(150, 150)
      Headless.cancelTouches()
      #expect(stage.journal.take() == ["inner.began", "inner.cancelled"])
      #expect(Headless.fingers.count == 1)
      stage.move(200, 150)
      stage.lift()
      #expect(stage.journal.take().isEmpty)
      #expect(Headless.fingers.isEmpty)
    }

    @Test func aScriptThatCannotBeIsReported() {
      let stage = TouchStage()
      stage.lift()
      stage.down(150, 150)
      stage.down(160, 150)
      #expect(
        Headless.takeMisuses().map(\.kind) == [.touchScriptBroken, .touchScriptBroken])
    }

    @Test func resetForgetsFingersAndRules() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      stage.down(150, 150)
      stage.move(170, 150)
      Headless.panRules = .second
      Headless.gestureOrder = .second
      Headless.reset()
      #expect(Headless.fingers.isEmpty)
      #expect(pan.state == .possible)
      #expect(Headless.panRules == .first)
      #expect(Headless.gestureOrder == .first)
      #expect(GestureEngine.shared.active.isEmpty)
    }
  }
}
