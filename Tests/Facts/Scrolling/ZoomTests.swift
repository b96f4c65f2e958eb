import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ZoomTests {
    // Documented: UIScrollView.h, …/uiscrollview/maximumzoomscale. [gestures 153]
    @Test func withoutRoomToZoomThereIsNoPinch() async throws {
      try await clock.play {
        let view = UIScrollView()
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(view.pinchGestureRecognizer == nil)
        let count = view.gestureRecognizers?.count
        view.maximumZoomScale = 2
        let pinch = view.pinchGestureRecognizer
        #expect(
          pinch != nil && pinch?.view === view && type(of: pinch!) != UIPinchGestureRecognizer.self)
        view.minimumZoomScale = 2
        #expect(view.pinchGestureRecognizer == nil && view.gestureRecognizers?.count == count)
        view.minimumZoomScale = 3
        #expect(view.pinchGestureRecognizer == nil)
      }
    }
  }
}
