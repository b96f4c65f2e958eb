import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct TimingFunctionTests {
    // Documentation of getControlPoint(at:values:).
    @Test func controlPoints() async throws {
      try await clock.play {
        let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.4)
        var values: [Float] = [9, 9]
        var all: [[Float]] = []
        for index in 0..<4 {
          function.getControlPoint(at: index, values: &values)
          all.append(values)
        }
        #expect(all == [[0, 0], [0.1, 0.2], [0.3, 1.4], [1, 1]])
      }
    }
  }
}
