import Testing

@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct TransactionTests {
    init() { Headless.reset() }

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
    @Test func theNaturalOrder() {
      let (stage, log) = (Stage(), Log())
      run(log) { stage.layer.add(fade(log), forKey: "a") }
      #expect(log.events == ["committed"])
      Headless.advance(by: 0.4)
      #expect(log.events == ["committed", "start"])
      Headless.advance(by: 0.1)
      #expect(log.events == ["committed", "start", "block", "stop true"])
      #expect(stage.layer.animationKeys() == nil)
    }

    // The same the other way round, which nobody has measured on iOS. [animation 53]
    @Test func theOtherOrder() {
      Headless.completionBlocksComeFirst = false
      let (stage, log) = (Stage(), Log())
      run(log) { stage.layer.add(fade(log), forKey: "a") }
      Headless.advance(by: 0.5)
      #expect(log.events == ["committed", "start", "stop true", "block"])
    }

    // Measured by others. [animation 53] Documented: CAAnimationDelegate. [animation 56]
    @Test func removalEndsEarly() {
      let (stage, log) = (Stage(), Log())
      run(log) { stage.layer.add(fade(log), forKey: "a") }
      Headless.advance(by: 0.1)
      stage.layer.removeAnimation(forKey: "a")
      Headless.turn()
      #expect(log.events == ["committed", "start", "block", "stop false"])
    }

    // A replaced animation was removed. Measured by others. [animation 53]
    @Test func replacementEndsEarly() {
      let (stage, log) = (Stage(), Log())
      stage.layer.add(fade(log), forKey: "a")
      Headless.turn()
      stage.layer.add(fade(nil), forKey: "a")
      Headless.turn()
      #expect(log.events == ["start", "stop false"])
    }

    // Measured by others. [animation 53]
    @Test func leavingTheWindowEndsAnimations() {
      let (stage, log) = (Stage(), Log())
      stage.layer.add(fade(log), forKey: "a")
      Headless.turn()
      stage.layer.removeFromSuperlayer()
      #expect(stage.layer.animationKeys() == ["a"])
      Headless.turn()
      #expect(log.events == ["start", "stop false"])
      #expect(stage.layer.animationKeys() == nil)
      #expect(stage.layer.presentation() == nil)
    }

    // For a window that was let go of. Measured by others. [animation 53]
    @Test func aTreeWithoutAWindowEndsItsAnimations() {
      let (layer, log) = (CALayer(), Log())
      do {
        let stage = Stage()
        stage.root.addSublayer(layer)
        layer.add(fade(log), forKey: "a")
        Headless.turn()
      }
      Headless.advance(by: 0.1)
      #expect(log.events == ["start", "stop false"])
    }

    // Added to a layer in no window. Measured by others. [animation 53]
    @Test func animationsInNoWindowEndAtOnce() {
      let (layer, log) = (CALayer(), Log())
      run(log) { layer.add(fade(log), forKey: "a") }
      Headless.turn()
      #expect(log.events == ["committed", "start", "stop false", "block"])
      #expect(layer.animationKeys() == nil)
    }

    // Measured by others. [animation 54]
    @Test func onlyLaterAnimationsCount() {
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
      Headless.advance(by: 0.5)
      #expect(log.events == ["first"])
      Headless.advance(by: 0.5)
      #expect(log.events == ["first", "second"])
    }

    // Measured by others. [animation 54]
    @Test func aBlockWithoutAnimationsComesSoon() {
      let log = Log()
      run(log) {}
      #expect(log.events == ["committed"])
      Headless.turn()
      #expect(log.events == ["committed", "block"])
    }

    // Observed. [animation 57]
    @Test func theBackgroundEndsWhatIsRemovedOnCompletion() {
      let (stage, log) = (Stage(), Log())
      let lasting = fade(log)
      lasting.isRemovedOnCompletion = false
      stage.layer.add(fade(log), forKey: "a")
      stage.layer.add(lasting, forKey: "b")
      Headless.turn()
      log.events = []
      Headless.enterBackground()
      #expect(log.events == ["stop false"])
      #expect(stage.layer.animationKeys() == ["b"])
      Headless.enterForeground()
    }

    // Documented: CATransaction. [animation 55]
    @Test func nestedTransactionsInherit() {
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

    // While an explicit transaction is open, flush waits for it. Documented: CATransaction.
    // [animation 55]
    @Test func flushWaitsForExplicitTransactions() {
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
