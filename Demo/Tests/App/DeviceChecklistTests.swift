import Foundation
import Testing

@testable import Screens

struct DeviceChecklistTests {
  private static let markdown = """
    # What nobody knows

    ## Runs

    Some words.

    | Row | Try | Expect | If not |
    |---|---|---|---|
    | **R1** | Open `full` | It opens | Look at `Stage` |
    | **R2** | Close it | It closes | |

    ## Words

    | Word | Meaning |

    ## Touches

    | Row | Try | Expect | If not |
    |---|---|---|---|
    | **T1** | Touch | Nothing | |
    """

  private let small = DeviceChecklist(sections: [
    .init(
      title: "Runs",
      rows: [
        .init(id: "R1", task: "Open full", expectation: "It opens", remedy: "Look at Stage"),
        .init(id: "R2", task: "Close it", expectation: "It closes", remedy: ""),
      ]),
    .init(
      title: "Touches",
      rows: [.init(id: "T1", task: "Touch", expectation: "Nothing", remedy: "")]),
  ])

  @Test func readsTheTablesBelowTheirHeadings() throws {
    #expect(try DeviceChecklist(markdown: Self.markdown) == small)
    let windows = Self.markdown.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try DeviceChecklist(markdown: windows) == small)
  }

  @Test(arguments: [
    ("| **R1** |", "|", DeviceChecklist.Failure.wrongNumberOfCells(line: 9)),
    ("**R1**", "R1", .noIdentifier(line: 9)),
    ("**R1**", "**1**", .noIdentifier(line: 9)),
    ("**R1**", "**", .noIdentifier(line: 9)),
    ("**T1**", "**R2**", .repeatedIdentifier("R2")),
    ("## Runs", "Runs", .noSection(line: 9)),
  ])
  func refusesARowThatCannotBeCited(
    text: String, replacement: String, failure: DeviceChecklist.Failure
  ) {
    let broken = Self.markdown.replacingOccurrences(of: text, with: replacement)
    #expect(throws: failure) { try DeviceChecklist(markdown: broken) }
  }

  /// The app's own: its rows have ids, no two the same.
  @Test func theListOfThisRepositoryIsSound() throws {
    let text = try String(contentsOf: Places.checklist, encoding: .utf8)
    let checklist = try DeviceChecklist(markdown: text)
    let written = text.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| Row |")
    }
    #expect(checklist.rows.count == written.count)
    #expect(Set(checklist.rows.map(\.id)).count == checklist.rows.count)
    for row in checklist.rows { #expect(!row.task.isEmpty && !row.expectation.isEmpty) }
  }

  /// The headings of the first hour say how long its blocks take.
  @Test func theFirstHourComesFirstAndIsNoLonger() throws {
    let text = try String(contentsOf: Places.checklist, encoding: .utf8)
    let sections = try DeviceChecklist(markdown: text).sections
    let hour = sections.prefix { $0.title.hasPrefix("First hour: ") }
    #expect(!hour.isEmpty)
    let minutes = hour.compactMap { section in
      section.title.firstMatch(of: /\((\d+) minutes\)$/).flatMap { Int($0.1) }
    }
    #expect(minutes.count == hour.count && minutes.reduce(0, +) <= 60)
    #expect(sections.dropFirst(hour.count).allSatisfy { !$0.title.hasPrefix("First hour") })
  }

  @Test func remembersVerdictsByTheIdsOfRows() {
    var results = ChecklistResults(stored: ["R1": "fail", "R2": "who knows", "X9": "pass"])
    #expect(small.rows.map { results[$0] } == [.failed, .notYet, .notYet])
    results[small.rows[1]] = .passed
    results[small.rows[0]] = .notYet
    #expect(results.stored == ["R2": "pass", "X9": "pass"])
    #expect(results.count(of: .notYet, in: small) == 2)
  }

  @Test func theReportSaysWhatFailedAndWhatToChange() {
    let results = ChecklistResults(stored: ["R1": "fail", "R2": "pass"])
    #expect(
      results.report(of: small, on: "iPhone, iOS 18.4") == """
        TransitionCatalog: device checklist
        iPhone, iOS 18.4
        1 pass, 1 fail, 1 not yet

        Runs
        R1 fail: Open full
          Expected: It opens
          If not: Look at Stage
        R2 pass: Close it

        Touches
        T1 not yet: Touch

        """)
  }
}
