import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct TransitionGeometryTests {
  @Test func leadingAndTrailingChangePlacesRightToLeft() {
    for edge in TransitionEdge.allCases {
      let (plain, mirrored) = (
        edge.outward(isRightToLeft: false), edge.outward(isRightToLeft: true)
      )
      #expect(plain.dx == -mirrored.dx && plain.dy == mirrored.dy)
      #expect(abs(plain.dx) + abs(plain.dy) == 1)
    }
  }

  @Test func toleranceOverNoDistanceIsFinite() {
    #expect(TransitionGeometry(container: .zero, front: .zero).tolerance(over: 0).isFinite)
  }
}
