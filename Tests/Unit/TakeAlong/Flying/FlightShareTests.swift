import Testing
import UIKit

@testable import TransitionCatalog

struct FlightShareTests {
  @Test(
    arguments: [
      (0.2, 0.6, -0.1, 0), (0.2, 0.6, 0.2, 0), (0.2, 0.6, 0.4, 0.5), (0.2, 0.6, 0.6, 1),
      (0.2, 0.6, 1.1, 1), (0, 0.5, -0.1, -0.2), (0.5, 1, 1.1, 1.2), (0, 1, 0.3, 0.3),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func itMapsTheRun(row: (CGFloat, CGFloat, CGFloat, CGFloat)) {
    let share = FlightShare(row.0...row.1)
    #expect(abs(share.fraction(at: row.2) - row.3) < 1e-9)
    // The closing is the same in reverse.
    let back = share.reversed.fraction(at: 1 - row.2)
    #expect(abs(1 - back - row.3) < 1e-9)
  }

  @Test(arguments: [-1...0.5, 0.4...2, 2...3, 0.5...0.5] as [ClosedRange<CGFloat>])
  func whatIsOutsideIsCutOff(range: ClosedRange<CGFloat>) {
    let share = FlightShare(range)
    #expect(share.range.lowerBound >= 0 && share.range.upperBound <= 1)
    #expect(share.range.upperBound > share.range.lowerBound)
  }
}
