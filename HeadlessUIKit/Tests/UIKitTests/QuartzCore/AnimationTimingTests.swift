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

    // 0 → 1 in a second, beginning at 1, over a model of 0.5. Measured by others. [animation 38]
    @Test(arguments: [
      (CAMediaTimingFillMode.removed, [0.5, 0.5, 0, 0.5, 0.5] as [Float]),
      (.forwards, [0.5, 0.5, 0, 0.5, 1]),
      (.backwards, [0, 0, 0, 0.5, 0.5]),
      (.both, [0, 0, 0, 0.5, 1]),
    ])
    func fillModes(mode: CAMediaTimingFillMode, expected: [Float]) {
      let stage = Stage()
      let animation = fade()
      animation.beginTime = 1001
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      #expect(stage.opacities(animation, at: [0, 0.5, 1, 1.5, 2.5]) == expected)
    }

    // The interval is half open. Measured by others. [animation 38]
    @Test func atItsVeryEndAnAnimationIsOver() {
      let stage = Stage()
      let animation = fade()
      animation.isRemovedOnCompletion = false
      #expect(stage.opacities(animation, at: [1]) == [0.5])
    }

    // Measured by others. [animation 39]
    @Test func autoreversing() {
      let animation = fade()
      animation.autoreverses = true
      #expect(Stage().opacities(animation, at: [1.2, 1.9, 2]) == [0.8, 0.1, 0.5])
    }

    // Measured by others. [animation 39]
    @Test func repeating() {
      let animation = fade()
      animation.repeatCount = 2.5
      #expect(Stage().opacities(animation, at: [1.25, 2.45, 2.5]) == [0.25, 0.45, 0.5])
      Headless.reset()
      let timed = fade()
      timed.repeatDuration = 1.7
      #expect(Stage().opacities(timed, at: [1.6, 1.7]) == [0.6, 0.5])
    }

    // Measured by others. [animation 39]
    @Test func speeds() {
      let double = fade()
      double.speed = 2
      #expect(Stage().opacities(double, at: [0.25, 0.4, 0.5]) == [0.5, 0.8, 0.5])
      Headless.reset()
      let back = fade()
      back.speed = -1
      #expect(Stage().opacities(back, at: [0, 0.25, 0.9, 1]) == [1, 0.75, 0.1, 0.5])
    }

    // An offset wraps, and does not change when the animation ends. Measured by others.
    // [animation 39]
    @Test func aTimeOffsetWraps() {
      let animation = fade()
      animation.timeOffset = 0.3
      #expect(Stage().opacities(animation, at: [0, 0.9, 1]) == [0.3, 0.2, 0.5])
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
