import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollAxisTests {
    init() { Headless.reset() }

    func watch(_ view: UIView) -> () -> Int {
      final class Count { var begins = 0 }
      let count = Count()
      let pan = UIPanGestureRecognizer()
      pan.addHeadlessTarget { if $0.state == .began { count.begins += 1 } }
      view.addGestureRecognizer(pan)
      return { count.begins }
    }

    // Observed: an axis that does not scroll is left to others. [gestures 111]
    @Test func theOtherAxisIsLeftToAParent() {
      let stage = Scroller()
      let begins = watch(stage.window)
      stage.drag(100, 0)
      #expect(stage.view.contentOffset == .zero)
      #expect(stage.log.lines == [])
      #expect(begins() == 1)
      stage.drag(0, -100)
      #expect(begins() == 1)
      #expect(stage.view.contentOffset.y == 90)
    }

    // Observed: at its end it begins all the same, and bounces. [gestures 111] [gestures 122]
    @Test func atItsEndItStillTakesTheFinger() {
      let stage = Scroller()
      let begins = watch(stage.window)
      stage.drag(0, 100, lifts: false)
      #expect(begins() == 0)
      #expect(stage.view.contentOffset.y < -20)
    }

    // Inferred: content that fits leaves the drag to others. [gestures 111] [gestures 132]
    @Test func shortContentDoesNotScroll() {
      let stage = Scroller(content: CGSize(width: 300, height: 100))
      let begins = watch(stage.window)
      stage.drag(0, -100)
      #expect(begins() == 1)
      #expect(stage.log.lines == [])
      stage.view.alwaysBounceVertical = true
      stage.drag(0, -100, lifts: false)
      #expect(begins() == 1)
      #expect(stage.view.contentOffset.y > 20)
    }

    // Documented: …/uiscrollview/alwaysbouncevertical: only if bounces is true.
    @Test func alwaysBouncingNeedsBounces() {
      let stage = Scroller(content: CGSize(width: 300, height: 100))
      stage.view.alwaysBounceVertical = true
      stage.view.bounces = false
      stage.drag(0, -100)
      #expect(stage.log.lines == [])
    }

    // Inferred: a diagonal drag moves only what scrolls. [gestures 111]
    @Test func aDiagonalDragMovesOneAxis() {
      let stage = Scroller()
      stage.drag(-80, -80)
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 70))
    }

    let both = CGSize(width: 2000, height: 2000)

    @Test func bothAxesMoveTogether() {
      let stage = Scroller(content: both)
      stage.drag(-80, -60)
      #expect(isClose(stage.view.contentOffset, CGPoint(x: 70, y: 50), 10))
    }

    // Documented: …/uiscrollview/isdirectionallockenabled. [gestures 112]
    @Test func aLockKeepsToTheAxisOfTheStart() {
      let stage = Scroller(content: both)
      stage.view.isDirectionalLockEnabled = true
      let (start, turn) = (stage.middle, CGPoint(x: 170, y: 300))
      stage.play(
        HeadlessTouchScript([
          .down(start), .move(to: turn, over: 0.3), .move(to: CGPoint(x: 70, y: 250), over: 0.3),
          .hold(0.1), .lift,
        ]))
      #expect(stage.view.contentOffset == CGPoint(x: 0, y: 140))
    }

    // Documented: see above: a diagonal start locks nothing until the drag ends. [gestures 112]
    @Test func aDiagonalStartLocksNothing() {
      let stage = Scroller(content: both)
      stage.view.isDirectionalLockEnabled = true
      stage.drag(-80, -80)
      #expect(isClose(stage.view.contentOffset, CGPoint(x: 70, y: 70), 1))
    }

    // Measured by others: both axes coast by themselves. [gestures 113]
    @Test func axesCoastIndependently() {
      let stage = Scroller(content: CGSize(width: 400, height: 3000))
      stage.flick(-100, -100)
      Headless.advance(by: 5)
      #expect(stage.view.contentOffset.x == 100)
      #expect(stage.view.contentOffset.y > 400)
    }

    // Documented: …/uiscrollview/ispagingenabled, UIScrollView.h. [gestures 119]
    @Test func pagesRestOnMultiplesOfTheBounds() {
      let stage = Scroller(content: CGSize(width: 1500, height: 400))
      stage.view.isPagingEnabled = true
      stage.drag(-100, 0)
      Headless.advance(by: 2)
      #expect(stage.view.contentOffset.x == 0)
      stage.drag(-140, 0)
      stage.drag(-100, 0)
      Headless.advance(by: 2)
      #expect(stage.view.contentOffset.x == 300)
    }

    // Documented: WWDC 2012-223: one page a flick, however fast. [gestures 119]
    @Test func aFlickTurnsOnePage() {
      let stage = Scroller(content: CGSize(width: 1500, height: 400))
      stage.view.isPagingEnabled = true
      stage.flick(-140, 0, over: 0.05)
      #expect(stage.log.proposed.x == 300)
      Headless.advance(by: 2)
      #expect(stage.view.contentOffset.x == 300)
      stage.flick(100, 0)
      Headless.advance(by: 2)
      #expect(stage.view.contentOffset.x == 0)
    }

    // Observed: "Stop offset can not be modified for paging scroll views" in the log.
    @Test func aPagesTargetCannotBeChanged() {
      let stage = Scroller(content: CGSize(width: 1500, height: 400))
      stage.view.isPagingEnabled = true
      stage.log.target = CGPoint(x: 77, y: 0)
      stage.flick(-140, 0)
      #expect(Headless.takeMisuses().map(\.kind) == [.pagingTargetChanged])
      Headless.advance(by: 2)
      #expect(stage.view.contentOffset.x == 300)
    }
  }
}
