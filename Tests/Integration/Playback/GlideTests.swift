import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A run that is aimed anew goes on from where it is seen, with all that a finger has added.
  @MainActor @Suite struct GlideTests {
    @Test(
      arguments: [PresetUnderTest.slide, .overlay, .hang, .full], [0, 0.3, 0.8] as [CGFloat])
    func aRunAimedAnewGoesOnFromWhereItIsSeen(preset: PresetUnderTest, fraction: CGFloat)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset, gesture: .pinch)
        clock.advance(by: 0.1)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        var residual = Residual(translation: CGVector(dx: 30, dy: -20))
        residual[.front].logScale = -0.1
        residual.progress = 0.15
        playback.move(to: RunPosition(fraction: fraction, residual: residual))
        clock.turn()
        let (before, progress) = (seen(theatre), playback.position.progress)
        playback.change(to: playback.choreography, glides: true)
        clock.turn()
        #expect(seen(theatre).distance(to: before) < 0.25)
        #expect(abs(playback.position.progress - progress) < 1e-9)
        #expect(abs((theatre.run?.interruptible.fractionComplete ?? 0) - progress) < 1e-9)
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(theatre.run == nil)
      }
    }

    private func seen(_ theatre: Theatre) -> Quad {
      let layer = theatre.wrapper.layer.presentation() ?? theatre.wrapper.layer
      return Quad(layer.transform, size: layer.bounds.size)
    }
  }
}
