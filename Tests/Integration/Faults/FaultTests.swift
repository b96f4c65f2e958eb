import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Whatever goes wrong during a run, it ends once, and leaves what the same fault leaves without
  /// animation. `make fuzz` plays every fault in every scene.
  @MainActor @Suite struct FaultTests {
    @Test func aRunSurvivesWhateverGoesWrong() {
      let order = Headless.order
      let judge = FaultJudge()
      var failures = 0
      for (index, fault) in Fault.all.enumerated() where Share.current.has(index) {
        let scenes = scenes(for: fault, index, order)
        for scene in scenes where failures < 20 && fault.defect?.isIn(scene) != true {
          failures += recordVerdict(of: judge, on: fault, in: scene) ? 1 : 0
        }
        guard let defect = fault.defect else { continue }
        // Fails if none of the scenes shows it any more.
        withKnownIssue(Comment(rawValue: defect.reason)) {
          for scene in scenes where defect.isIn(scene) {
            recordVerdict(of: judge, on: fault, in: scene)
          }
        }
      }
    }

    /// Returns whether something was wrong.
    @discardableResult
    private func recordVerdict(
      of judge: FaultJudge, on fault: Fault, in scene: FaultScene
    ) -> Bool {
      let wrong = judge.verdict(fault, in: scene)
      guard !wrong.isEmpty else { return false }
      Issue.record("\(fault): \(scene)\n  \(wrong.joined(separator: "\n  "))")
      return true
    }

    /// Returns all scenes of a fault, or a share in which each preset, and over all faults each
    /// moment, direction and venue, has its turn.
    private func scenes(
      for fault: Fault, _ index: Int, _ order: HeadlessOrder
    ) -> [FaultScene] {
      let possible = FaultScene.all.filter { $0.order == order && fault.isPossible($0) }
      guard !Sample.isWhole else { return possible }
      // One in which a known defect shows is always among them.
      let known = possible.filter { fault.defect?.isIn($0) == true }.prefix(1)
      return known
        + PresetUnderTest.all.enumerated().compactMap { number, preset in
          // A fifth of them, half of these under each account of UIKit's order.
          guard (index + number) % 10 == (order == .first ? 0 : 5) else { return nil }
          let scenes = possible.filter { $0.preset == preset }
          // Steps without a common divisor with the number of scenes come past each of them.
          return scenes.isEmpty ? nil : scenes[(index * 7 + number * 5) % scenes.count]
        }
    }
  }
}
