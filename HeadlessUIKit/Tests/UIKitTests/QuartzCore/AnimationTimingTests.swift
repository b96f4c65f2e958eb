import Testing

@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct AnimationTimingTests {
    init() { Headless.reset() }

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
    func fillModes(mode: CAMediaTimingFillMode, expected: [Float]) {
      let stage = Stage()
      let animation = fade()
      animation.beginTime = 1001
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      #expect(stage.opacities(animation, at: [0, 0.5, 1, 1.5, 2, 2.5]) == expected)
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
    func layerShowsTheValueOfEachInstant(_ timing: Timing) {
      let animation = fade()
      timing.set(in: animation)
      animation.isRemovedOnCompletion = false
      #expect(Stage().opacities(animation, at: Timing.times) == timing.shown)
    }

    // Documentation of CAMediaTiming. [animation 33]
    @Test func timesNest() {
      let (parent, child) = (CALayer(), CALayer())
      parent.addSublayer(child)
      child.speed = 2
      child.timeOffset = 1
      child.beginTime = 3
      #expect(child.convertTime(10, from: parent) == 15)
      #expect(child.convertTime(15, to: parent) == 10)
      #expect(child.duration == .infinity)
    }

    // Observed. [animation 34]
    @Test func aBeginTimeIsInTheLayersTime() {
      let stage = Stage()
      stage.layer.speed = 2
      let animation = fade()
      animation.beginTime = stage.layer.convertTime(CACurrentMediaTime(), from: nil) + 1
      // A second of the layer's is half of the clock's.
      #expect(stage.opacities(animation, at: [0.4, 0.75, 1]) == [0.5, 0.5, 0.5])
      let shown = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
      #expect(shown == 2002)
    }

    // The begin is stamped at the commit, for all animations of one commit alike. Measured by
    // others. [animation 35]
    @Test func beginTimesAreStampedAtTheCommit() {
      let stage = Stage()
      let other = CALayer()
      stage.root.addSublayer(other)
      Headless.turn()
      stage.layer.add(fade(), forKey: "a")
      other.add(fade(), forKey: "a")
      #expect(stage.layer.animation(forKey: "a")?.beginTime == 0)
      Headless.turn()
      #expect(stage.layer.animation(forKey: "a")?.beginTime == 1000)
      #expect(other.animation(forKey: "a")?.beginTime == 1000)
    }

    // On a stopped layer time stands at its offset; so scrubbing works. Measured by others.
    // Observed. [animation 35] [animation 52]
    @Test func aStoppedLayerIsScrubbed() {
      let stage = Stage()
      stage.layer.speed = 0
      stage.layer.timeOffset = 5
      stage.layer.add(fade(), forKey: "a")
      Headless.turn()
      #expect(stage.layer.animation(forKey: "a")?.beginTime == 5)
      stage.layer.timeOffset = 5.25
      Headless.turn()
      #expect(stage.shown(at: 3) { $0.opacity } == 0.25)
      #expect(stage.layer.animationKeys() == ["a"])
    }

    // Apple's QA1673. Observed. [animation 52]
    @Test func pausingAndResuming() {
      let stage = Stage()
      let layer = stage.layer
      layer.add(fade(), forKey: "a")
      Headless.advance(by: 0.25)
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      Headless.advance(by: 2)
      #expect(isClose(CGFloat(layer.presentation()?.opacity ?? -1), 0.25))
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      Headless.advance(by: 0.5)
      #expect(isClose(CGFloat(layer.presentation()?.opacity ?? -1), 0.75))
      Headless.advance(by: 0.25)
      #expect(layer.animationKeys() == nil)
    }

    // A stopped clock has no way back. Observed. [animation 52]
    @Test func timeThroughAStoppedLayerIsZero() {
      let layer = CALayer()
      layer.speed = 0
      #expect(layer.convertTime(7, to: nil) == 0)
    }
  }
}
