import Testing

@testable import TransitionCatalog

struct FreeFlightTests {
  let timing = Timing.cubic(0.3, 0, 0.1, 1, duration: 0.5)

  @Test func itGoesFromWhereItIsToItsEnd() {
    let flight = FreeFlight(timing: timing, from: 0.4, to: 0)
    #expect(flight.fraction(at: 0) == 0.4)
    #expect(flight.fraction(at: 0.5) == 0)
  }

  @Test func theRestOfItIsTheSameFlight() {
    let flight = FreeFlight(timing: timing, from: 0, to: 1)
    let rest = flight.continued(from: 0.2)
    #expect(rest.skipped == 0.2)
    #expect(rest.fraction(at: 0.3) == flight.fraction(at: 0.3))
    #expect(abs(Baking.Path(rest).duration - 0.3) < 1e-12)
    #expect(Baking.Path(rest).fractions.first == flight.fraction(at: 0.2))
    #expect(Baking.Path(rest).fractions.last == 1)
  }

  @Test func skippingMoreThanThereIsLeavesItsEnd() {
    let rest = FreeFlight(timing: timing, from: 0, to: 1).continued(from: 9)
    #expect(Baking.Path(rest).fractions.allSatisfy { $0 == 1 })
  }
}
