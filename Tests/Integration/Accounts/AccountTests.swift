import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The two laws: an app hears of the library's transitions what it hears of the system's, and
  /// finds its screens where the system would have put them; and it is the library that plays.
  /// `make fuzz` plays many more scripts.
  @MainActor @Suite struct AccountTests {
    static let count = environment["WALKS"].flatMap(Int.init) ?? 2500
    nonisolated private static let environment = ProcessInfo.processInfo.environment

    @Test func theAccountOfRandomScriptsIsTheSystems() {
      let order = Headless.order
      var shapes: Set<String> = []
      for seed in 0..<AccountTests.count where shapes.count < 5 {
        // Half of them play under each account of UIKit's order.
        guard seed.isMultiple(of: 2) == (order == .first), Share.current.has(seed / 2) else {
          continue
        }
        let script = Script(seed: seed)
        guard let verdict = script.verdict(), shapes.insert(verdict.difference.shape).inserted
        else { continue }
        let short = script.shrunk(keeping: verdict.difference.shape)
        Issue.record(
          "seed \(seed), \(verdict)\n\(short)\n\(short.writeReplay("\(seed)"))")
      }
      Headless.reset()
    }

    @Test(arguments: SavedScripts.all)
    func theAccountOfASavedScriptIsTheSystems(text: String) throws {
      let script = try #require(Script(text)).under(Headless.order)
      if let verdict = script.verdict(isWhole: true) { Issue.record("\(verdict)") }
      Headless.reset()
    }

    /// `ACCOUNT="stack slide once first; push animated"`, or a seed, is written as a page.
    @Test(.enabled(if: environment["ACCOUNT"] != nil))
    func theScriptOfTheEnvironmentIsWrittenAsAPage() throws {
      let text = try #require(AccountTests.environment["ACCOUNT"])
      let script = try #require(Int(text).map { Script(seed: $0) } ?? Script(text))
      guard script.setting.order == Headless.order else { return }
      print("\(script)\n\(script.accounts)\n\(script.writeReplay("replay"))")
      if let verdict = script.verdict(isWhole: true) { print("\(verdict)") }
      Headless.reset()
    }

    @Test func aScriptIsWrittenAsAPageWithItsSteps() throws {
      let script = try #require(Script("stack slide once first; push animated; pop animated, soon"))
      let page = try script.replay("Account <1>")
      for step in script.steps { #expect(page.contains("\"\(step)\"")) }
      #expect(page.contains("<title>Account &lt;1&gt;</title>") && !page.contains("{{"))
      Headless.reset()
    }
  }
}

extension Script {
  /// The script under one of the two accounts of UIKit's order.
  func under(_ order: HeadlessOrder) -> Script {
    var script = self
    script.setting.order = order
    return script
  }
}
