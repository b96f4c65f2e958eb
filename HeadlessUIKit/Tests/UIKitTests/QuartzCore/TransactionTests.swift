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

    // The same the other way round, which nobody has measured on iOS. [animation 53]
    @Test func theOtherOrder() {
      Headless.completionBlocksComeFirst = false
      let (stage, log) = (Stage(), Log())
      run(log) { stage.layer.add(fade(log), forKey: "a") }
      Headless.advance(by: 0.5)
      #expect(log.events == ["committed", "start", "stop true", "block"])
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
  }
}
