import Testing

@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct ImplicitAnimationTests {
    init() { Headless.reset() }

    private final class Answer: NSObject, CALayerDelegate {
      var action: CAAction?
      var seen: Float?

      func action(for layer: CALayer, forKey event: String) -> CAAction? {
        seen = layer.opacity
        return action
      }
    }

    private final class Probe: NSObject, CAAction {
      var seen: Float?

      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        seen = (anObject as? CALayer)?.opacity
      }
    }

    // Fact 27.
    @Test func aLayerThatWasNeverShownDoesNotAnimate() {
      let layer = CALayer()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
      let stage = Stage()
      stage.root.addSublayer(layer)
      layer.opacity = 1
      #expect(layer.animationKeys() == nil)
    }

    // Fact 28.
    @Test func theImplicitAnimation() throws {
      let stage = Stage()
      let layer = stage.layer
      layer.opacity = 0.25
      let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(animation.keyPath == "opacity")
      #expect((animation.fromValue as? NSNumber)?.doubleValue == 1)
      #expect(animation.toValue == nil)
      #expect(animation.duration == 0.25)
      #expect(animation.fillMode == .backwards)
      #expect(animation.isRemovedOnCompletion)
      Headless.advance(by: 0.125)
      let halfway = CGFloat(layer.presentation()?.opacity ?? 0)
      let expected: CGFloat = 1 - 0.75 * 0.8024
      #expect(isClose(halfway, expected))
      Headless.advance(by: 0.125)
      #expect(layer.animationKeys() == nil)
    }

    // Fact 28.
    @Test func aFrameAnimatesAsPositionAndBounds() {
      let stage = Stage()
      let layer = stage.layer
      layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      #expect(layer.animationKeys() == ["position", "bounds"])
    }

    // Fact 28: duration and curve are the transaction's.
    @Test func theTransactionSaysHow() {
      let stage = Stage()
      let layer = stage.layer
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.commit()
      Headless.advance(by: 0.5)
      #expect(isClose(CGFloat(layer.presentation()?.opacity ?? 0), 0.75))
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.zPosition = 3
      CATransaction.commit()
      #expect(layer.animation(forKey: "zPosition") == nil)
    }

    // Fact 26: delegate, then the layer's actions; NSNull ends the search.
    @Test func whereActionsComeFrom() {
      let stage = Stage()
      let layer = stage.layer
      let (answer, probe) = (Answer(), Probe())
      layer.delegate = answer
      layer.actions = ["opacity": probe]
      layer.opacity = 0.5
      #expect(answer.seen == 1 && probe.seen == 0.5)
      answer.action = NSNull()
      layer.opacity = 0.25
      #expect(probe.seen == 0.5)
      #expect(layer.action(forKey: "opacity") == nil)
      #expect(layer.animationKeys() == nil)
    }

    // Fact 62: to set what is set already is no change.
    @Test func noChangeNoAnimation() {
      let stage = Stage()
      let layer = stage.layer
      layer.opacity = 1
      layer.position = .zero
      layer.transform = CATransform3DIdentity
      #expect(layer.animationKeys() == nil)
    }

    // Fact 29.
    @Test func someChangesJump() {
      let stage = Stage()
      let layer = stage.layer
      layer.isDoubleSided = false
      layer.contentsGravity = .center
      layer.backgroundColor = CGColor.white
      layer.setValue(5, forKeyPath: "position.x")
      #expect(layer.animationKeys() == ["position"])
    }
  }
}
