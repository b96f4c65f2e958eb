import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct TouchLifeTests {
    init() { Headless.reset() }

    // Documented: UITouch. [gestures 6]
    @Test func aTouchBelongsToItsViewForLife() {
      let stage = TouchStage()
      var seen: [UITouch] = []
      stage.inner.onBegan = { seen += $0 }
      stage.inner.onMoved = { seen += $0 }
      stage.down(150, 150)
      stage.move(20, 20)
      stage.move(-50, 900)
      stage.lift()
      #expect(
        stage.journal.take() == ["inner.began", "inner.moved", "inner.moved", "inner.ended"])
      #expect(seen.count == 3)
      #expect(seen.allSatisfy { $0 === seen[0] })
      #expect(seen[0].view === stage.inner)
      let end = seen[0].location(in: nil)
      #expect(end == CGPoint(x: -50, y: 900))
    }

    // General knowledge: UITouch.Phase. [gestures 11]
    @Test func aFingerThatRestsIsStationaryWhileAnotherMoves() {
      let stage = TouchStage()
      stage.inner.isMultipleTouchEnabled = true
      var moved: [CGPoint] = []
      var phases: Set<UITouch.Phase> = []
      let puppet = stage.add(PuppetGesture(), "p")
      puppet.onBegan = { _, _, event in
        phases = Set((event.allTouches ?? []).map(\.phase))
      }
      stage.inner.onMoved = { moved += $0.map { $0.location(in: nil) } }
      stage.down(150, 150)
      stage.down(160, 160, finger: 1)
      #expect(phases == [.stationary, .began])
      stage.move(170, 170, finger: 1)
      #expect(moved == [CGPoint(x: 170, y: 170)])
    }

    // Documented: Getting high-fidelity input with coalesced touches. [gestures 13]
    @Test func allThatHappensInAFrameIsOneMoveAndOneAction() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
      stage.down(150, 150)
      stage.move(170, 150)
      stage.journal.lines = []
      let steps = (1...4).map {
        HeadlessTouchScript.Step.move(to: CGPoint(x: 170 + 5 * $0, y: 150), over: 1.0 / 240)
      }
      Headless.play(HeadlessTouchScript([.init(0, steps)]), in: stage.window)
      Headless.advance(by: 1.0 / 60)
      #expect(stage.journal.take() == ["pan changed", "inner.moved"])
    }

    // Documented: touchesCancelled(_:with:). [gestures 14]
    @Test func aViewThatLeavesItsWindowLosesItsTouch() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "pan", to: stage.outer).cancelsTouchesInView = false
      stage.down(150, 150)
      stage.move(180, 150)
      stage.journal.lines = []
      stage.inner.removeFromSuperview()
      Headless.turn()
      #expect(stage.journal.take() == ["pan cancelled", "inner.cancelled"])
      stage.move(250, 150)
      stage.lift()
      #expect(stage.journal.take().isEmpty)
    }

    // Observed: Texture issue 1816. [gestures 15]
    @Test func movingStraightToAnotherParentKeepsTheTouch() {
      let stage = TouchStage()
      stage.add(UIPanGestureRecognizer(), "pan")
      stage.down(150, 150)
      stage.move(180, 150)
      stage.window.addSubview(stage.inner)
      stage.move(200, 150)
      #expect(stage.actions() == ["pan began", "pan changed"])
      stage.inner.removeFromSuperview()
      stage.window.addSubview(stage.inner)
      Headless.turn()
      stage.move(220, 150)
      #expect(stage.actions() == ["pan cancelled"])
    }

    // Documented: UITouch.tapCount. Unverified: how near and how soon the next tap must be.
    @Test func quickTapsAreCounted() {
      let stage = TouchStage()
      var counts: [Int] = []
      stage.inner.onBegan = { counts += $0.map(\.tapCount) }
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      stage.play(.tap(at: CGPoint(x: 152, y: 150)))
      stage.play(.tap(at: CGPoint(x: 280, y: 280)))
      Headless.advance(by: 2)
      stage.play(.tap(at: CGPoint(x: 280, y: 280)))
      #expect(counts == [1, 2, 1, 1])
    }

    // Documented: UITouch and UIEvent.
    @Test func aTouchSaysWhereItIsAndWhoReceivesIt() throws {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      var touch: UITouch?
      var counts: [Int?] = []
      let puppet = stage.add(PuppetGesture(), "p")
      puppet.onBegan = { puppet, new, event in
        touch = new.first
        counts = [
          event.touches(for: stage.window)?.count, event.touches(for: stage.inner)?.count,
          event.touches(for: stage.outer)?.count, event.touches(for: puppet)?.count,
        ]
      }
      stage.down(150, 160)
      stage.move(155, 165)
      let found = try #require(touch)
      #expect(counts == [1, 1, nil, 1])
      let (here, before) = (found.location(in: stage.inner), found.previousLocation(in: nil))
      #expect(here == CGPoint(x: 55, y: 65))
      #expect(before == CGPoint(x: 150, y: 160))
      #expect(found.window === stage.window)
      #expect(found.phase == .moved)
      #expect(found.type == .direct)
      #expect(found.gestureRecognizers == [puppet, pan])
      #expect(abs(found.timestamp - Headless.now) < 1e-6)
    }

    // Inferred: what one action takes away does not disturb the other touches of the event.
    @Test func cancellingInAnActionLeavesTheOtherTouchesAlone() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      pan.addHeadlessTarget { [inner = stage.inner] in
        if $0.state == .changed { inner.removeFromSuperview() }
      }
      stage.down(150, 150)
      stage.down(20, 700, finger: 1)
      stage.move(170, 150)
      stage.journal.lines = []
      let frame = 1.0 / 60
      Headless.play(
        HeadlessTouchScript([
          .init(0, [.move(to: CGPoint(x: 180, y: 150), over: frame)]),
          .init(1, [.move(to: CGPoint(x: 20, y: 720), over: frame), .hold(0.1), .lift]),
        ]), in: stage.window)
      Headless.advance(by: 0.2)
      #expect(
        stage.journal.take() == ["pan changed", "outer.moved", "pan cancelled", "outer.ended"])
      #expect(pan.state == .possible)
    }

    @Test func removedViewIsReleasedWithItsTouches() {
      weak var view: UIView?
      weak var pan: UIPanGestureRecognizer?
      let stage = TouchStage()
      do {
        let (ownView, ownPan) = (UIView(frame: stage.inner.bounds), UIPanGestureRecognizer())
        (view, pan) = (ownView, ownPan)
        stage.inner.addSubview(ownView)
        stage.add(ownPan, "pan", to: ownView)
      }
      stage.play(.flick(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150)))
      #expect(stage.actions().last == "pan ended")
      stage.inner.subviews.first?.removeFromSuperview()
      Headless.advance(by: 0.1)
      #expect(view == nil)
      #expect(pan == nil)
    }
  }
}
