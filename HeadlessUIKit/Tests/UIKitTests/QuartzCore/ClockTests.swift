import Testing

@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct ClockTests {
    init() { Headless.reset() }

    // Documentation of CACurrentMediaTime. [animation 90]
    @Test func timeStandsUntilItIsTurned() {
      #expect(CACurrentMediaTime() == 1000)
      Headless.advance(by: 0.31)
      #expect(abs(CACurrentMediaTime() - 1000.31) < 1e-9)
      Headless.turn()
      #expect(abs(Headless.now - 1000.31) < 1e-9)
    }

    // Documentation of CADisplayLink. [animation 91]
    @Test func displayLinksTickAtTheDisplaysRate() {
      var stamps: [(CFTimeInterval, CFTimeInterval)] = []
      let link = CADisplayLink(headless: { stamps.append(($0.timestamp, $0.targetTimestamp)) })
      Headless.advance(by: 0.1)
      #expect(stamps.isEmpty)
      link.add(to: .main, forMode: .common)
      Headless.advance(by: 0.1)
      #expect(stamps.count == 6)
      #expect(abs(link.duration - 1 / 60) < 1e-9)
      #expect(stamps.allSatisfy { abs($0.1 - $0.0 - 1.0 / 60) < 1e-9 })
      #expect(abs(link.timestamp - Headless.now) < 1e-9)
      link.isPaused = true
      Headless.advance(by: 0.1)
      #expect(stamps.count == 6)
      link.isPaused = false
      Headless.advance(by: 0.1)
      #expect(stamps.count == 12)
      link.invalidate()
      Headless.advance(by: 0.1)
      #expect(stamps.count == 12)
      #expect(Headless.counters.displayLinkTicks == 12)
    }

    // Documentation of CAFrameRateRange. Unverified: whole refreshes are left out.
    @Test func aLinkMayAskForLess() {
      var ticks = 0
      let link = CADisplayLink(headless: { _ in ticks += 1 })
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 60, preferred: 30)
      link.add(to: .main, forMode: .common)
      Headless.advance(by: 1)
      #expect(ticks == 30)
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-9)
      #expect(abs(link.duration - 1.0 / 60) < 1e-9)
    }

    @Test func otherRates() {
      var ticks = 0
      Headless.framesPerSecond = 120
      CADisplayLink(headless: { _ in ticks += 1 }).add(to: .main, forMode: .common)
      Headless.advance(by: 0.5)
      #expect(ticks == 60)
    }

    @Test func framesInWhichNothingCanHappenAreSkipped() {
      _ = Stage()
      Headless.advance(by: 3600)
      #expect(Headless.counters.framesVisited <= 1)
      MainLoop.main.after(1800) {}
      Headless.advance(by: 3600)
      #expect(Headless.counters.framesVisited <= 3)
      #expect(Headless.now == 8200)
    }

    @Test func timersFireInOrderAndMayBeCancelled() {
      var fired: [Int] = []
      MainLoop.main.after(0.2) { fired.append(2) }
      MainLoop.main.after(0.1) { fired.append(1) }
      let token = MainLoop.main.after(0.15) { fired.append(9) }
      token.cancel()
      Headless.advance(by: 0.15)
      #expect(fired == [1])
      Headless.advance(by: 0.05)
      #expect(fired == [1, 2])
    }

    @Test func blockAfterTheCommitComesAfterLayout() {
      final class Log: NSObject, CALayerDelegate {
        var events: [String] = []
        func layoutSublayers(of layer: CALayer) { events.append("layout") }
      }
      let (stage, log) = (Stage(), Log())
      stage.layer.delegate = log
      stage.layer.setNeedsLayout()
      MainLoop.main.afterCommit {
        log.events.append("committed")
        MainLoop.main.perform { log.events.append("next turn") }
      }
      MainLoop.main.perform { log.events.append("queued") }
      Headless.turn()
      #expect(log.events == ["queued", "layout", "committed", "next turn"])
    }

    // Endless work is a misuse, not an endless loop.
    @Test func aLoopThatDoesNotSettleIsReported() {
      func again() { MainLoop.main.perform(again) }
      again()
      Headless.turn()
      #expect(Headless.takeMisuses().map(\.kind) == [.runLoopDoesNotSettle])
      Headless.reset()
    }

    @Test func resetForgetsEverything() {
      let stage = Stage()
      CADisplayLink(headless: { _ in }).add(to: .main, forMode: .common)
      stage.layer.opacity = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(9)
      HeadlessMisuse.record(.notModelled, "")
      Headless.reset()
      #expect(Headless.counters == HeadlessCounters())
      Headless.advance(by: 1)
      #expect(Headless.counters.displayLinkTicks == 0 && Headless.counters.layerWrites == 0)
      #expect(Headless.misuses.isEmpty)
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }
}
