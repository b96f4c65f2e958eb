import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct RubberBandTests {
  @Test(arguments: [
    (1.0, 1.0, 0.0), (0.5, 1.0, 0.5), (0, 1, 1), (1.5, 1, 0), (-1, 1, 1), (0.9, 1.8, 0.5),
  ])
  func aPinchHasClosedByAsMuch(scale: CGFloat, begin: CGFloat, progress: CGFloat) {
    #expect(abs(GestureSample.pinchProgress(scale: scale, from: begin) - progress) < 1e-9)
  }

  @Test(arguments: [(CGFloat.nan, CGFloat(1)), (.infinity, 1), (1, 0), (1, .nan), (0, -1)])
  func whatIsNoScaleHasNotClosed(scale: CGFloat, begin: CGFloat) {
    #expect(GestureSample.pinchProgress(scale: scale, from: begin) == 0)
  }

  @Test func rubberFollowsMoreAndMoreReluctantly() {
    var last: CGFloat = 0
    var step = CGFloat.infinity
    for distance in stride(from: CGFloat(0), through: 4000, by: 10) {
      let shown = RubberBand.offset(for: distance, over: 844)
      #expect(shown >= last)
      #expect(distance == 0 || shown - last <= step + 1e-9)
      if distance > 0 { step = shown - last }
      #expect(shown <= 844)
      last = shown
    }
    let first = RubberBand.offset(for: 0.001, over: 844)
    #expect(abs(first / 0.001 - 0.55) < 0.001)
  }

  @Test func rubberOfNothingGivesNothing() {
    #expect(RubberBand.offset(for: 10, over: 0) == 0)
    #expect(RubberBand.offset(for: -5, over: 100) == 0)
  }
}
