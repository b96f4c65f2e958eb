import UIKit

/// The checklist with what has been found so far, which user defaults keep.
@MainActor
final class ChecklistStore {
  let checklist: DeviceChecklist
  private(set) var results: ChecklistResults
  private let defaults = UserDefaults.standard
  private let key = "checklist"

  init() {
    checklist = Self.makeChecklist()
    results = ChecklistResults(stored: defaults.dictionary(forKey: key) as? [String: String] ?? [:])
  }

  subscript(row: DeviceChecklist.Row) -> ChecklistResults.Verdict {
    get { results[row] }
    set {
      results[row] = newValue
      defaults.set(results.stored, forKey: key)
    }
  }

  func clear() {
    results = ChecklistResults()
    defaults.set(results.stored, forKey: key)
  }

  var progress: String {
    ChecklistResults.Verdict.allCases.map {
      "\(results.count(of: $0, in: checklist)) \($0.rawValue)"
    }.joined(separator: ", ")
  }

  /// The file is copied from the repository, where tests read it.
  private static func makeChecklist() -> DeviceChecklist {
    do {
      guard let file = Bundle.main.url(forResource: "DEVICE-CHECKLIST", withExtension: "md") else {
        fatalError("DEVICE-CHECKLIST.md is not among the app's resources.")
      }
      return try DeviceChecklist(markdown: String(contentsOf: file, encoding: .utf8))
    } catch {
      fatalError("DEVICE-CHECKLIST.md cannot be read: \(error)")
    }
  }
}
