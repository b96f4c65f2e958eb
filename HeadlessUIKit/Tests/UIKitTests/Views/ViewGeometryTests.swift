import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ViewGeometryTests {
    init() { Headless.reset() }

    // developer.apple.com/documentation/uikit/uiview/transform: the frame is undefined then
    // and is not to be set.
    @Test func settingTheFrameUnderATransformIsMisuseAndStillDoesWhatTheLayerDoes() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.transform = CGAffineTransform(scaleX: 2, y: 3)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(Headless.takeMisuses().map(\.kind) == [.frameSetUnderTransform])
      // [animation 2]
      #expect(abs(view.bounds.width - 5) < 1e-9)
      #expect(abs(view.bounds.height - 10 / 3) < 1e-9)
    }
  }
}
