import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// An app hears of the library's transitions what it hears of the system's. In a simulator the system is the real
  /// one, which is asked here and nowhere else.
  @MainActor @Suite struct AccountTests {
    /// The first random scripts that need neither a finger nor a device's settings.
    nonisolated static let random: [String] =
      (0..<400).lazy.map { Script(seed: $0).fair }.filter(\.isForSimulators).prefix(12)
      .map(\.description)

    nonisolated static let saved: [String] =
      SavedScripts.all.compactMap { Script($0) }.filter(\.isForSimulators).map(\.description)

    @Test(arguments: saved) func theAccountOfASavedScriptIsTheSystems(text: String) async throws {
      try await compare(text)
    }

    @Test(arguments: random) func theAccountOfARandomScriptIsTheSystems(text: String) async throws {
      try await compare(text)
    }

    private func compare(_ text: String) async throws {
      try await clock.play {
        let script = try #require(Script(text))
        if let verdict = script.verdict(isWhole: true) { Issue.record("\(verdict)") }
      }
    }
  }
}

extension Script {
  /// The script without what may differ.
  fileprivate var fair: Script {
    var script = self
    for exception in AccountException.all { exception.strip(&script) }
    script.makeFair()
    return script
  }
}
