import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct PathTests {
    // …/cgpath/boundingbox: "If the path is empty, … CGRectNull".
    @Test func anEmptyPathHasTheNullBox() async throws {
      try await clock.play {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
      }
    }
  }
}
