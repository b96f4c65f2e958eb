import Testing
import UIKit

@testable import TransitionCatalog

struct DriftTests {
  let drift = Drift(
    start: CGVector(dx: 80, dy: -20), velocity: CGVector(dx: 300, dy: 0), end: .zero)
  let spring = Spring(dampingRatio: 0.85, frequency: 22)

  @Test func itBeginsWhereItWasLetGo() {
    #expect(drift.offset(at: 0, of: 0.4, spring: spring) == drift.start)
  }

  @Test func itEndsExactly() {
    #expect(drift.offset(at: 0.4, of: 0.4, spring: spring) == .zero)
    #expect(drift.offset(at: 9, of: 0.4, spring: spring) == .zero)
  }

  @Test func itGoesOnAsFastAsItWas() {
    let later = drift.offset(at: 1e-6, of: 0.4, spring: spring)
    let speed = (later.dx - 80) / 1e-6
    #expect(abs(speed - 300) < 0.02 * 300 + 1)
  }

  @Test func bothDirectionsComeHomeOnTheirOwn() {
    let half = drift.offset(at: 0.2, of: 0.4, spring: spring)
    #expect(abs(half.dx) < 80)
    #expect(abs(half.dy) < 20)
  }
}
