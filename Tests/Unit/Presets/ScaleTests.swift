import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ScaleTests {
  let scale = PresetSetting(preset: .scale, container: containers[0], isRightToLeft: false)
    .choreography(.opening)

  @Test func oneDivesInOneDirection() {
    var (back, fore): (CGFloat, CGFloat) = (0, 0)
    for step in 0...100 {
      let f = CGFloat(step) / 100
      #expect(scale.pose(of: .back, at: f).scale >= back)
      #expect(scale.pose(of: .fore, at: f).scale >= fore)
      back = scale.pose(of: .back, at: f).scale
      fore = scale.pose(of: .fore, at: f).scale
    }
    #expect(abs(back - 1.35) < 1e-9 && fore == 1)
  }

  /// One of the two screens is always opaque enough to hide the background.
  @Test func itIsNeverBlank() {
    for step in 0...100 {
      let f = CGFloat(step) / 100
      #expect(max(scale.pose(of: .back, at: f).alpha, scale.pose(of: .fore, at: f).alpha) > 0.99)
    }
  }

  @Test func theOldScreenIsGoneHalfWay() {
    #expect(scale.pose(of: .back, at: 0.5).alpha == Part.faintest)
    #expect(scale.pose(of: .fore, at: 0).alpha == Part.faintest)
    #expect(scale.parts.map(\.role) == [.backdrop, .fore, .back])
  }
}
