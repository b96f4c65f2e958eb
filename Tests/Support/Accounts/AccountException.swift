import UIKit

/// Something in which two accounts differ, and which is put aside by its name: because it may differ
/// (`mayDiffer`), or because it is a fault that is known and not cured yet (`knownFaults`).
struct AccountException: Sendable {
  let name: String
  /// Why a user accepts the difference, or what the fault is.
  let reason: String
  /// A script that shows this difference and no other.
  let witness: String
  /// Takes out of a script what cannot be compared.
  var strip: @Sendable (inout Script) -> Void = { _ in }
  /// True for the scripts in which lines are put aside, with the issues that the library reported.
  var applies: @Sendable (Script, Set<String>) -> Bool = { _, _ in true }
  var edit: Line.Edit?
  /// The objects whose order among all others is free.
  var unordered: Set<String> = []
  /// True for a line of the reference after which nothing can be compared any more.
  var ends: (@Sendable (Line) -> Bool)?
}

/// Compares the accounts of a script but for exceptions.
struct AccountComparison {
  let script: Script
  let exceptions: [AccountException]

  init(of script: Script, issues: Set<String>, except exceptions: [AccountException]) {
    self.script = script
    self.exceptions = exceptions.filter { $0.applies(script, issues) }
  }

  func difference(of reference: Account, to found: Account) -> AccountDifference? {
    let unordered = exceptions.reduce(into: Set<String>()) { $0.formUnion($1.unordered) }
    let edits = exceptions.compactMap { $0.edit }
    let difference = reference.difference(to: found, unordered: unordered) { lines in
      lines.compactMap { line in
        edits.reduce(Optional(line)) { line, edit in line.flatMap(edit) }
      }
    }
    guard let difference, difference.chapter < end(of: reference) else { return nil }
    return difference
  }

  /// The first chapter that cannot be compared: what stands at rest tells of the step before.
  private func end(of reference: Account) -> Int {
    let ends = exceptions.compactMap { $0.ends }
    let chapter = reference.chapters.firstIndex { lines in
      lines.contains { line in ends.contains { $0(line) } }
    }
    return chapter.map { $0 - 1 } ?? .max
  }
}

extension Script {
  func says(_ verb: Verb) -> Bool { steps.contains { $0.act.verb == verb } }
  func says(_ option: Option) -> Bool { steps.contains { $0.act.has(option) } }

  mutating func leaveOut(_ isMeant: (Act) -> Bool) { steps.removeAll { isMeant($0.act) } }

  mutating func leaveOut(_ options: Option...) {
    for index in steps.indices { steps[index].act.options.subtract(options) }
  }
}

extension Line {
  /// The line as that of an object of its own, whose order among all others may be free.
  var alone: Line { Line(who: Who(kind: what), what: what, facts: facts) }
}
