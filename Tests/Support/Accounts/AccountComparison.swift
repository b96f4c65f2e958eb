/// The first pair of lines in which two accounts differ.
struct AccountDifference: Hashable {
  let chapter: Int
  /// What the reference tells; `nil` is nothing.
  let expected: Line?
  let found: Line?
  /// True if both tell the same lines of each object, in another order across objects.
  let isOrder: Bool

  /// Equal for two scripts that show the same fault.
  var shape: String {
    [isOrder ? "order" : "", expected?.shape ?? "nothing", found?.shape ?? "nothing"]
      .joined(separator: " | ")
  }
}

extension AccountDifference: CustomStringConvertible {
  var description: String {
    """
    chapter \(chapter)\(isOrder ? ", order" : "")
      expected: \(expected?.description ?? "nothing")
      found:    \(found?.description ?? "nothing")
    """
  }
}

extension Account {
  /// Compares this account, the reference, with another one: each object's lines first, because
  /// they say more, and then the order of all.
  ///
  /// - Parameters:
  ///   - unordered: The kinds of objects whose order among all others is free.
  ///   - tidy: Returns the lines of a chapter without what is not compared.
  func difference(
    to other: Account, unordered: Set<String> = [], tidy: ([Line]) -> [Line] = { $0 }
  ) -> AccountDifference? {
    for chapter in 0..<max(chapters.count, other.chapters.count) {
      let lines = [chapters, other.chapters].map { chapter < $0.count ? $0[chapter] : [] }
      if lines[0] == lines[1] { continue }
      let (expected, found) = (tidy(lines[0]), tidy(lines[1]))
      let pair =
        Account.firstPairOfOneObject(expected, found).map { ($0, false) }
        ?? Account.firstPairInOrder(
          expected.filter { !unordered.contains($0.who.kind) },
          found.filter { !unordered.contains($0.who.kind) }
        ).map { ($0, true) }
      if let (pair, isOrder) = pair {
        return AccountDifference(
          chapter: chapter, expected: pair.0, found: pair.1, isOrder: isOrder)
      }
    }
    return nil
  }

  private typealias Pair = (Line?, Line?)

  private static func firstPairOfOneObject(_ expected: [Line], _ found: [Line]) -> Pair? {
    var seen: Set<Line.Who> = []
    for line in expected + found where seen.insert(line.who).inserted {
      let pair = firstPair(
        expected.filter { $0.who == line.who && !$0.isAlongside },
        found.filter { $0.who == line.who && !$0.isAlongside })
      if let pair { return pair }
    }
    return firstPair(expected.filter(\.isAlongside), found.filter(\.isAlongside))
  }

  /// No source says whether UIKit runs `alongside` blocks before `viewIsAppearing` or after it: each
  /// is compared with all the others.
  private static func firstPairInOrder(_ expected: [Line], _ found: [Line]) -> Pair? {
    firstPair(expected.filter { !$0.isAlongside }, found.filter { !$0.isAlongside })
      ?? firstPair(expected.filter { !$0.isAppearing }, found.filter { !$0.isAppearing })
  }

  private static func firstPair(_ expected: [Line], _ found: [Line]) -> Pair? {
    for index in 0..<max(expected.count, found.count) {
      let pair: Pair = (
        index < expected.count ? expected[index] : nil, index < found.count ? found[index] : nil
      )
      if pair.0 != pair.1 { return pair }
    }
    return nil
  }
}

extension Line {
  fileprivate var isAlongside: Bool { what == Line.alongside }
  fileprivate var isAppearing: Bool { what == Line.isAppearing }

  static let alongside = "alongside"
  static let isAppearing = "viewIsAppearing"
}
