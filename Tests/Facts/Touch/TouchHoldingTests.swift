import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// What recognizers do to the touches of views.
  @MainActor @Suite struct TouchHoldingTests {
    // Documented: UIGestureRecognizer.h. [gestures 44]
    @Test func recognizersCancelTouchesAndDelayTheirEnd() async throws {
      try await clock.play {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
      }
    }
  }
}
