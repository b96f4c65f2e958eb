import UIKit

/// What comes of a script that breaks a law: the library's account differs from that of each
/// reference.
struct AccountVerdict {
  let reference: AccountPlayer
  /// The difference from the first reference.
  let difference: AccountDifference
  let issues: Set<String>
}

extension AccountVerdict: CustomStringConvertible {
  var description: String {
    let reports = issues.isEmpty ? "" : ", with \(issues.sorted().joined(separator: ", "))"
    return "not the account of \(reference)\(reports): \(difference)"
  }
}

extension Script {
  /// The players of which one must have the library's account: what differs from one, but equals
  /// the next, is UIKit's doing.
  var references: [AccountPlayer] {
    let needsOwn = setting.root == .tabs || steps.contains { $0.act.needsOwnAnimator }
    return needsOwn ? [.ownAnimator] : [.system, .ownAnimator]
  }

  /// Plays the script on all sides that are needed; nil if the laws hold.
  ///
  /// - Parameter isWhole: True if nothing is taken out of the script: then only lines are put aside.
  @MainActor func verdict(
    except exceptions: [AccountException] = AccountException.all, isWhole: Bool = false
  ) -> AccountVerdict? {
    var script = self
    if !isWhole {
      for exception in exceptions { exception.strip(&script) }
      script.makeFair()
    }
    let library = script.account(of: .library)
    let comparison = AccountComparison(of: script, issues: library.issues, except: exceptions)
    var first: AccountVerdict?
    for reference in script.references {
      let account = script.account(of: reference)
      guard let difference = comparison.difference(of: account, to: library) else { return nil }
      first =
        first
        ?? AccountVerdict(reference: reference, difference: difference, issues: library.issues)
    }
    return first
  }
}

extension AccountException {
  static let all = mayDiffer + knownFaults + standInFaults
}

extension Script.Act {
  /// True if the system has nothing of the kind, on a device or in the stand-in.
  fileprivate var needsOwnAnimator: Bool { isHeld || verb.needsOwnAnimator }
}
