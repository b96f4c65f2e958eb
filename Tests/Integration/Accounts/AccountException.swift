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
  var edit: Line.Edit = { $0 }
  /// The objects whose order among all others is free.
  var unordered: Set<String> = []
  /// True for a line of the reference after which nothing can be compared any more.
  var ends: @Sendable (Line) -> Bool = { _ in false }
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
    // What stands at rest tells of the step before.
    let end = reference.chapters.firstIndex { chapter in
      chapter.contains { line in exceptions.contains { $0.ends(line) } }
    }.map { max($0 - 1, 0) }
    let unordered = exceptions.reduce(into: Set<String>()) { $0.formUnion($1.unordered) }
    return tidy(reference, until: end).difference(to: tidy(found, until: end), unordered: unordered)
  }

  private func tidy(_ account: Account, until end: Int?) -> Account {
    var account = account
    if let end { account.chapters = Array(account.chapters.prefix(end)) }
    account.chapters = account.chapters.map { chapter in
      chapter.compactMap { line in
        exceptions.reduce(Optional(line)) { line, exception in line.flatMap(exception.edit) }
      }
    }
    return account
  }
}
