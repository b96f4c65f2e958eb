import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A run whose closures hold it lasts until the last hold has ended, in whatever order they begin and end.
  @MainActor @Suite struct RunHoldTests {
    @Test(arguments: 0..<12) func run_lastsUntilItsLastHoldEnds(seed: Int) async throws {
      try await clock.play {
        var numbers = WalkGenerator(seed: seed)
        let theatre = Theatre()
        var holds: [() -> Void] = []
        var held: TransitionRun?
        let transition = ViewControllerTransition.animations { run in
          held = run
          holds.append(run.hold())
        }
        theatre.presenter.present(theatre.screen, using: transition)
        theatre.settle()
        let run = try #require(held)
        for _ in 0..<10 {
          if holds.count == 1 || Bool.random(using: &numbers) {
            holds.append(run.hold())
          } else {
            holds.remove(at: Int.random(in: 0..<holds.count, using: &numbers))()
          }
          clock.turn()
          #expect(theatre.run != nil)
        }
        while !holds.isEmpty {
          #expect(theatre.run != nil)
          holds.remove(at: Int.random(in: 0..<holds.count, using: &numbers))()
          clock.turn()
        }
        clock.advance(by: 0.2)
        #expect(theatre.run == nil && theatre.isOpen)
      }
    }
  }
}
