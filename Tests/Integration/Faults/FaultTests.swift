import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Whatever goes wrong during a run, it ends once, and leaves what the same fault leaves without
  /// animation. `make fuzz` plays every fault in every scene.
  @MainActor @Suite struct FaultTests {
    private static let isWhole = ProcessInfo.processInfo.environment["FAULTS"] == "all"

    @Test func aRunSurvivesWhateverGoesWrong() {
      let order = Headless.order
      let judge = FaultJudge()
      var failures = 0
      for (index, fault) in Fault.all.enumerated() where Share.current.has(index) {
        for scene in scenes(for: fault, index, order) where failures < 20 {
          let wrong = judge.verdict(fault, in: scene)
          guard !wrong.isEmpty else { continue }
          let issue = "\(fault): \(scene)\n  \(wrong.joined(separator: "\n  "))"
          guard fault.defect?.isIn(scene) != true else { continue }
          failures += 1
          Issue.record("\(issue)")
        }
      }
    }

    /// Returns all scenes of a fault, or a share in which each preset, and over all faults each
    /// moment, direction and venue, has its turn.
    private func scenes(
      for fault: Fault, _ index: Int, _ order: HeadlessOrder
    ) -> [FaultScene] {
      let possible = FaultScene.all.filter { $0.order == order && fault.isPossible($0) }
      guard !FaultTests.isWhole else { return possible }
      return PresetUnderTest.all.enumerated().compactMap { number, preset in
        // A fifth of them, half of these under each account of UIKit's order.
        guard (index + number) % 10 == (order == .first ? 0 : 5) else { return nil }
        let scenes = possible.filter { $0.preset == preset }
        // Steps without a common divisor with the number of scenes come past each of them.
        return scenes.isEmpty ? nil : scenes[(index * 7 + number * 5) % scenes.count]
      }
    }

    @Test func thereAreEnoughFaults() {
      #expect(Fault.all.count >= 45)
      #expect(Set(Fault.all.map(\.description)).count == Fault.all.count)
    }
  }
}
