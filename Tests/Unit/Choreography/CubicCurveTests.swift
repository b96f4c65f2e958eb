import UIKit
import Testing

@testable import TestSupport
@testable import TransitionCatalog

struct CubicCurveTests {
  @Test func curveGoesFromZeroToOneAndNeverBack() {
    for curve in [
      CubicCurve(x1: 0.3, y1: 0, x2: 0.1, y2: 1), CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1),
      CubicCurve(x1: 1, y1: 0, x2: 0, y2: 1),
    ] {
      var last: CGFloat = 0
      for step in 0...500 {
        let next = curve.value(at: CGFloat(step) / 500)
        #expect(next >= last - 1e-9)
        last = next
      }
      #expect(last == 1)
    }
  }

  @Test func theStraightOneIsStraight() {
    let curve = CubicCurve(x1: 1 / 3, y1: 1 / 3, x2: 2 / 3, y2: 2 / 3)
    for step in 0...20 {
      let x = CGFloat(step) / 20
      #expect(abs(curve.value(at: x) - x) < 1e-8)
    }
  }
}
