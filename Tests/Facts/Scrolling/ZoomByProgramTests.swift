import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ZoomByProgramTests {
    // Single report: the middle of what is seen stays there. [gestures 160]
    @Test func theMiddleStaysInTheMiddle() async throws {
      try await clock.play {
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
    }

    // Documented: …/setzoomscale(_:animated:): the scale should be between the limits.
    @Test func theScaleIsBroughtInsideItsLimits() async throws {
      try await clock.play {
        let stage = Zoomer()
        stage.view.setZoomScale(7, animated: false)
        #expect(stage.view.zoomScale == 3)
        stage.view.setZoomScale(0.1, animated: false)
        #expect(stage.view.zoomScale == 0.5)
      }
    }

    // Documented: …/scrollviewwillbeginzooming(_:with:),
    // …/scrollviewdidendzooming(_:with:atscale:);
    // single report: told once. [gestures 159] [gestures 161]
    @Test func anAnimatedChangeIsToldOnceAndSeenOnTheWay() async throws {
      try await clock.play {
        let stage = Zoomer()
        stage.view.setZoomScale(2, animated: true)
        #expect(stage.view.zoomScale == 2 && !stage.view.isZooming && !stage.view.isZoomBouncing)
        clock.advance(by: 0.1)
        let shown = stage.content.layer.presentation()?.affineTransform().a ?? 0
        #expect(shown > 1.01 && shown < 1.99)
        #expect(stage.zoomLines == ["willZoom true", "zoom"] && stage.scales == [2])
        clock.advance(by: 1)
        #expect(stage.zoomLines == ["willZoom true", "zoom", "didZoom true 2.0"])
        #expect(stage.scales == [2])
      }
    }

    // Documented: …/zoom(to:animated:): in the coordinates of the view that zooms. [gestures 162]
    @Test func aRectangleIsZoomedTo() async throws {
      try await clock.play {
        let stage = Zoomer()
        stage.view.zoomScale = 0.5
        stage.view.zoom(to: CGRect(x: 200, y: 300, width: 150, height: 100), animated: false)
        #expect(stage.view.zoomScale == 2)
        let seen = stage.view.convert(stage.view.bounds, to: stage.content)
        #expect(isClose(seen, CGRect(x: 200, y: 250, width: 150, height: 200), 0.5))
        stage.view.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
        #expect(stage.view.zoomScale == 3 && isClose(stage.view.contentOffset, .zero))
      }
    }

    // Documented: what centers its content does so in its layout, at each step.
    @Test func eachStepAsksForLayout() async throws {
      try await clock.play {
        let view = Scroller.View(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let stage = Zoomer()
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 3
        view.delegate = stage
        view.addSubview(stage.content)
        stage.window.addSubview(view)
        clock.turn()
        view.layouts = 0
        view.zoomScale = 0.5
        clock.turn()
        #expect(view.layouts == 1 && view.contentOffset == .zero)
      }
    }

    @Test func outsideOfAWindowAnAnimatedChangeIsMadeAtOnce() async throws {
      try await clock.play {
        let stage = Zoomer()
        stage.view.removeFromSuperview()
        stage.view.setZoomScale(2, animated: true)
        #expect(stage.view.zoomScale == 2 && stage.view.contentSize.width == 1200)
      }
    }
  }
}
