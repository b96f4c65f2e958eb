import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct KeyframeTests {
    private let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

    private func keyframes(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1, 0.5, 0.7]
      animation.duration = 1
      animation.calculationMode = mode
      return animation
    }

    // Measured by others. [animation 43]
    @Test(arguments: [
      (CAAnimationCalculationMode.linear, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
      (.discrete, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.paced, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.cubic, [0.164, 0.708, 0.961, 0.985, 0.8, 0.492, 0.53, 0.618]),
    ])
    func modes(mode: CAAnimationCalculationMode, expected: [Float]) async throws {
      try await clock.play {
        let shown = Stage().opacities(keyframes(mode), at: times)
        #expect(isClose(shown, expected, 0.006), "\(shown)")
      }
    }

    // Key times and one curve per segment. Documented: CAAnimation.h. [animation 43]
    @Test func keyTimesAndCurves() async throws {
      try await clock.play {
        let animation = keyframes(.linear)
        animation.values = [0, 1, 0]
        animation.keyTimes = [0, 0.2, 1]
        animation.timingFunctions = [
          CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
        ]
        #expect(isClose(Stage().opacities(animation, at: [0.1, 0.2, 0.6]), [0.5, 1, 0.685]))
      }
    }

    // Measured by others. [animation 43]
    @Test func aSplineThroughUnevenTimes() async throws {
      try await clock.play {
        let animation = keyframes(.cubic)
        animation.keyTimes = [0, 0.1, 0.6, 1]
        let shown = Stage().opacities(animation, at: times)
        let expected: [Float] = [0.6146, 1.0067, 0.9, 0.74, 0.5867, 0.5031, 0.5583, 0.6344]
        #expect(isClose(shown, expected, 0.002), "\(shown)")
      }
    }

    // Of a wrong number of key times the common part is used. Measured by others.
    // [animation 43]
    @Test func theCommonPartOfKeyTimesCounts() async throws {
      try await clock.play {
        let animation = keyframes(.linear)
        animation.keyTimes = [0, 1]
        #expect(isClose(Stage().opacities(animation, at: [0.25, 0.75]), [0.25, 0.75]))
      }
    }

    // One value has no effect. Measured by others. [animation 43]
    @Test func oneValueHasNoEffect() async throws {
      try await clock.play {
        let animation = keyframes(.linear)
        animation.values = [1]
        #expect(isClose(Stage().opacities(animation, at: [0.25]), [0.5]))
      }
    }

    // Documented: CAAnimation.h. [animation 43]
    @Test func pacedOnesIgnoreTimesAndCurves() async throws {
      try await clock.play {
        let animation = keyframes(.paced)
        animation.keyTimes = [0, 0.1, 0.2, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        #expect(isClose(Stage().opacities(animation, at: [0.2]), [0.34]))
      }
    }

    // Documentation of CAAnimationCalculationMode.discrete: one key time more than values.
    // [animation 43]
    @Test func discreteKeyTimesAreOneMore() async throws {
      try await clock.play {
        let animation = keyframes(.discrete)
        animation.values = [0, 1]
        animation.keyTimes = [0, 0.7, 1]
        #expect(isClose(Stage().opacities(animation, at: [0.5, 0.8]), [0, 1]))
      }
    }
  }
}
