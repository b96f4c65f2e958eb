import Foundation

/// A row of a table in `HeadlessUIKit/Facts`.
struct FactRow {
  /// As tests name it: `animation 53`.
  let name: String
  let certainty: String
  let state: String

  var isModeled: Bool { state.hasPrefix("modeled") || state.hasPrefix("switch") }
  var isAbsent: Bool { state.hasPrefix("absent") }

  static let lists = ["controllers", "animation", "gestures"]
  static let certainties = [
    "documented", "measured by others", "observed", "single report", "inferred",
    "general knowledge", "open",
  ]

  static func all() throws -> [FactRow] {
    try lists.flatMap { list in
      try TestSources.lines(below: "Facts", endingWith: "\(list).md").compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 5, let first = cells[0].first, first.isNumber else { return nil }
        return FactRow(name: "\(list) \(cells[0])", certainty: cells[3], state: cells[4])
      }
    }
  }

  /// What tests name in their comments: each tag once.
  static func tags() throws -> Set<String> {
    var found: Set<String> = []
    for line in try TestSources.tests() where line.contains("//") {
      for match in line.matches(of: /\[((?:controllers|animation|gestures) [0-9.]+)\]/) {
        found.insert(String(match.1))
      }
    }
    return found
  }
}
