import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ScrollTouchTests {
    // Documented: WWDC 2014-235; no pinch without zooming. [gestures 104]
    @Test func scrollViewHasAPanAndADelay() async throws {
      try await clock.play {
        let view = UIScrollView()
        let recognizers = view.gestureRecognizers ?? []
        #expect(recognizers.count == 2)
        #expect(recognizers.contains(view.panGestureRecognizer))
        let delay = recognizers.first { $0 !== view.panGestureRecognizer }
        #expect(delay?.delaysTouchesBegan == true)
      }
    }
  }
}
