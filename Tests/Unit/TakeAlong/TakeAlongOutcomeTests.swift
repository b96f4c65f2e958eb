import Testing

@testable import TransitionCatalog

struct TakeAlongOutcomeTests {
  @Test func theReportIsOneLine() {
    let report: [TakeAlongKey: TakeAlongOutcome] = [
      TakeAlongKey("title", of: 3): .stayed(.offScreen), "picture": .flown,
    ]
    #expect(
      report.line
        == "take-along: picture flown · title of 3 stayed: off screen")
  }

  /// The other photos of a grid are not named one by one.
  @Test func manyWithoutAPartnerAreCounted() {
    var report: [TakeAlongKey: TakeAlongOutcome] = ["picture": .flown]
    for item in 0..<30 { report[TakeAlongKey("picture", of: item)] = .stayed(.noPartner) }
    #expect(report.line == "take-along: picture flown · 30 without a partner")
  }
}
