import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct DragOffsetTests {
  private let spring = Spring(dampingRatio: 0.85, frequency: 22)

  @Test func itStartsWhereAndAsFastAsItWasLetGo() {
    let drift = DragOffset(
      start: CGVector(dx: 100, dy: -40), velocity: CGVector(dx: 900, dy: 300), end: .zero)
    let step = 1e-5
    let (now, then) = (
      drift.offset(at: 0, of: 0.4, spring: spring), drift.offset(at: step, of: 0.4, spring: spring)
    )
    #expect((now - drift.start).length < 1e-9)
    #expect(((then - now).scaled(by: 1 / step) - drift.velocity).length < 0.02 * 950)
  }

  @Test func itArrivesWithoutAStep() {
    let drift = DragOffset(
      start: CGVector(dx: 3000, dy: 0), velocity: .zero, end: CGVector(dx: 50, dy: 5))
    let last = drift.offset(at: 0.4 - 1e-6, of: 0.4, spring: spring)
    #expect((last - drift.end).length < 0.01)
    #expect(drift.offset(at: 0.4, of: 0.4, spring: spring) == drift.end)
  }
}
