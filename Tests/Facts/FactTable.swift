import Foundation
import Testing
import UIKit

@testable import TestSupport

extension Trait where Self == FactTrait {
  /// Notes which facts hold. With a folder as `FACTS` in the environment, a table is written into it.
  static var facts: FactTrait { FactTrait() }
}

struct FactTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let outcome = Outcome()
    let watch: IssueHandlingTrait = .compactMapIssues { issue in
      outcome.hasFailed = true
      return issue
    }
    do {
      try await watch.provideScope(for: test, testCase: testCase, performing: function)
    } catch {
      await FactTable.shared.note(test, holds: false)
      throw error
    }
    await FactTable.shared.note(test, holds: !outcome.hasFailed)
  }
}

private final class Outcome: @unchecked Sendable {
  var hasFailed = false
}

/// Each test with the facts that it asks, and whether they hold.
@MainActor
private final class FactTable {
  static let shared = FactTable()

  private struct Row {
    let facts: [String]
    var holds = true
  }

  private var rows: [String: Row] = [:]

  func note(_ test: Test, holds: Bool) {
    guard let folder = ProcessInfo.processInfo.environment["FACTS"], !test.isSuite else { return }
    rows[test.path, default: Row(facts: test.facts)].holds =
      holds && rows[test.path]?.holds != false
    // Each time, because nobody knows which test is the last one.
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(Self.system).md")
    try? text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static var system: String {
    #if canImport(ObjectiveC)
      return "iOS-\(UIDevice.current.systemVersion)"
    #else
      return "stand-in"
    #endif
  }

  private var text: String {
    let lines = rows.sorted { $0.key < $1.key }.map { path, row in
      "| \(row.facts.joined(separator: ", ")) | \(path) | \(row.holds ? "holds" : "**does not**") |"
    }
    let failed = rows.values.filter { !$0.holds }.count
    return """
      # Facts on \(Self.system)

      \(rows.count) tests, \(failed) of which found that a fact does not hold. Facts without a test in
      `Tests/Facts` were not asked.

      | Facts | Test | |
      |---|---|---|
      \(lines.joined(separator: "\n"))

      """
  }
}

extension Test {
  /// The suites and the function.
  fileprivate var path: String {
    let parts = "\(id)".components(separatedBy: "/")
    return parts.dropFirst().prefix { !$0.contains(".swift:") }.joined(separator: ".")
  }

  /// The facts that the comments above the test cite, such as `[controllers 15.3]`.
  fileprivate var facts: [String] {
    comments.flatMap { comment in
      comment.rawValue.components(separatedBy: "[").dropFirst().compactMap { part in
        let fact = String(part.prefix { $0 != "]" })
        return fact.contains(".") && fact.contains(" ") ? fact : nil
      }
    }
  }
}
