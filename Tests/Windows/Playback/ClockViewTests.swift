import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct ClockViewTests {
    @Test func clockReportsTheTimeOfTheSegment() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = ClockView(in: window)
        var stops = 0
        view.onStop = { stops += 1 }
        clock.turn()
        view.start(for: 0.5)
        clock.turn()
        clock.advance(by: 0.2)
        #expect(clock.isClose(view.elapsed, 0.2))
        #expect(stops == 0)
        clock.advance(by: 0.4)
        #expect(stops == 1)
      }
    }

    @Test func aStaleStopIsNotReported() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = ClockView(in: window)
        var current = 0
        view.onStop = { current += 1 }
        clock.turn()
        view.start(for: 0.5)
        clock.turn()
        view.start(for: 0.5)
        clock.turn()
        #expect(current == 0)
        clock.advance(by: 1)
        #expect(current == 1)
      }
    }

    @Test func leavingTheWindowStopsIt() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = ClockView(in: window)
        var stops = 0
        view.onStop = { stops += 1 }
        clock.turn()
        view.start(for: 0.5)
        clock.turn()
        view.removeFromSuperview()
        clock.turn()
        #expect(stops == 1)
      }
    }

    @Test func anotherSizeIsReported() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = ClockView(in: window)
        var changes = 0
        view.onResize = { changes += 1 }
        clock.turn()
        #expect(changes == 0)
        view.frame.size = CGSize(width: 10, height: 10)
        clock.turn()
        #expect(changes == 1)
      }
    }
  }
}
