import Testing

@testable import TransitionCatalog

struct TakeAlongOutcomeTests {
  @Test func theReportIsOneLine() {
    let report: [TakeAlongKey: TakeAlongOutcome] = [
      TakeAlongKey("title", of: 3): .stayed(.offScreen), "picture": .flown,
      "badge": .flownWithout(.destination),
    ]
    #expect(
      report.line
        == "take-along: badge flown without the destination's look · picture flown · "
        + "title of 3 stayed: off screen")
  }

  /// The other photos of a grid are not named one by one.
  @Test func manyWithoutAPartnerAreCounted() {
    var report: [TakeAlongKey: TakeAlongOutcome] = ["picture": .flown]
    for item in 0..<30 { report[TakeAlongKey("picture", of: item)] = .stayed(.noPartner) }
    #expect(report.line == "take-along: picture flown · 30 without a partner")
  }

  @Test func missingLooksAddUp() {
    #expect(TakeAlongOutcome.flown.without(.source) == .flownWithout(.source))
    #expect(TakeAlongOutcome.flownWithout(.source).without(.source) == .flownWithout(.source))
    #expect(TakeAlongOutcome.flownWithout(.source).without(.destination) == .flownWithout(.both))
    #expect(TakeAlongOutcome.stayed(.text).without(.source) == .stayed(.text))
  }
}
