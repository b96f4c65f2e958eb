import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct GestureSamplerTests {
    @Test(.exactTime) func aCustomGesturesSpeedComesFromItsProgress() async throws {
      try await clock.play {
        var reader = GestureSampler()
        #expect(reader.read(progress: 0.3) == GestureSample())
        clock.advance(by: 0.1)
        let sample = reader.read(progress: 0.5)
        #expect(abs(sample.scale - 0.8) < 1e-9)
        #expect(abs(sample.scaleVelocity + 2) < 1e-6)
      }
    }

    @Test func anotherGestureStartsOver() async throws {
      try await clock.play {
        var reader = GestureSampler()
        _ = reader.read(progress: 0.3)
        clock.advance(by: 0.1)
        _ = reader.read(progress: 0.9)
        clock.advance(by: 0.1)
        reader = GestureSampler()
        #expect(reader.read(progress: 0.6) == GestureSample())
      }
    }
  }
}
