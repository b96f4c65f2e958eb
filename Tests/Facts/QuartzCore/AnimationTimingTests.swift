import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct AnimationTimingTests {
    private func fade() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      return animation
    }

    // 0 → 1 in a second, beginning at 1, over a model of 0.5. The end itself belongs to the interval.
    // Measured by others. [animation 38]
    @Test(arguments: [
      (CAMediaTimingFillMode.removed, [0.5, 0.5, 0, 0.5, 1, 0.5] as [Float]),
      (.forwards, [0.5, 0.5, 0, 0.5, 1, 1]),
      (.backwards, [0, 0, 0, 0.5, 1, 0.5]),
      (.both, [0, 0, 0, 0.5, 1, 1]),
    ])
    func fillModes(mode: CAMediaTimingFillMode, expected: [Float]) async throws {
      try await clock.play {
        let stage = Stage()
        let animation = fade()
        animation.beginTime = Stage.start + 1
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        #expect(isClose(stage.opacities(animation, at: [0, 0.5, 1, 1.5, 2, 2.5]), expected))
      }
    }

    /// What is set in an animation from 0 to 1 in a second, over a model of 0.5, and what is shown.
    enum Timing: CaseIterable {
      case autoreversing, repeated, repeatedForATime, twiceAsFast, offset, twiceThereAndBack
      case backwards, withoutDuration

      static let times: [Double] = [0, 0.2, 0.5, 0.9, 1, 1.2, 1.5, 1.9, 2.1, 2.5, 3, 4.5]

      var shown: [Float] {
        switch self {
        case .autoreversing: [0, 0.2, 0.5, 0.9, 1, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5]
        case .repeated: [0, 0.2, 0.5, 0.9, 0, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5, 0.5]
        case .repeatedForATime: [0, 0.2, 0.5, 0.9, 0, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
        case .twiceAsFast: [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
        case .offset: [0.3, 0.5, 0.8, 0.2, 0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
        case .twiceThereAndBack: [0, 0.2, 0.5, 0.9, 1, 0.8, 0.5, 0.1, 0.1, 0.5, 1, 0.5]
        case .backwards: [0, 0.8, 0.5, 0.1, 0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
        case .withoutDuration: [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
        }
      }

      func set(in animation: CABasicAnimation) {
        switch self {
        case .autoreversing: animation.autoreverses = true
        case .repeated: animation.repeatCount = 2.5
        case .repeatedForATime: animation.repeatDuration = 1.7
        case .twiceAsFast: animation.speed = 2
        case .offset: animation.timeOffset = 0.3
        case .twiceThereAndBack:
          animation.autoreverses = true
          animation.repeatCount = 2
        case .backwards: animation.speed = -1
        case .withoutDuration: animation.duration = 0
        }
      }
    }

    // Also at the exact instants. Measured by others. [animation 39]
    @Test(arguments: Timing.allCases)
    func layerShowsTheValueOfEachInstant(_ timing: Timing) async throws {
      try await clock.play {
        let animation = fade()
        timing.set(in: animation)
        animation.isRemovedOnCompletion = false
        #expect(isClose(Stage().opacities(animation, at: Timing.times), timing.shown))
      }
    }

    // Documentation of CAMediaTiming. [animation 33]
    @Test func timesNest() async throws {
      try await clock.play {
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        child.speed = 2
        child.timeOffset = 1
        child.beginTime = 3
        #expect(child.convertTime(10, from: parent) == 15)
        #expect(child.convertTime(15, to: parent) == 10)
        #expect(child.duration == .infinity)
      }
    }

    // The begin is stamped at the commit, for all animations of one commit alike. Measured by
    // others. [animation 35]
    @Test func beginTimesAreStampedAtTheCommit() async throws {
      try await clock.play {
        let stage = Stage()
        let other = CALayer()
        stage.root.addSublayer(other)
        clock.turn()
        stage.layer.add(fade(), forKey: "a")
        other.add(fade(), forKey: "a")
        #expect(stage.layer.animation(forKey: "a")?.beginTime == 0)
        clock.turn()
        let begin = stage.layer.animation(forKey: "a")?.beginTime ?? 0
        #expect(clock.isClose(begin, clock.now) && other.animation(forKey: "a")?.beginTime == begin)
      }
    }

    // On a stopped layer time stands at its offset; so scrubbing works. Measured by others.
    // Observed. [animation 35] [animation 52]
    @Test func aStoppedLayerIsScrubbed() async throws {
      try await clock.play {
        let stage = Stage()
        stage.layer.speed = 0
        stage.layer.timeOffset = 5
        stage.layer.add(fade(), forKey: "a")
        clock.turn()
        #expect(stage.layer.animation(forKey: "a")?.beginTime == 5)
        stage.layer.timeOffset = 5.25
        clock.turn()
        clock.advance(by: 0.1)
        #expect(stage.layer.presentation()?.opacity == 0.25)
        #expect(stage.layer.animationKeys() == ["a"])
      }
    }

    // Apple's QA1673. Observed. [animation 52]
    @Test func pausingAndResuming() async throws {
      try await clock.play {
        let stage = Stage()
        let layer = stage.layer
        layer.add(fade(), forKey: "a")
        clock.advance(by: 0.25)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        clock.advance(by: 2)
        #expect(clock.isClose(CGFloat(layer.presentation()?.opacity ?? -1), 0.25, within: 1e-3))
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        clock.advance(by: 0.5)
        #expect(clock.isClose(CGFloat(layer.presentation()?.opacity ?? -1), 0.75, within: 1e-3))
        clock.advance(by: 0.5)
        #expect(layer.animationKeys() == nil)
      }
    }

    // A stopped clock has no way back. Observed. [animation 52]
    @Test func timeThroughAStoppedLayerIsZero() async throws {
      try await clock.play {
        let layer = CALayer()
        layer.speed = 0
        #expect(layer.convertTime(7, to: nil) == 0)
      }
    }
  }
}
