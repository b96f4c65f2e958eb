import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ZoomByProgramTests {
    init() { Headless.reset() }

    // Single report: the middle of what is seen stays there. [gestures 160]
    @Test func theMiddleStaysInTheMiddle() {
      let stage = Zoomer()
      stage.view.contentOffset = CGPoint(x: 100, y: 150)
      stage.lines = []
      let middle = CGPoint(x: 170, y: 400)
      let before = stage.point(at: middle)
      stage.view.zoomScale = 2
      #expect(isClose(stage.point(at: middle), before, 0.5))
      #expect(isClose(stage.view.contentOffset, CGPoint(x: 350, y: 500)))
      #expect(stage.lines == ["scroll", "zoom"])
    }

    // Documented: …/setzoomscale(_:animated:): the scale should be between the limits.
    @Test func theScaleIsBroughtInsideItsLimits() {
      let stage = Zoomer()
      stage.view.setZoomScale(7, animated: false)
      #expect(stage.view.zoomScale == 3)
      stage.view.setZoomScale(0.1, animated: false)
      #expect(stage.view.zoomScale == 0.5)
    }

    // Documented: …/scrollviewwillbeginzooming(_:with:),
    // …/scrollviewdidendzooming(_:with:atscale:);
    // single report: told once. [gestures 159] [gestures 161]
    @Test func anAnimatedChangeIsToldOnceAndSeenOnTheWay() {
      let stage = Zoomer()
      stage.view.setZoomScale(2, animated: true)
      #expect(stage.view.zoomScale == 2 && !stage.view.isZooming && !stage.view.isZoomBouncing)
      Headless.advance(by: 0.1)
      let shown = stage.content.layer.presentation()?.affineTransform().a ?? 0
      #expect(shown > 1.01 && shown < 1.99)
      #expect(stage.zoomLines == ["willZoom true", "zoom"] && stage.scales == [2])
      Headless.advance(by: 1)
      #expect(stage.zoomLines == ["willZoom true", "zoom", "didZoom true 2.0"])
      #expect(stage.scales == [2])
    }

    // Documented: …/zoom(to:animated:): in the coordinates of the view that zooms. [gestures 162]
    @Test func aRectangleIsZoomedTo() {
      let stage = Zoomer()
      stage.view.zoomScale = 0.5
      stage.view.zoom(to: CGRect(x: 200, y: 300, width: 150, height: 100), animated: false)
      #expect(stage.view.zoomScale == 2)
      let seen = stage.view.convert(stage.view.bounds, to: stage.content)
      #expect(isClose(seen, CGRect(x: 200, y: 250, width: 150, height: 200), 0.5))
      stage.view.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
      #expect(stage.view.zoomScale == 3 && isClose(stage.view.contentOffset, .zero))
    }

    // Observed: the view's transform is not read, and gives way. [gestures 163]
    @Test func aTransformThatIsSetMeanwhileIsReplaced() {
      let stage = Zoomer()
      stage.pinch(by: 2)
      stage.content.transform = .identity
      #expect(isClose(stage.view.zoomScale, 2))
      stage.pinch(by: 1.25)
      #expect(isClose(stage.view.zoomScale, 2.5, 0.01))
      #expect(isClose(stage.content.transform.a, 2.5, 0.01))
    }

    // Documented: what centers its content does so in its layout, at each step.
    @Test func eachStepAsksForLayout() {
      let view = Scroller.View(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let stage = Zoomer()
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = 3
      view.delegate = stage
      view.addSubview(stage.content)
      stage.window.addSubview(view)
      Headless.turn()
      view.layouts = 0
      view.zoomScale = 0.5
      Headless.turn()
      #expect(view.layouts == 1 && view.contentOffset == .zero)
    }

    // Unverified: a pinch takes an animated change over.
    @Test func aPinchEndsAnAnimatedChange() {
      let stage = Zoomer()
      stage.view.setZoomScale(2, animated: true)
      Headless.advance(by: 0.05)
      stage.pinch(by: 1.2, lifts: false)
      #expect(
        stage.zoomLines == ["willZoom true", "zoom", "didZoom true 2.0", "willZoom true", "zoom"])
    }

    @Test func outsideOfAWindowAnAnimatedChangeIsMadeAtOnce() {
      let stage = Zoomer()
      stage.view.removeFromSuperview()
      stage.view.setZoomScale(2, animated: true)
      #expect(stage.view.zoomScale == 2 && stage.view.contentSize.width == 1200)
    }
  }
}
