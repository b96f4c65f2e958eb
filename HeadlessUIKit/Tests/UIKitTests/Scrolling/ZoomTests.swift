import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ZoomTests {
    init() { Headless.reset() }

    // Documented: UIScrollView.h; observed: the size is the zoomed one. [gestures 154]
    // [gestures 155]
    @Test func aPinchScalesTheViewThatTheDelegateNames() {
      let stage = Zoomer()
      stage.pinch(by: 2)
      #expect(isClose(stage.view.zoomScale, 2))
      #expect(isClose(stage.content.transform.a, 2) && isClose(stage.content.transform.d, 2))
      #expect(isClose(stage.content.frame, CGRect(x: 0, y: 0, width: 1200, height: 1600), 0.1))
      #expect(isClose(stage.view.contentSize.width, 1200, 0.1))
      #expect(isClose(stage.view.contentSize.height, 1600, 0.1))
    }

    // Documented: …/viewforzooming(in:): nothing happens. [gestures 154]
    @Test func withoutAViewNothingZooms() {
      let stage = Zoomer()
      stage.zooms = false
      stage.pinch(by: 2, lifts: false)
      #expect(!stage.view.isZooming && stage.view.zoomScale == 1)
      stage.view.zoomScale = 2
      stage.view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
      #expect(stage.view.zoomScale == 1 && stage.content.transform.isIdentity)
      #expect(stage.lines.isEmpty)
    }

    // Documented: …/uiscrollview: offset and scale follow the pinch. [gestures 156]
    @Test(arguments: [CGFloat(2), 0.7])
    func thePointUnderTheFingersStays(scale: CGFloat) {
      let stage = Zoomer()
      stage.view.contentOffset = CGPoint(x: 150, y: 200)
      let place = CGPoint(x: 120, y: 300)
      let before = stage.point(at: place)
      stage.pinch(by: scale, at: place, lifts: false)
      #expect(isClose(stage.point(at: place), before, 0.5))
    }

    // Documented: the same; fingers that wander take the content along. [gestures 156]
    @Test func theContentFollowsTheMiddleOfTheFingers() {
      let stage = Zoomer()
      stage.pinch(by: 2, at: CGPoint(x: 120, y: 300), lifts: false)
      let before = stage.point(at: CGPoint(x: 120, y: 300))
      stage.play(
        HeadlessTouchScript([
          .init(0, [.move(to: CGPoint(x: 308.7, y: 420), over: 0.2)]),
          .init(1, [.move(to: CGPoint(x: 91.3, y: 420), over: 0.2)]),
        ]))
      #expect(isClose(stage.view.zoomScale, 2, 0.01))
      #expect(isClose(stage.point(at: CGPoint(x: 200, y: 420)), before, 0.5))
    }

    // Documented: UIScrollView.h; …/scrollviewwillbeginzooming(_:with:). [gestures 159]
    @Test func aPinchTellsItsBeginningItsStepsAndItsEnd() {
      let stage = Zoomer()
      stage.pinch(by: 2, lifts: false)
      #expect(stage.view.isZooming && !stage.view.isZoomBouncing)
      #expect(stage.zoomLines == ["willZoom true", "zoom"])
      #expect(stage.scales.count > 5 && stage.scales == stage.scales.sorted())
      stage.play(HeadlessTouchScript([.init(0, [.lift]), .init(1, [.lift])]))
      #expect(!stage.view.isZooming && !stage.view.isZoomBouncing)
      #expect(stage.zoomLines == ["willZoom true", "zoom", "didZoom true 2.0"])
    }

    // Documented: …/uiscrollview: the gesture can end while a finger is down. [gestures 156]
    @Test func zoomingEndsWithTheFirstFingerThatLeaves() {
      let stage = Zoomer()
      stage.pinch(by: 2, lifts: false)
      stage.play(HeadlessTouchScript([.init(1, [.lift])]))
      #expect(!stage.view.isZooming && isClose(stage.view.zoomScale, 2))
      #expect(stage.zoomLines.last == "didZoom true 2.0")
    }

    // Unverified: the pinch itself goes on, as others do.
    @Test func aFingerThatIsPutBackZoomsOn() {
      let stage = Zoomer()
      stage.pinch(by: 1.5, lifts: false)
      stage.play(HeadlessTouchScript([.init(1, [.lift])]))
      stage.lines = []
      let there = CGPoint(x: 170 + 1.5 * 108.7 / 2, y: 400)
      stage.play(
        HeadlessTouchScript([
          .init(
            2,
            [
              .down(CGPoint(x: there.x - 100, y: 400)),
              .move(to: CGPoint(x: there.x - 150, y: 400), over: 0.2),
            ])
        ]))
      #expect(isClose(stage.view.zoomScale, 2.25, 0.01))
      #expect(stage.zoomLines == ["willZoom true", "zoom"])
    }

    // Documented: …/uiscrollview/bounceszoom. [gestures 157]
    @Test(arguments: [(CGFloat(2), CGFloat(4)), (0.8, 0.4)])
    func beyondALimitTheScaleResists(limit: CGFloat, wanted: CGFloat) {
      let stage = Zoomer()
      stage.view.minimumZoomScale = min(limit, 1)
      stage.view.maximumZoomScale = max(limit, 1)
      stage.pinch(by: wanted, lifts: false)
      let scale = stage.view.zoomScale
      #expect(limit > 1 ? scale > limit && scale < wanted : scale < limit && scale > wanted)
      #expect(stage.view.isZooming && !stage.view.isZoomBouncing)
    }

    // Observed: the limit is told at once; documented: the end after the bounce. [gestures 158]
    // [gestures 159]
    @Test func scaleBeyondALimitSpringsBack() {
      let stage = Zoomer()
      stage.view.maximumZoomScale = 2
      stage.pinch(by: 4, lifts: false)
      var seen: [String] = []
      stage.onZoom = { seen.append("\($0.zoomScale) \($0.isZooming) \($0.isZoomBouncing)") }
      stage.play(HeadlessTouchScript([.init(0, [.lift]), .init(1, [.lift])]))
      #expect(seen == ["2.0 false true"])
      #expect(stage.view.isZoomBouncing && stage.zoomLines.last == "zoom")
      let shown = stage.content.layer.presentation()?.affineTransform().a ?? 0
      #expect(shown > 2.01)
      Headless.advance(by: 1)
      #expect(seen.count == 1 && !stage.view.isZoomBouncing)
      #expect(stage.zoomLines.last == "didZoom true 2.0")
      #expect(isClose(stage.content.layer.presentation()?.affineTransform().a ?? 0, 2))
    }

    // Documented: …/uiscrollview/bounceszoom: zooming stops at the limit. [gestures 157]
    @Test func withoutBounceTheScaleStopsAtItsLimit() {
      let stage = Zoomer()
      stage.view.bouncesZoom = false
      stage.view.maximumZoomScale = 2
      stage.pinch(by: 4, lifts: false)
      #expect(stage.view.zoomScale == 2)
      stage.play(HeadlessTouchScript([.init(0, [.lift]), .init(1, [.lift])]))
      #expect(!stage.view.isZoomBouncing && stage.zoomLines.last == "didZoom true 2.0")
    }

    // Unverified: an offset beyond the edges goes back in the way of a bounce.
    @Test func smallContentGoesBackToTheCorner() {
      let stage = Zoomer()
      stage.pinch(by: 0.5, at: CGPoint(x: 250, y: 480))
      Headless.advance(by: 1)
      #expect(isClose(stage.view.zoomScale, 0.5))
      #expect(isClose(stage.view.contentOffset, .zero))
      #expect(stage.zoomLines.last == "didZoom true 0.5")
    }

    // Unverified: both go on, and the content goes with the fingers.
    @Test func aSecondFingerZoomsWhatTheFirstDrags() {
      let stage = Zoomer()
      stage.play(
        .drag(
          from: CGPoint(x: 200, y: 450), to: CGPoint(x: 120, y: 400), over: 0.3, lifts: false))
      #expect(stage.view.isDragging)
      stage.play(
        HeadlessTouchScript([
          .init(1, [.down(CGPoint(x: 220, y: 400)), .move(to: CGPoint(x: 300, y: 400), over: 0.3)])
        ]))
      #expect(stage.view.isDragging && stage.view.isZooming && stage.view.zoomScale > 1.5)
      let before = stage.point(at: CGPoint(x: 210, y: 400))
      stage.play(
        HeadlessTouchScript([
          .init(0, [.move(to: CGPoint(x: 100, y: 450), over: 0.2)]),
          .init(1, [.move(to: CGPoint(x: 280, y: 450), over: 0.2)]),
        ]))
      #expect(isClose(stage.point(at: CGPoint(x: 190, y: 450)), before, 0.5))
    }

    // Documented: the deepest view's recognizer wins. [gestures 50]
    @Test func aPinchAroundTheScrollViewGivesWay() {
      let stage = Zoomer()
      let outer = UIPinchGestureRecognizer()
      var actions = 0
      outer.addHeadlessTarget { _ in actions += 1 }
      stage.window.addGestureRecognizer(outer)
      stage.pinch(by: 2)
      #expect(actions == 0 && isClose(stage.view.zoomScale, 2))
      stage.view.maximumZoomScale = stage.view.minimumZoomScale
      stage.pinch(by: 2)
      #expect(actions > 0)
    }

    // Documented: UIScrollView.h. [gestures 109]
    @Test func thePinchKeepsItsDelegate() {
      let stage = Zoomer()
      final class Stranger: NSObject, UIGestureRecognizerDelegate {}
      let stranger = Stranger()
      stage.view.pinchGestureRecognizer?.delegate = stranger
      #expect(Headless.takeMisuses().map(\.kind) == [.scrollPanDelegateChanged])
    }
  }
}
