import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A run whose closures delay its end lasts until the last delay has ended, in whatever order they begin and end.
  @MainActor @Suite struct EndDelayTests {
    @Test(arguments: 0..<12) func aRunLastsUntilItsLastDelayEnds(seed: Int) async throws {
      try await clock.play {
        var numbers = WalkGenerator(seed: seed)
        let theatre = Theatre()
        var delays: [() -> Void] = []
        var held: TransitionRun?
        let transition = ViewControllerTransition.animations { run in
          held = run
          delays.append(run.delayEnd())
        }
        theatre.presenter.present(theatre.screen, using: transition)
        theatre.settle()
        let run = try #require(held)
        for _ in 0..<10 {
          if delays.count == 1 || Bool.random(using: &numbers) {
            delays.append(run.delayEnd())
          } else {
            delays.remove(at: Int.random(in: 0..<delays.count, using: &numbers))()
          }
          clock.turn()
          #expect(theatre.run != nil)
        }
        while !delays.isEmpty {
          #expect(theatre.run != nil)
          delays.remove(at: Int.random(in: 0..<delays.count, using: &numbers))()
          clock.turn()
        }
        clock.advance(by: 0.2)
        #expect(theatre.run == nil && theatre.isOpen)
      }
    }

    /// Once a run must end at once, no closure delays it any more.
    @Test func aDelayThatComesTooLateHoldsNothing() async throws {
      try await clock.play {
        let theatre = Theatre()
        var delay: (() -> Void)?
        theatre.presenter.present(theatre.screen, using: .animations { _ in })
        clock.advance(by: 0.1)
        let run = try #require(theatre.run?.publicRun)
        run.dropDelays()
        delay = run.delayEnd()
        theatre.settle()
        #expect(theatre.run == nil && theatre.isOpen)
        delay?()
      }
    }
  }
}
