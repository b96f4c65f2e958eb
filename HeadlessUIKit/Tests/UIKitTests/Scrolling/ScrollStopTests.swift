import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollStopTests {
    init() { Headless.reset() }

    // Observed: coasting ends, a drag begins with the finger and ends with it, without momentum.
    @Test func aFingerCatchesCoastingContent() {
      let stage = Scroller()
      stage.flick(0, -100)
      stage.log.lines = []
      let offset = stage.view.contentOffset.y
      stage.play(HeadlessTouchScript([.down(stage.middle), .hold(0.2)]))
      #expect(isClose(stage.view.contentOffset.y, offset, 40))
      #expect(stage.log.lines.suffix(2) == ["didSlow", "willDrag"])
      let held = stage.view.contentOffset.y
      stage.play(HeadlessTouchScript([.lift]))
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset.y == held)
      #expect(stage.log.lines.last == "didEndDrag false")
    }

    // Observed: the tap that stops content is none for what lies under it.
    @Test func theContentDoesNotHearOfACatch() {
      let stage = Scroller()
      let content = stage.addContent()
      stage.flick(0, -100)
      stage.play(.tap(at: stage.middle))
      Headless.advance(by: 1)
      #expect(content.heard == [])
    }

    // Observed: setting the offset without animation is a way to stop it.
    @Test func settingTheOffsetStopsCoasting() {
      let stage = Scroller()
      stage.flick(0, -100)
      let offset = stage.view.contentOffset
      stage.view.setContentOffset(offset, animated: false)
      #expect(!stage.view.isDecelerating)
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset == offset)
    }

    // Documented: StreetScroller, WWDC 2011-104: content that is moved back on its way coasts on.
    @Test func coastingContentMayBeMovedOnItsWay() {
      let stage = Scroller()
      stage.flick(0, -100)
      let proposed = stage.log.proposed.y
      stage.view.contentOffset.y += 300
      #expect(stage.view.isDecelerating)
      Headless.advance(by: 5)
      #expect(isClose(stage.view.contentOffset.y, proposed + 300, 0.4))
    }

    // Observed: the pan is cancelled, the drag ends. [gestures 123]
    @Test func switchingScrollingOffEndsADrag() {
      let stage = Scroller()
      stage.drag(0, -100, lifts: false)
      let offset = stage.view.contentOffset
      stage.view.isScrollEnabled = false
      Headless.turn()
      #expect(stage.log.lines == ["willDrag", "scroll", "didEndDrag false"])
      #expect(!stage.view.isDragging && !stage.view.isTracking)
      stage.play(HeadlessTouchScript([.move(to: CGPoint(x: 170, y: 250), over: 0.2), .lift]))
      #expect(stage.view.contentOffset == offset)
      stage.drag(0, -100)
      #expect(stage.view.contentOffset == offset)
    }

    // Observed: see above; the idiom that stops one drag, and not the next. [gestures 123]
    @Test func switchingThePanOffAndOnEndsADrag() {
      let stage = Scroller()
      stage.drag(0, 100, lifts: false)
      #expect(stage.view.contentOffset.y < 0)
      stage.view.panGestureRecognizer.isEnabled = false
      stage.view.panGestureRecognizer.isEnabled = true
      Headless.advance(by: 2)
      #expect(stage.view.contentOffset.y == 0)
      #expect(stage.log.lines.contains("didEndDrag true"))
      stage.play(HeadlessTouchScript([.lift]))
      stage.drag(0, -100)
      #expect(stage.view.contentOffset.y == 90)
    }

    // Observed: so does the same with coasting.
    @Test func switchingScrollingOffStopsCoasting() {
      let stage = Scroller()
      stage.flick(0, -100)
      stage.view.isScrollEnabled = false
      stage.view.isScrollEnabled = true
      let offset = stage.view.contentOffset
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset == offset)
    }

    @Test func coastingEndsWithItsWindowAndCostsNothingAfterIt() {
      let stage = Scroller()
      stage.flick(0, -100)
      #expect(MainLoop.main.followers.count == 1)
      stage.view.removeFromSuperview()
      #expect(!stage.view.isDecelerating)
      #expect(MainLoop.main.followers.isEmpty)
    }

    @Test func afterCoastingNothingIsFollowed() {
      let stage = Scroller()
      stage.flick(0, -100)
      Headless.advance(by: 6)
      #expect(MainLoop.main.followers.isEmpty)
    }

    // Unverified: the end of the drag is told.
    @Test func aViewThatLeavesUnderTheFingerIsLetGo() {
      let stage = Scroller()
      stage.drag(0, -100, lifts: false)
      stage.view.removeFromSuperview()
      Headless.turn()
      #expect(!stage.view.isDragging && !stage.view.isTracking)
      #expect(stage.log.lines == ["willDrag", "scroll", "didEndDrag false"])
      #expect(MainLoop.main.followers.isEmpty)
    }

    @Test func aScrollViewIsReleasedWhileItCoasts() {
      weak var gone: UIScrollView?
      do {
        let window = Headless.makeWindow()
        let view = UIScrollView(frame: window.bounds)
        view.contentSize.height = 5000
        window.addSubview(view)
        gone = view
        Headless.play(
          .flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300)), in: window)
        Headless.advance(by: 0.2)
        #expect(view.isDecelerating)
        view.removeFromSuperview()
      }
      Headless.turn()
      #expect(gone == nil)
    }
  }
}
