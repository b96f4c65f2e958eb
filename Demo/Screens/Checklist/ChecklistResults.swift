/// What a tester has found, by the ids of the rows.
struct ChecklistResults {
  enum Verdict: String, CaseIterable {
    case passed = "pass"
    case failed = "fail"
    case notYet = "not yet"
  }

  /// In a form that user defaults keep.
  private(set) var stored: [String: String]

  init(stored: [String: String] = [:]) { self.stored = stored }

  subscript(row: DeviceChecklist.Row) -> Verdict {
    get { stored[row.id].flatMap(Verdict.init) ?? .notYet }
    set { stored[row.id] = newValue == .notYet ? nil : newValue.rawValue }
  }

  func count(of verdict: Verdict, in checklist: DeviceChecklist) -> Int {
    checklist.rows.filter { self[$0] == verdict }.count
  }

  /// All rows with their verdicts. Those that failed come with what was expected and what to change.
  func report(of checklist: DeviceChecklist, on device: String) -> String {
    let counts = Verdict.allCases.map { "\(count(of: $0, in: checklist)) \($0.rawValue)" }
    var lines = ["TransitionCatalog: device checklist", device, counts.joined(separator: ", ")]
    for section in checklist.sections {
      lines += ["", section.title]
      for row in section.rows {
        let verdict = self[row]
        lines.append("\(row.id) \(verdict.rawValue): \(row.task)")
        guard verdict == .failed else { continue }
        lines.append("  Expected: \(row.expectation)")
        if !row.remedy.isEmpty { lines.append("  If not: \(row.remedy)") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
