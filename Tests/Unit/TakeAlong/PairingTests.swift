import Testing

@testable import TestSupport
@testable import TransitionCatalog

struct PairingTests {
  typealias Offers = [Pairing<Int>.Candidate]

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var back: [(TakeAlongKey, Int, TakeAlongOutcome.Reason?)] = []
    var front: [(TakeAlongKey, Int, TakeAlongOutcome.Reason?)] = []
    /// Key, index below, index above.
    var pairs: [(TakeAlongKey, Int, Int)] = []
    var outcomes: [TakeAlongKey: TakeAlongOutcome] = [:]
    var issues: [TransitionIssue] = []
    var testDescription: String { name }
  }

  static let rows: [Row] = [
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
    func offers(_ list: [(TakeAlongKey, Int, TakeAlongOutcome.Reason?)]) -> Offers {
      list.map { Pairing<Int>.Candidate($0.0, $0.1, fault: $0.2) }
    }
    let pairing = Pairing(back: offers(row.back), front: offers(row.front))
    let pairs = row.pairs.map { Pairing<Int>.Pair(key: $0.0, back: $0.1, front: $0.2) }
    #expect(pairing.pairs == pairs)
    #expect(pairing.outcomes == row.outcomes)
    #expect(pairing.issues == row.issues)
  }
}
