import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct RubberBandTests {
  @Test func aRubberBandFollowsLessAndLess() {
    var last: CGFloat = 0
    var step = CGFloat.infinity
    for distance in stride(from: CGFloat(0), through: 4000, by: 10) {
      let shown = distance.rubberBanded(over: 844)
      #expect(shown >= last)
      #expect(distance == 0 || shown - last <= step + 1e-9)
      if distance > 0 { step = shown - last }
      #expect(shown <= 844)
      last = shown
    }
    let first = CGFloat(0.001).rubberBanded(over: 844)
    #expect(abs(first / 0.001 - 0.55) < 0.001)
  }

  @Test func aRubberBandOverNothingGivesNothing() {
    #expect(CGFloat(10).rubberBanded(over: 0) == 0)
    #expect(CGFloat(-5).rubberBanded(over: 100) == 0)
  }
}
