import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct TransitionTimingTests {
  @Test func theAppsPaceIsPlayedInThePresetsTime() {
    let geometry = PresetSetting(preset: .slide, container: containers[0], isRightToLeft: false)
      .geometry
    let slide = Slide().movement.changed { settings in
      settings.timing = .curve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
    for direction in [TransitionDirection.opening, .closing] {
      let timing = slide.choreography(direction, on: geometry).timing
      #expect(timing.duration == slide.duration(direction))
      #expect(abs(timing.fraction(at: timing.duration / 2) - 0.5) < 1e-9)
    }
  }

  @Test func aSpringComesToRestInThePresetsTime() {
    let timing = TransitionTiming.spring(dampingRatio: 0.5).timing(lasting: 1, tolerance: 0.001)
    #expect(timing.duration == 1)
    #expect((0...100).map { timing.fraction(at: Double($0) / 100) }.max()! > 1.1)
    #expect(timing.fraction(at: 1) == 1)
  }
}
