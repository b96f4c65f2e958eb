import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The two laws: an app hears of the library's transitions what it hears of the system's, and it
  /// is the library that plays. `make fuzz` plays many more scripts.
  @MainActor @Suite struct AccountTests {
    static let count = ProcessInfo.processInfo.environment["WALKS"].flatMap(Int.init) ?? 3000

    @Test func theAccountOfRandomScriptsIsTheSystems() {
      let order = Headless.order
      var shapes: Set<String> = []
      for seed in 0..<AccountTests.count where shapes.count < 5 {
        // Half of them play under each account of UIKit's order.
        guard seed.isMultiple(of: 2) == (order == .first), Share.current.has(seed / 2) else {
          continue
        }
        let script = Script(seed: seed)
        guard let verdict = script.verdict(),
          shapes.insert(verdict.difference.shape).inserted
        else { continue }
        let short = script.shrunk(keeping: verdict.difference.shape)
        Issue.record(
          """
          seed \(seed): not the account of \(verdict.reference), \(verdict.difference)
          \(short)
          """)
      }
      Headless.reset()
    }

    @Test func aScriptIsReadAsItIsWritten() throws {
      for seed in 0..<500 {
        let script = Script(seed: seed)
        #expect(Script(script.description) == script)
      }
    }
  }
}
