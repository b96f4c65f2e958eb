import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct GestureSampleTests {
  @Test(arguments: [
    (1.0, 1.0, 0.0), (0.5, 1.0, 0.5), (0, 1, 1), (1.5, 1, 0), (-1, 1, 1), (0.9, 1.8, 0.5),
  ])
  func aPinchHasClosedByAsMuch(scale: CGFloat, begin: CGFloat, progress: CGFloat) {
    #expect(abs(GestureSample.pinchProgress(scale: scale, from: begin) - progress) < 1e-9)
  }

  /// Where the finger was as the screen began to move: a list was scrolled first, up or aside.
  @Test func theFingerIsFollowedBack() {
    var sample = GestureSample(translation: CGVector(dx: 30, dy: 150))
    sample.location = CGPoint(x: 100, y: 300)
    let base = GestureSample(translation: CGVector(dx: 12, dy: 60))
    #expect(sample.location(at: base) == CGPoint(x: 82, y: 210))
    #expect(sample.location(at: GestureSample()) == CGPoint(x: 70, y: 150))
  }

  @Test(arguments: [(CGFloat.nan, CGFloat(1)), (.infinity, 1), (1, 0), (1, .nan), (0, -1)])
  func invalidScaleMakesNoProgress(scale: CGFloat, begin: CGFloat) {
    #expect(GestureSample.pinchProgress(scale: scale, from: begin) == 0)
  }
}
