import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A run that nobody ends is ended, and a slow one is not.
  @MainActor @Suite struct WatchdogTests {
    private let theatre = Theatre()

    private func begin(_ preset: PresetUnderTest) -> Endings {
      theatre.present(preset)
      let endings = Endings()
      TransitionController.installed(on: theatre.screen)?.onEnd { endings.all.append($1) }
      Headless.turn()
      return endings
    }

    @Test(arguments: PresetUnderTest.all, [0.1, 100])
    func aContainerInItsOwnTimeEndsByItself(preset: PresetUnderTest, speed: Float) throws {
      let endings = begin(preset)
      let container = try #require(theatre.run?.stage.container)
      let duration = theatre.duration
      let issues = Reports()
      let now = container.layer.convertTime(CACurrentMediaTime(), from: nil)
      container.layer.speed = speed
      container.layer.timeOffset = now
      container.layer.beginTime = CACurrentMediaTime()
      Headless.advance(by: duration / Double(speed) * 0.9)
      #expect(endings.all.isEmpty || speed > 1)
      Headless.advance(by: duration / Double(speed) * 0.2 + 0.05)
      #expect(endings.all == [.committed] && issues.all.isEmpty)
    }

    @Test(arguments: PresetUnderTest.all)
    func aContainerThatStandsStillIsWaitedFor(preset: PresetUnderTest) throws {
      let endings = begin(preset)
      let layer = try #require(theatre.run?.stage.container.layer)
      let issues = Reports()
      let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = stopped
      Headless.advance(by: 5)
      #expect(endings.all.isEmpty && issues.all.isEmpty)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
      Headless.advance(by: 1)
      #expect(endings.all == [.committed])
    }

    @Test(arguments: PresetUnderTest.all)
    func aRunWhoseClockStopsUnheardIsEnded(preset: PresetUnderTest) throws {
      let endings = begin(preset)
      let issues = Reports()
      let clock = try #require(
        theatre.run?.stage.container.subviews.compactMap { $0 as? ClockView }.first)
      clock.onStop = {}
      Headless.advance(by: theatre.duration + 0.9)
      #expect(endings.all.isEmpty)
      Headless.advance(by: 0.2)
      #expect(endings.all == [.committed] && issues.all == [.runTimedOut])
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    @Test(arguments: [false, true]) func aStoppedAnimatorIsFinished(goesBack: Bool) throws {
      let endings = begin(.slide)
      let issues = Reports()
      Headless.advance(by: 0.1)
      let run = try #require(theatre.run)
      if goesBack { run.turn(.closing) }
      Headless.advance(by: 0.05)
      run.interruptible.stopAnimation(false)
      Headless.advance(by: 0.9)
      #expect(endings.all.isEmpty)
      Headless.advance(by: 0.2)
      #expect(endings.all == [goesBack ? .cancelled(.interrupted) : .committed])
      #expect(issues.all == [.runTimedOut])
    }

    @Test func aFingerMayHoldAsLongAsItLikes() throws {
      let hands = try theatre.open(.slide, .pinch)
      let issues = Reports()
      hands.touch()
      hands.close(by: 0.2)
      Headless.advance(by: 30)
      #expect(theatre.run?.playback?.isHeld == true)
      hands.lift()
      theatre.settle()
      #expect(theatre.run == nil && issues.all.isEmpty)
    }
  }
}

@MainActor private final class Endings { var all: [TransitionEnding] = [] }
