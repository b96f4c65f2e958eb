import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollGeometryTests {
    init() { Headless.reset() }

    // Documented: the limits include the insets (…/uiscrollview/contentinset). [gestures 117]
    @Test func insetsWidenTheLimits() {
      let stage = Scroller()
      stage.view.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 7)
      let (x, y) = (stage.view.spanX, stage.view.spanY)
      #expect((x.min, x.max) == (-5, 7))
      #expect((y.min, y.max) == (-20, 1630))
      stage.view.contentSize = CGSize(width: 10, height: 10)
      #expect((stage.view.spanY.min, stage.view.spanY.max) == (-20, -20))
    }
  }
}
