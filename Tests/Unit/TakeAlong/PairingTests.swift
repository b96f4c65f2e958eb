import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor struct PairingTests {
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var back: [(TakeAlongKey, Int, TakeAlongOutcome.Reason?)] = []
    var front: [(TakeAlongKey, Int, TakeAlongOutcome.Reason?)] = []
    /// Key, index below, index above.
    var pairs: [(TakeAlongKey, Int, Int)] = []
    var outcomes: [TakeAlongKey: TakeAlongOutcome] = [:]
    var issues: [TransitionIssue] = []
    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(name: "nothing"),
    Row(
      name: "one of each", back: [("a", 1, nil)], front: [("a", 9, nil)], pairs: [("a", 0, 0)],
      outcomes: ["a": .flown]),
    Row(
      name: "in the order of the screen underneath", back: [("b", 1, nil), ("a", 2, nil)],
      front: [("a", 8, nil), ("b", 9, nil)], pairs: [("b", 0, 1), ("a", 1, 0)],
      outcomes: ["a": .flown, "b": .flown]),
    Row(
      name: "no partner, on either side", back: [("a", 1, nil)], front: [("b", 9, nil)],
      outcomes: ["a": .stayed(.noPartner), "b": .stayed(.noPartner)]),
    Row(
      name: "a fault below", back: [("a", 1, .zeroSize)], front: [("a", 9, nil)],
      outcomes: ["a": .stayed(.zeroSize)]),
    Row(
      name: "a fault above", back: [("a", 1, nil)], front: [("a", 9, .hidden)],
      outcomes: ["a": .stayed(.hidden)]),
    Row(
      name: "two faults: the one below", back: [("a", 1, .offScreen)], front: [("a", 9, .hidden)],
      outcomes: ["a": .stayed(.offScreen)]),
    Row(
      name: "a view of another screen", back: [("a", 1, nil)], front: [("a", 9, .otherScreen)],
      outcomes: ["a": .stayed(.otherScreen)], issues: [.takeAlongElsewhere(key: "a")]),
    Row(
      name: "a key twice below", back: [("a", 1, nil), ("a", 2, nil), ("a", 3, nil)],
      front: [("a", 9, nil)], pairs: [("a", 0, 0)], outcomes: ["a": .flown],
      issues: [.takeAlongKeyTwice(key: "a")]),
    Row(
      name: "a key twice, the first hidden", back: [("a", 1, .hidden), ("a", 2, nil)],
      front: [("a", 9, nil)], pairs: [("a", 1, 0)], outcomes: ["a": .flown],
      issues: [.takeAlongKeyTwice(key: "a")]),
    Row(
      name: "a key twice above, the first off screen", back: [("a", 1, nil)],
      front: [("a", 8, .offScreen), ("a", 9, nil)], pairs: [("a", 0, 1)],
      outcomes: ["a": .flown], issues: [.takeAlongKeyTwice(key: "a")]),
    Row(
      name: "a container between two screens, the first of which flies elsewhere",
      back: [("a", 1, .inAnotherRun), ("a", 2, nil)], front: [("a", 9, nil)], pairs: [("a", 1, 0)],
      outcomes: ["a": .flown]),
    Row(
      name: "both of which do, without a partner",
      back: [("a", 1, .inAnotherRun), ("a", 2, .inAnotherRun)],
      outcomes: ["a": .stayed(.noPartner)]),
    Row(
      name: "the same offer twice is one", back: [("a", 1, nil), ("a", 1, nil)],
      front: [("a", 9, nil)], pairs: [("a", 0, 0)], outcomes: ["a": .flown]),
    Row(
      name: "one view under two keys", back: [("a", 1, nil), ("b", 1, nil)],
      front: [("a", 8, nil), ("b", 9, nil)], pairs: [("a", 0, 0)],
      outcomes: ["a": .flown, "b": .stayed(.claimedTwice)],
      issues: [.takeAlongViewTwice(key: "b")]),
    Row(
      name: "one view above under two keys", back: [("a", 1, nil), ("b", 2, nil)],
      front: [("a", 9, nil), ("b", 9, nil)], pairs: [("a", 0, 0)],
      outcomes: ["a": .flown, "b": .stayed(.claimedTwice)],
      issues: [.takeAlongViewTwice(key: "b")]),
  ]

  @Test(arguments: rows) func theTable(row: Row) {
    let views = (0..<10).map { _ in UIView() }
    func offers(_ list: [(TakeAlongKey, Int, TakeAlongOutcome.Reason?)]) -> [FlightPlan.Offer] {
      list.map { key, view, fault in
        let offer = FlightPlan.Offer(
          key: key, view: views[view], options: TakeAlongElement.Options(),
          owner: ObjectIdentifier(views[0]))
        offer.fault = fault
        return offer
      }
    }
    let (back, front) = (offers(row.back), offers(row.front))
    var plan = FlightPlan()
    let pairs = plan.match(back, with: front)
    #expect(pairs.count == row.pairs.count)
    for (pair, wanted) in zip(pairs, row.pairs) {
      #expect(pair.back === back[wanted.1] && pair.front === front[wanted.2])
      #expect(pair.back.key == wanted.0 && pair.front.key == wanted.0)
    }
    #expect(plan.outcomes == row.outcomes)
    #expect(plan.issues == row.issues)
  }
}
