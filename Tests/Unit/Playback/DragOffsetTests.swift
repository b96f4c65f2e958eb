import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct DragOffsetTests {
  private let spring = Spring(dampingRatio: 0.85, frequency: 22)

  @Test func itStartsWhereAndAsFastAsItWasLetGo() {
    let dragOffset = DragOffset(
      start: CGVector(dx: 100, dy: -40), velocity: CGVector(dx: 900, dy: 300), end: .zero)
    let step = 1e-5
    let (now, then) = (
      dragOffset.offset(at: 0, of: 0.4, spring: spring),
      dragOffset.offset(at: step, of: 0.4, spring: spring)
    )
    #expect((now - dragOffset.start).length < 1e-9)
    #expect(((then - now).scaled(by: 1 / step) - dragOffset.velocity).length < 0.02 * 950)
  }

  @Test func itArrivesWithoutAStep() {
    let dragOffset = DragOffset(
      start: CGVector(dx: 3000, dy: 0), velocity: .zero, end: CGVector(dx: 50, dy: 5))
    let last = dragOffset.offset(at: 0.4 - 1e-6, of: 0.4, spring: spring)
    #expect((last - dragOffset.end).length < 0.01)
    #expect(dragOffset.offset(at: 0.4, of: 0.4, spring: spring) == dragOffset.end)
  }
}
