import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollNestingTests {
    init() { Headless.reset() }

    func nest(_ size: CGSize) -> (Scroller, UIScrollView) {
      let stage = Scroller()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      inner.contentSize = size
      stage.view.addSubview(inner)
      return (stage, inner)
    }

    // Documented: WWDC 2013-217: one scroll view a gesture, the inner first. [gestures 122]
    @Test func theInnerOneScrolls() {
      let (stage, inner) = nest(CGSize(width: 300, height: 1000))
      stage.drag(0, -100)
      #expect(inner.contentOffset.y == 90)
      #expect(stage.view.contentOffset.y == 0)
    }

    // Documented: see above: at its end it does not drag the outer one along. [gestures 122]
    @Test func atItsEndTheOuterOneStaysWhereItIs() {
      let (stage, inner) = nest(CGSize(width: 300, height: 1000))
      stage.view.contentOffset.y = 100
      inner.contentOffset.y = 600
      stage.drag(0, -100, lifts: false)
      #expect(inner.contentOffset.y > 620)
      #expect(stage.view.contentOffset.y == 100)
    }

    // Documented: …/uiscrollview/transfersverticalscrollingtoparent. [gestures 152]
    @Test func passingOnIsAllowedByDefault() {
      let view = UIScrollView()
      #expect(view.transfersVerticalScrollingToParent && view.transfersHorizontalScrollingToParent)
      view.transfersVerticalScrollingToParent = false
      #expect(!view.transfersVerticalScrollingToParent && view.transfersHorizontalScrollingToParent)
    }

    // Inferred: the axis that the inner one cannot move is the outer one's. [gestures 111]
    @Test func eachTakesItsOwnAxis() {
      let (stage, inner) = nest(CGSize(width: 1000, height: 400))
      stage.drag(0, -100)
      #expect(inner.contentOffset == .zero)
      #expect(stage.view.contentOffset.y == 90)
      stage.view.contentOffset = .zero
      stage.drag(-100, 0)
      #expect(inner.contentOffset.x == 90)
      #expect(stage.view.contentOffset.y == 0)
    }

    // Documented: WWDC 2010-121: measured on the screen, reported in the view. [gestures 43]
    @Test func aScaledScrollViewMovesUnderTheFinger() {
      let stage = Scroller()
      stage.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      stage.drag(0, -60)
      #expect(isClose(stage.view.contentOffset.y, 100, 0.4))
    }

    // Documented: see above; a card that follows the same finger. [gestures 43]
    @Test func aScrollViewOnAMovingCardDoesNotMisread() {
      let stage = Scroller()
      let card = UIView(frame: stage.window.bounds)
      stage.window.addSubview(card)
      card.addSubview(stage.view)
      stage.view.panGestureRecognizer.addHeadlessTarget { pan in
        guard let pan = pan as? UIPanGestureRecognizer, pan.state == .changed else { return }
        card.transform = CGAffineTransform(
          translationX: 0, y: pan.translation(in: stage.window).y)
      }
      stage.drag(0, -110)
      #expect(isClose(stage.view.contentOffset.y, 100, 0.4))
    }

    // Observed: the recipe of PanModal: while the card moves the content is pinned in each step, and
    // then goes on without a jump. [gestures 132]
    @Test func pinnedContentGoesOnWhereItIsLetGo() {
      let stage = Scroller()
      stage.view.contentOffset.y = 200
      var pins = true
      stage.log.onScroll = { view in
        guard pins, view.contentOffset.y != 200 else { return }
        view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      }
      stage.drag(0, -100, lifts: false)
      #expect(stage.view.contentOffset.y == 200)
      #expect(stage.view.isDragging)
      pins = false
      stage.play(
        HeadlessTouchScript([.move(to: CGPoint(x: 170, y: 260), over: 0.3), .hold(0.1), .lift]))
      #expect(isClose(stage.view.contentOffset.y, 240, 0.5))
    }

    // Observed: FloatingPanel 524: switching the bounce off in a drag shifts the content.
    // [gestures 132]
    @Test func switchingBounceOffShiftsTheContent() {
      let stage = Scroller()
      stage.drag(0, 110, lifts: false)
      #expect(stage.view.contentOffset.y < -20)
      stage.view.bounces = false
      stage.play(HeadlessTouchScript([.move(to: CGPoint(x: 170, y: 512), over: 0.1)]))
      #expect(stage.view.contentOffset.y == 0)
    }
  }
}
