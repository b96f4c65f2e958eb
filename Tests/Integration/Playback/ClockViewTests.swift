import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct ClockViewTests {
    @Test func clockReportsTheTimeOfTheSegment() {
      let window = Headless.makeWindow()
      let clock = ClockView(in: window)
      var stops = 0
      clock.onStop = { stops += 1 }
      Headless.turn()
      clock.start(for: 0.5)
      Headless.turn()
      Headless.advance(by: 0.2)
      #expect(abs(clock.elapsed - 0.2) < 1e-6)
      #expect(stops == 0)
      Headless.advance(by: 0.4)
      #expect(stops == 1)
    }

    @Test func aStaleStopIsNotReported() {
      let window = Headless.makeWindow()
      let clock = ClockView(in: window)
      var current = 0
      clock.onStop = { current += 1 }
      Headless.turn()
      clock.start(for: 0.5)
      Headless.turn()
      clock.start(for: 0.5)
      Headless.turn()
      #expect(current == 0)
      Headless.advance(by: 1)
      #expect(current == 1)
    }

    @Test func leavingTheWindowStopsIt() {
      let window = Headless.makeWindow()
      let clock = ClockView(in: window)
      var stops = 0
      clock.onStop = { stops += 1 }
      Headless.turn()
      clock.start(for: 0.5)
      Headless.turn()
      clock.removeFromSuperview()
      Headless.turn()
      #expect(stops == 1)
    }

    @Test func anotherSizeIsReported() {
      let window = Headless.makeWindow()
      let clock = ClockView(in: window)
      var changes = 0
      clock.onResize = { changes += 1 }
      Headless.turn()
      #expect(changes == 0)
      clock.frame.size = CGSize(width: 10, height: 10)
      Headless.turn()
      #expect(changes == 1)
    }
  }
}
