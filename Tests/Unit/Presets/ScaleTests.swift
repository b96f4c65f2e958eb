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
    #expect(abs(back - 1.08) < 1e-9 && fore == 1)
  }

  /// The old screen is opaque throughout, so the ground is never seen.
  @Test func theOldScreenIsNeverSeenThrough() {
    for step in 0...100 { #expect(scale.pose(of: .back, at: CGFloat(step) / 100).alpha == 1) }
    #expect(scale.parts.map(\.role) == [.back, .backdrop, .fore])
  }

  /// The new screen is behind the old one until it begins to fade in.
  @Test func theNewScreenComesForwardAsItFadesIn() {
    for step in 0...100 {
      let pose = scale.pose(of: .fore, at: CGFloat(step) / 100)
      #expect((pose.lift < 0) == (step <= 8))
      #expect(pose.lift >= 0 || pose.alpha == Choreography.Part.faintest)
    }
    #expect(scale.pose(of: .fore, at: 0.3).alpha == 1)
  }

  /// It comes and goes where it is too small to be read; and the old screen does not go on for long alone.
  @Test func theNewScreenGoesWhereItIsSmall() {
    let closing = PresetSetting(preset: .scale, container: containers[0], isRightToLeft: false)
      .choreography(.closing)
    for choreography in [scale, closing] {
      for step in 0...100 {
        let pose = choreography.pose(of: .fore, at: CGFloat(step) / 100)
        #expect(pose.alpha == 1 || 17 * pose.scale < 8)
      }
    }
    let times = stride(from: 0, to: closing.timing.duration, by: 0.005).map { $0 }
    let gone =
      times.filter {
        closing.pose(of: .fore, at: closing.timing.fraction(at: $0)).alpha > 0.1
      }.max() ?? 0
    let still =
      times.filter {
        // Half the screen is what the edges are off the pivot, at most.
        422 * (closing.pose(of: .back, at: closing.timing.fraction(at: $0)).scale - 1) > 2
      }.max() ?? 0
    #expect(still - gone < 0.1)
  }
}
