import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct TransactionTests {
    private final class Log: NSObject, CAAnimationDelegate {
      var events: [String] = []
      func animationDidStart(_ anim: CAAnimation) { events.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append("stop \(flag)")
      }
    }

    private func fade(_ log: Log?, _ duration: CFTimeInterval = 0.5) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = duration
      animation.delegate = log
      return animation
    }

    private func run(_ log: Log, _ work: () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.events.append("block") }
      work()
      CATransaction.commit()
      log.events.append("committed")
    }

    // Measured by others. [animation 53] Documented: CAAnimationDelegate. [animation 56]
    @Test func theNaturalOrder() async throws {
      try await clock.play {
        let (stage, log) = (Stage(), Log())
        run(log) { stage.layer.add(fade(log), forKey: "a") }
        #expect(log.events == ["committed"])
        clock.advance(by: 0.3)
        #expect(log.events == ["committed", "start"])
        clock.advance(by: 0.4)
        #expect(log.events.prefix(2) == ["committed", "start"])
        #expect(log.events.dropFirst(2).sorted() == ["block", "stop true"])
        #expect(stage.layer.animationKeys() == nil)
      }
    }

    // Measured by others. [animation 53] Documented: CAAnimationDelegate. [animation 56]
    @Test func removalEndsEarly() async throws {
      try await clock.play {
        let (stage, log) = (Stage(), Log())
        run(log) { stage.layer.add(fade(log), forKey: "a") }
        clock.advance(by: 0.1)
        stage.layer.removeAnimation(forKey: "a")
        clock.advance(by: 0.05)
        #expect(log.events.prefix(2) == ["committed", "start"])
        #expect(log.events.dropFirst(2).sorted() == ["block", "stop false"])
      }
    }

    // A replaced animation was removed. Measured by others. [animation 53]
    @Test func replacementEndsEarly() async throws {
      try await clock.play {
        let (stage, log) = (Stage(), Log())
        stage.layer.add(fade(log), forKey: "a")
        clock.advance(by: 0.05)
        stage.layer.add(fade(nil), forKey: "a")
        clock.advance(by: 0.05)
        #expect(log.events == ["start", "stop false"])
      }
    }

    // Measured by others. [animation 53]
    @Test func leavingTheWindowEndsAnimations() async throws {
      try await clock.play {
        let (stage, log) = (Stage(), Log())
        stage.layer.add(fade(log), forKey: "a")
        clock.advance(by: 0.05)
        stage.layer.removeFromSuperlayer()
        #expect(stage.layer.animationKeys() == ["a"])
        clock.advance(by: 0.05)
        #expect(log.events == ["start", "stop false"])
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layer.presentation() == nil)
      }
    }

    // Added to a layer in no window. Measured by others. [animation 53]
    @Test func animationsInNoWindowEndAtOnce() async throws {
      try await clock.play {
        let (layer, log) = (CALayer(), Log())
        run(log) { layer.add(fade(log), forKey: "a") }
        clock.turn()
        #expect(log.events.prefix(2) == ["committed", "start"])
        #expect(log.events.dropFirst(2).sorted() == ["block", "stop false"])
        #expect(layer.animationKeys() == nil)
      }
    }

    // Measured by others. [animation 54]
    @Test func onlyLaterAnimationsCount() async throws {
      try await clock.play {
        let (stage, log) = (Stage(), Log())
        CATransaction.begin()
        stage.layer.add(fade(nil, 2), forKey: "long")
        CATransaction.setCompletionBlock { log.events.append("first") }
        stage.layer.add(fade(nil, 0.5), forKey: "short")
        CATransaction.setCompletionBlock { log.events.append("second") }
        CATransaction.begin()
        stage.layer.add(fade(nil, 1), forKey: "inner")
        CATransaction.commit()
        CATransaction.commit()
        clock.advance(by: 0.7)
        #expect(log.events == ["first"])
        clock.advance(by: 0.6)
        #expect(log.events == ["first", "second"])
      }
    }

    // Measured by others. [animation 54]
    @Test func aBlockWithoutAnimationsComesSoon() async throws {
      try await clock.play {
        let log = Log()
        run(log) {}
        #expect(log.events == ["committed"])
        clock.turn()
        #expect(log.events == ["committed", "block"])
      }
    }

    // Documented: CATransaction. [animation 55]
    @Test func nestedTransactionsInherit() async throws {
      try await clock.play {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.setAnimationDuration(5)
        CATransaction.setDisableActions(true)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 3)
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
      }
    }

    // While an explicit transaction is open, flush waits for it. Documented: CATransaction.
    // [animation 55]
    @Test func flushWaitsForExplicitTransactions() async throws {
      try await clock.play {
        let stage = Stage()
        CATransaction.begin()
        stage.layer.isDoubleSided = false
        CATransaction.flush()
        #expect(stage.layer.presentation()?.isDoubleSided == true)
        CATransaction.commit()
        #expect(stage.layer.presentation()?.isDoubleSided == false)
        stage.layer.isDoubleSided = true
        CATransaction.flush()
        #expect(stage.layer.presentation()?.isDoubleSided == true)
      }
    }
  }
}
