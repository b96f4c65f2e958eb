import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct GestureSamplerTests {
    @Test func aCustomGesturesSpeedComesFromItsProgress() {
      var reader = GestureSampler()
      #expect(reader.read(progress: 0.3) == GestureSample())
      Headless.advance(by: 0.1)
      let sample = reader.read(progress: 0.5)
      #expect(abs(sample.scale - 0.8) < 1e-9)
      #expect(abs(sample.scaleVelocity + 2) < 1e-6)
    }

    @Test func anotherGestureStartsOver() {
      var reader = GestureSampler()
      _ = reader.read(progress: 0.3)
      Headless.advance(by: 0.1)
      _ = reader.read(progress: 0.9)
      Headless.advance(by: 0.1)
      reader = GestureSampler()
      #expect(reader.read(progress: 0.6) == GestureSample())
    }
  }
}
