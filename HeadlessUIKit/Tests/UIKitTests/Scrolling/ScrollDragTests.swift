import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollDragTests {
    init() { Headless.reset() }

    // Documented: UIScrollView.h; without momentum there is no more to tell. [gestures 108]
    @Test func theContentFollowsTheFinger() {
      let stage = Scroller()
      stage.drag(0, -200)
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 190))
      #expect(stage.log.lines == ["willDrag", "scroll", "willEndDrag", "didEndDrag false"])
      #expect(stage.log.velocity == .zero)
      #expect(stage.log.proposed == CGPoint(x: 0, y: 190))
    }

    // Documented: UIScrollView.h. [gestures 107]
    @Test func aRestingFingerTracksAndDoesNotDrag() {
      let stage = Scroller()
      stage.play(HeadlessTouchScript([.down(stage.middle), .hold(0.1)]))
      #expect(stage.view.isTracking && !stage.view.isDragging && !stage.view.isDecelerating)
      stage.play(HeadlessTouchScript([.lift]))
      #expect(!stage.view.isTracking)
      #expect(stage.log.lines == [])
    }

    // Documented: UIScrollView.h. [gestures 107]
    @Test func eachPhaseHasItsFlag() {
      let stage = Scroller()
      stage.drag(0, -100, lifts: false)
      #expect(stage.view.isTracking && stage.view.isDragging && !stage.view.isDecelerating)
      stage.play(
        HeadlessTouchScript([.move(to: CGPoint(x: 170, y: 200), over: 0.1), .lift]))
      #expect(!stage.view.isTracking && !stage.view.isDragging && stage.view.isDecelerating)
      Headless.advance(by: 5)
      #expect(!stage.view.isDecelerating)
    }

    // Observed: when it is told that the drag has ended, a view tracks and does not drag.
    @Test func atTheEndOfADragItStillTracks() {
      let stage = Scroller()
      var flags: [Bool] = []
      stage.log.onEndDragging = { flags = [$0.isTracking, $0.isDragging, $0.isDecelerating] }
      stage.drag(0, -100)
      #expect(flags == [true, false, false])
    }

    // Documented: WWDC 2012-223, 2013-217, published logs; points per millisecond. [gestures 108]
    @Test func aFlickCoastsToWhereItSaid() {
      let stage = Scroller()
      stage.flick(0, -100)
      #expect(isClose(stage.log.velocity.y, 1, 0.02))
      let proposed = stage.log.proposed
      Headless.advance(by: 5)
      #expect(isClose(stage.view.contentOffset, proposed, 0.4))
      #expect(proposed.y > 500)
      #expect(
        stage.log.lines == [
          "willDrag", "scroll", "willEndDrag", "didEndDrag true", "willSlow", "scroll", "didSlow",
        ])
    }

    // Observed: v0 d^(1000 t), by whatever frames. [gestures 113] [gestures 114]
    @Test(arguments: [60.0, 120.0])
    func coastingDoesNotDependOnFrames(rate: Double) {
      let stage = Scroller()
      stage.flick(0, -100)
      let (velocity, target) = (stage.log.velocity.y * 1000, stage.log.proposed.y)
      Headless.framesPerSecond = rate
      let start = stage.view.offsets.glide?.start ?? 0
      Headless.advance(by: 0.5)
      let speed = velocity * pow(0.998, 1000 * (Headless.now - start))
      let left = (speed - 10) / 2.002
      #expect(isClose(stage.view.contentOffset.y, target - left, 0.5))
    }

    // Measured by others: 0.99 goes about a tenth of the speed. [gestures 113]
    @Test func theFastRateStopsSooner() {
      let stage = Scroller()
      stage.view.decelerationRate = .fast
      stage.flick(0, -100)
      let way = stage.log.proposed.y - 90
      #expect(isClose(way, 0.0995 * stage.log.velocity.y * 1000, 1))
    }

    // Observed: a finger at rest sends nothing, and nothing is thrown. [gestures 74]
    @Test func aFingerThatRestsThrowsNothing() {
      let stage = Scroller()
      let end = CGPoint(x: 170, y: 300)
      stage.play(
        HeadlessTouchScript([
          .down(stage.middle), .move(to: end, over: 0.1), .hold(0.3), .lift,
        ]))
      #expect(stage.log.lines.last == "didEndDrag false")
      #expect(stage.view.contentOffset.y == 90)
    }

    // Observed: the band, while the finger is down. [gestures 115]
    @Test func pastTheEdgeTheContentResists() {
      let stage = Scroller()
      stage.drag(0, 110, lifts: false)
      let resistance: CGFloat = 1 + 0.55 * 100 / 400
      let expected: CGFloat = 400 / resistance - 400
      #expect(isClose(stage.view.contentOffset.y, expected, 0.2))
      stage.play(HeadlessTouchScript([.hold(0.1), .lift]))
      #expect(stage.view.isDecelerating)
      #expect(
        stage.log.lines.suffix(2) == ["didEndDrag true", "willSlow"]
          || stage.log.lines.last == "scroll")
      Headless.advance(by: 2)
      #expect(stage.view.contentOffset.y == 0)
      #expect(stage.log.lines.last == "didSlow")
    }

    // Inferred: a band that is taken up again goes on from where it is seen. [gestures 115]
    @Test func aBounceCanBeCaught() {
      let stage = Scroller()
      stage.drag(0, 210)
      Headless.advance(by: 0.05)
      let caught = stage.view.contentOffset.y
      #expect(caught < -10)
      stage.play(HeadlessTouchScript([.down(stage.middle), .hold(0.2)]))
      #expect(isClose(stage.view.contentOffset.y, caught, 25))
      let held = stage.view.contentOffset.y
      stage.play(HeadlessTouchScript([.move(to: CGPoint(x: 170, y: 399), over: 0.1)]))
      #expect(isClose(stage.view.contentOffset.y, held, 1))
    }

    // Documented: …/uiscrollview/bounces.
    @Test func withoutBounceItStopsAtTheEdge() {
      let stage = Scroller()
      stage.view.bounces = false
      stage.drag(0, 110, lifts: false)
      #expect(stage.view.contentOffset.y == 0)
      #expect(stage.view.isDragging)
    }

    // Observed: a flick over the edge comes back to it. [gestures 116]
    @Test func aFlickOverTheEdgeComesBack() {
      let stage = Scroller()
      stage.flick(0, 100)
      var lowest: CGFloat = 0
      for _ in 0..<120 {
        Headless.advance(by: 1.0 / 60)
        lowest = min(lowest, stage.view.contentOffset.y)
      }
      #expect(lowest < -10)
      #expect(stage.view.contentOffset.y == 0)
      #expect(stage.log.proposed == .zero)
    }

    // Documented: WWDC 2012-223, …/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:).
    // [gestures 108]
    @Test func theTargetCanBeChanged() {
      let stage = Scroller()
      stage.log.target = CGPoint(x: 0, y: 400)
      stage.flick(0, -100)
      Headless.advance(by: 5)
      #expect(stage.view.contentOffset.y == 400)
      #expect(stage.log.lines.last == "didSlow")
    }

    // Observed: the usual way to stop it there.
    @Test func theTargetMayBeHere() {
      let stage = Scroller()
      stage.log.target = CGPoint(x: 0, y: 90)
      stage.flick(0, -100)
      #expect(stage.log.lines.last == "didEndDrag false")
      #expect(stage.view.contentOffset.y == 90)
    }

    // Documented: at the beginning content may already have moved (FloatingPanel 678).
    // [gestures 132]
    @Test func whenThePanBeginsTheContentHasMoved() {
      let stage = Scroller()
      var offsets: [CGFloat] = []
      stage.view.panGestureRecognizer.addHeadlessTarget { pan in
        if pan.state == .began { offsets.append(stage.view.contentOffset.y) }
      }
      stage.drag(0, -200, over: 0.1)
      #expect(offsets.count == 1)
      #expect((offsets.first ?? 0) > 5)
    }

    // Documented: …/uiscrollview/keyboarddismissmode-swift.property. [gestures 124]
    @Test func aDragTakesTheKeyboardAway() {
      let stage = Scroller()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      stage.drag(0, -50)
      #expect(field.isFirstResponder)
      stage.view.keyboardDismissMode = .onDrag
      stage.drag(0, -50)
      #expect(!field.isFirstResponder)
    }

    // The stand-in's keyboard follows no finger: it says so.
    @Test func anInteractiveKeyboardIsNotModelled() {
      UIScrollView().keyboardDismissMode = .interactive
      #expect(Headless.takeMisuses().map(\.kind) == [.notModelled])
    }
  }
}
