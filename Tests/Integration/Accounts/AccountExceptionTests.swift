import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What is put aside is put aside for a reason, and no longer than there is one.
  @MainActor @Suite struct AccountExceptionTests {
    @Test(arguments: AccountException.mayDiffer.map(\.name))
    func whatMayDifferDiffers(name: String) throws { try expectDifference(name) }

    @Test(arguments: AccountException.standInFaults.map(\.name))
    func aFaultOfTheStandInIsStillThere(name: String) throws { try expectDifference(name) }

    /// A cure takes the fault out of the list, and its script into `SavedScripts`.
    @Test(arguments: AccountException.knownFaults.map(\.name))
    func aKnownFaultIsStillThere(name: String) throws { try expectDifference(name) }

    /// The script of an exception differs without it, and with it no more.
    private func expectDifference(_ name: String) throws {
      let exception = try #require(AccountException.all.first { $0.name == name })
      let script = try #require(Script(exception.witness))
      // Some differ in one order only.
      guard script.setting.order == Headless.order else { return }
      let others = AccountException.all.filter { $0.name != name }
      #expect(script.verdict(except: others) != nil)
      #expect(script.verdict() == nil)
      #expect(exception.reason.hasSuffix("."))
      Headless.reset()
    }

    @Test func anExceptionHasOneName() {
      let names = AccountException.all.map(\.name)
      #expect(Set(names).count == names.count)
    }
  }
}
