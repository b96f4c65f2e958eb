import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Every preset, the transitions of Presets/More, those of an app and fifty random lists of effects, wherever
  /// transitions play; and for each question a transition that it tells.
  @MainActor @Suite struct TransitionSuiteTests {
    /// Each transition in each venue, under both accounts of UIKit's order, in `make fuzz`. In `make test` the named
    /// transitions play in half of the venues, each list in one, and each case under one of the accounts.
    nonisolated static let cases: [(Int, SuiteTransition, Venue)] =
      SuiteTransition.all.enumerated().flatMap { t, transition in
        Venue.allCases.enumerated().filter { v, _ in
          Sample.has(t, v, oneIn: t < SuiteTransition.own.count ? 2 : 4)
        }.map { (transition, $0.1) }
      }.enumerated().filter { Share.current.has($0.offset) }
      .map { ($0.offset, $0.element.0, $0.element.1) }

    @Test(arguments: cases)
    func transitionPassesInEveryVenue(index: Int, transition: SuiteTransition, venue: Venue) {
      guard Sample.isWhole || (index + index / 4).isMultiple(of: 2) == (Headless.order == .first)
      else { return }
      let complaints = TransitionSuite(transition, in: venue).complaints
      #expect(complaints == [], "\(transition.testDescription) in \(venue)")
    }

    @Test(arguments: BrokenRun.all)
    func aFaultIsToldByTheQuestionThatItBreaks(broken: BrokenRun) {
      let complaints = TransitionSuite(broken.transition, in: .modal).complaints
      #expect(complaints.map(\.question) == [broken.question], "\(complaints)")
      // That is what was to be seen.
      _ = Headless.takeMisuses()
    }

    @Test func everyQuestionIsSeenRed() {
      #expect(Set(BrokenRun.all.map(\.question)) == Set(SuiteQuestion.allCases))
    }
  }
}
