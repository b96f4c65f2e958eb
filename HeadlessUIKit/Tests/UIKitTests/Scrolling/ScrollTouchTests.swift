import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollTouchTests {
    init() { Headless.reset() }

    // Documented: WWDC 2014-235, UIScrollView.h. [gestures 105]
    @Test func aQuickDragIsNeverHeardOf() {
      let stage = Scroller()
      let content = stage.addContent()
      stage.drag(0, -100, over: 0.1)
      #expect(content.heard == [])
      #expect(stage.view.contentOffset.y == 90)
    }

    // Documented: see above. [gestures 105]
    @Test func aFingerThatRestsIsHandedOverAndTakenBack() {
      let stage = Scroller()
      let content = stage.addContent()
      stage.play(HeadlessTouchScript([.down(stage.middle), .hold(0.1)]))
      #expect(content.heard == [])
      Headless.advance(by: 0.1)
      #expect(content.heard == ["began"])
      stage.play(
        HeadlessTouchScript([.move(to: CGPoint(x: 170, y: 300), over: 0.3), .hold(0.1), .lift]))
      #expect(content.heard == ["began", "moved", "cancelled"])
      #expect(stage.view.contentOffset.y == 90)
    }

    // Documented: see above. [gestures 105]
    @Test func withoutDelayTheContentHearsAtOnce() {
      let stage = Scroller()
      stage.view.delaysContentTouches = false
      let content = stage.addContent()
      stage.play(HeadlessTouchScript([.down(stage.middle)]))
      #expect(content.heard == ["began"])
    }

    // Documented: WWDC 2014-235: the recognizer that delays fails when the finger lifts.
    // [gestures 104]
    @Test func aQuickTapArrivesWhenItLifts() {
      let stage = Scroller()
      let content = stage.addContent()
      stage.play(.tap(at: stage.middle))
      #expect(content.heard == ["began", "ended"])
      #expect(stage.log.lines == [])
    }

    // Documented: …/uiscrollview/cancancelcontenttouches. [gestures 106]
    @Test func contentThatTracksMayKeepTheFinger() {
      let stage = Scroller()
      stage.view.canCancelContentTouches = false
      let content = stage.addContent()
      let script = HeadlessTouchScript([
        .down(stage.middle), .hold(0.2), .move(to: CGPoint(x: 170, y: 300), over: 0.3), .lift,
      ])
      stage.play(script)
      #expect(content.heard == ["began", "moved", "ended"])
      #expect(stage.view.contentOffset == .zero)
      stage.drag(0, -100, over: 0.1)
      #expect(stage.view.contentOffset.y == 90)
    }

    // Documented: …/uiscrollview/touchesshouldcancel(in:). [gestures 106]
    @Test func controlsKeepTheFinger() {
      let view = UIScrollView()
      #expect(!view.touchesShouldCancel(in: UIButton()))
      #expect(view.touchesShouldCancel(in: UIView()))
      let stage = Scroller()
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      stage.view.addSubview(control)
      let script = HeadlessTouchScript([
        .down(stage.middle), .hold(0.2), .move(to: CGPoint(x: 170, y: 300), over: 0.3), .lift,
      ])
      stage.play(script)
      #expect(stage.view.contentOffset == .zero)
    }

    final class Asking: UIScrollView {
      var hands = true
      var began = 0
      var cancels = 0
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool {
        began += 1
        return hands
      }
      override func touchesShouldCancel(in view: UIView) -> Bool {
        cancels += 1
        return false
      }
    }

    func askingStage() -> (UIWindow, Asking, Scroller.Content) {
      let window = Headless.makeWindow(safeAreaInsets: .zero)
      let view = Asking(frame: window.bounds)
      view.contentSize = CGSize(width: 390, height: 3000)
      let content = Scroller.Content(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
      view.addSubview(content)
      window.addSubview(view)
      return (window, view, content)
    }

    // Documented: …/touchesshouldbegin(_:with:in:).
    @Test func aSubclassMayWithholdTouches() {
      let (window, view, content) = askingStage()
      view.hands = false
      Headless.play(.tap(at: CGPoint(x: 100, y: 300), for: 0.3), in: window)
      Headless.advance(by: 0.5)
      #expect(view.began == 1)
      #expect(content.heard == [])
      view.hands = true
      Headless.play(.tap(at: CGPoint(x: 100, y: 300), for: 0.3), in: window)
      Headless.advance(by: 0.5)
      #expect(content.heard == ["began", "ended"])
    }

    // Documented: not asked when canCancelContentTouches is false. [gestures 106]
    @Test func aSubclassMayRefuseToCancel() {
      let (window, view, content) = askingStage()
      let script = HeadlessTouchScript([
        .down(CGPoint(x: 100, y: 500)), .hold(0.2), .move(to: CGPoint(x: 100, y: 300), over: 0.3),
        .lift,
      ])
      Headless.play(script, in: window)
      Headless.advance(by: 1)
      #expect(view.cancels == 1)
      #expect(view.contentOffset.y == 0)
      #expect(content.heard == ["began", "moved", "ended"])
      view.canCancelContentTouches = false
      Headless.play(script, in: window)
      Headless.advance(by: 1)
      #expect(view.cancels == 1)
    }

    // Observed: UIKit raises, with this message. [gestures 109]
    @Test func theDelegateOfThePanIsTheScrollView() {
      final class Other: NSObject, UIGestureRecognizerDelegate {}
      let view = UIScrollView()
      view.panGestureRecognizer.delegate = Other()
      #expect(Headless.takeMisuses().map(\.kind) == [.scrollPanDelegateChanged])
    }

    final class Judging: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }

    // Documented: …/uiscrollview: subclasses may override what the delegate of the pan is asked.
    @Test func aSubclassIsTheDelegateOfItsPan() {
      let window = Headless.makeWindow(safeAreaInsets: .zero)
      let view = Judging(frame: window.bounds)
      view.contentSize = CGSize(width: 390, height: 3000)
      window.addSubview(view)
      #expect(view.panGestureRecognizer.delegate === view)
      var begins = 0
      let pan = UIPanGestureRecognizer()
      pan.addHeadlessTarget { if $0.state == .began { begins += 1 } }
      window.addGestureRecognizer(pan)
      Headless.play(
        .drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), over: 0.3), in: window)
      Headless.advance(by: 1)
      #expect(begins == 1)
      #expect(view.contentOffset.y > 150)
    }

    // Documented: WWDC 2014-235. [gestures 110]
    @Test func thePanMayLiveElsewhere() {
      let stage = Scroller()
      let overlay = UIView(frame: stage.window.bounds)
      stage.window.addSubview(overlay)
      overlay.addGestureRecognizer(stage.view.panGestureRecognizer)
      #expect(stage.view.gestureRecognizers?.contains(stage.view.panGestureRecognizer) == false)
      Headless.play(
        .drag(from: CGPoint(x: 30, y: 150), to: CGPoint(x: 30, y: 50), over: 0.3),
        in: stage.window)
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset.y == 90)
      #expect(stage.log.lines.first == "willDrag")
    }
  }
}
