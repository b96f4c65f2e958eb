import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Random scripts of touches, calls and interruptions. `make fuzz` plays many more.
  @MainActor @Suite struct WalkTests {
    static let count = ProcessInfo.processInfo.environment["WALKS"].flatMap(Int.init) ?? 300

    @Test func nothingIsStuckLostOrLeftWhateverHappens() {
      let order = Headless.order
      var failures = 0
      for seed in 0..<WalkTests.count where failures < 5 {
        // Half of them play under each account of UIKit's order.
        guard seed.isMultiple(of: 2) == (order == .first) else { continue }
        let walk = Walk(seed: seed)
        let faults = walk.play(under: order)
        guard !faults.isEmpty else { continue }
        failures += 1
        Issue.record(
          "seed \(seed): \(faults.joined(separator: "; "))\n\(walk).play(under: .\(order))")
      }
    }
  }
}
