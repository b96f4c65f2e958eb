import Testing
import UIKit

@testable import TestSupport

/// Scripts and accounts as values.
struct AccountScriptTests {
  @Test func aScriptIsReadAsItIsWritten() {
    for seed in 0..<1000 {
      let script = Script(seed: seed)
      #expect(Script(script.description) == script)
    }
  }

  @Test(arguments: [
    "", "stack", "window slide once first", "stack slide once first; jump",
    "stack slide once first; push loudly", "stack slide once first; never: push",
    "stack slide once first; push, later", "stack slide once first loudly",
  ])
  func aTextThatIsNoScriptIsNotRead(text: String) { #expect(Script(text) == nil) }

  /// Each verb and each option is said by some seed.
  @Test func randomScriptsSayAll() {
    let acts = (0..<4000).flatMap { Script(seed: $0).steps.map(\.act) }
    #expect(Set(acts.map(\.verb)) == Set(Verb.allCases))
    #expect(Set(acts.flatMap(\.options)) == Set(Option.allCases))
    let callbacks = acts.compactMap { act -> Callback? in
      if case .inside(let callback) = act.moment { callback } else { nil }
    }
    #expect(Set(callbacks) == Set(Callback.allCases))
  }

  // MARK: Comparison

  private static let screen = Line.Who(kind: "screen", number: 0)
  private static let other = Line.Who(kind: "screen", number: 1)
  private static let lines = [
    Line(who: screen, what: "viewWillDisappear"),
    Line(who: other, what: "viewWillAppear", facts: [Line.Fact(.animated)]),
    Line(who: screen, what: "viewDidDisappear"),
  ]

  private func difference(_ lines: [Line], unordered: Set<String> = []) -> AccountDifference? {
    Account(chapters: [[], Self.lines]).difference(
      to: Account(chapters: [[], lines]), unordered: unordered)
  }

  @Test func equalAccountsHaveNoDifference() { #expect(difference(Self.lines) == nil) }

  @Test func aLineThatIsMissingIsFound() {
    let difference = difference(Array(Self.lines.dropLast()))
    #expect(difference?.expected == Self.lines[2] && difference?.found == nil)
    #expect(difference?.chapter == 1)
  }

  @Test func aFactThatIsMissingIsFound() {
    var lines = Self.lines
    lines[1].facts = []
    #expect(difference(lines)?.found == lines[1])
  }

  @Test func anotherOrderAcrossObjectsIsFoundExceptWhereItIsFree() {
    let lines = [Self.lines[1], Self.lines[0], Self.lines[2]]
    #expect(difference(lines)?.isOrder == true)
    #expect(difference(lines, unordered: ["screen"]) == nil)
  }

  @Test func alongsideIsFreeBesideIsAppearingButNotBesideOthers() {
    let along = Line(who: Self.screen, what: Line.alongside)
    let appears = Line(who: Self.other, what: Line.isAppearing)
    let first = Account(chapters: [[Self.lines[0], along, appears, Self.lines[2]]])
    let second = Account(chapters: [[Self.lines[0], appears, along, Self.lines[2]]])
    let third = Account(chapters: [[along, Self.lines[0], appears, Self.lines[2]]])
    #expect(first.difference(to: second) == nil)
    #expect(first.difference(to: third)?.isOrder == true)
  }

  @Test func linesOfOneShapeDifferInNamesAndNumbersOnly() {
    let facts = [Line.Fact(.size, CGSize(width: 1, height: 2))]
    let one = Line(who: Self.screen, what: "rests", facts: facts)
    let another = Line(
      who: Self.other, what: "rests", facts: [Line.Fact(.size, CGSize(width: 3, height: 4))])
    #expect(one.shape == another.shape && one != another)
    #expect(one.shape != one.without([.size]).shape)
  }
}
