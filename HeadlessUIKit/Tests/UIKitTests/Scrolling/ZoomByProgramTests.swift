import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ZoomByProgramTests {
    init() { Headless.reset() }

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

    // Unverified: a pinch takes an animated change over.
    @Test func aPinchEndsAnAnimatedChange() {
      let stage = Zoomer()
      stage.view.setZoomScale(2, animated: true)
      Headless.advance(by: 0.05)
      stage.pinch(by: 1.2, lifts: false)
      #expect(
        stage.zoomLines == ["willZoom true", "zoom", "didZoom true 2.0", "willZoom true", "zoom"])
    }
  }
}
