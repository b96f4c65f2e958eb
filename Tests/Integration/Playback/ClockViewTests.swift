import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct ClockViewTests {
    @Test func clockReportsTheTimeOfTheSegment() {
      let window = Headless.makeWindow()
      let clock = ClockView(in: window)
      var stops: [Bool] = []
      clock.onStop = { number, finished in
        if number == clock.number { stops.append(finished) }
      }
      Headless.turn()
      clock.run(for: 0.5)
      Headless.turn()
      Headless.advance(by: 0.2)
      #expect(abs(clock.elapsed - 0.2) < 1e-6)
      #expect(stops.isEmpty)
      Headless.advance(by: 0.4)
      #expect(stops == [true])
    }

    @Test func aStaleStopIsRecognizable() {
      let window = Headless.makeWindow()
      let clock = ClockView(in: window)
      var current: [Bool] = []
      clock.onStop = { number, finished in
        if number == clock.number { current.append(finished) }
      }
      Headless.turn()
      clock.run(for: 0.5)
      Headless.turn()
      clock.run(for: 0.5)
      Headless.turn()
      #expect(current.isEmpty)
      Headless.advance(by: 1)
      #expect(current == [true])
    }

    @Test func leavingTheWindowStopsIt() {
      let window = Headless.makeWindow()
      let clock = ClockView(in: window)
      var stops: [Bool] = []
      clock.onStop = { _, finished in stops.append(finished) }
      Headless.turn()
      clock.run(for: 0.5)
      Headless.turn()
      clock.removeFromSuperview()
      Headless.turn()
      #expect(stops == [false])
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
