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

    // Measured by others. [animation 27]
    @Test func aLayerThatWasNeverShownDoesNotAnimate() {
      let layer = CALayer()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
      let stage = Stage()
      stage.root.addSublayer(layer)
      layer.opacity = 1
      #expect(layer.animationKeys() == nil)
    }

    // Measured by others. [animation 28]
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

    // Measured by others. [animation 28]
    @Test func aFrameAnimatesAsPositionAndBounds() {
      let stage = Stage()
      let layer = stage.layer
      layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      #expect(layer.animationKeys() == ["position", "bounds"])
    }

    // Of a part, only the transform's has an action. Measured by others. [animation 29]
    @Test(arguments: [
      ("transform.scale", true), ("opacity", true), ("position.x", false), ("frame", false),
      ("backgroundColor", false), ("custom", false),
    ])
    func keysOfAnimatablePropertiesHaveAnAction(key: String, isAnimated: Bool) {
      let stage = Stage()
      let action = stage.layer.action(forKey: key) as? CABasicAnimation
      #expect((action?.keyPath == key) == isAnimated)
    }

    // Duration and curve are the transaction's. Measured by others. [animation 28]
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

    // Delegate, then the layer's actions; NSNull ends the search. Documented: CALayer.h.
    // [animation 26]
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

    // To set what is set already is no change. Measured by others. [animation 62]
    @Test func noChangeNoAnimation() {
      let stage = Stage()
      let layer = stage.layer
      layer.opacity = 1
      layer.position = .zero
      layer.transform = CATransform3DIdentity
      #expect(layer.animationKeys() == nil)
    }

    // The class's default comes last, and ends the search too. Documented: CALayer.h. [animation 26]
    @Test func aClassHasDefaults() {
      final class Still: CALayer {
        override class func defaultAction(forKey event: String) -> CAAction? {
          event == "opacity" ? NSNull() : super.defaultAction(forKey: event)
        }
      }
      let (stage, layer, probe) = (Stage(), Still(), Probe())
      stage.root.addSublayer(layer)
      Headless.turn()
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      layer.zPosition = 1
      #expect(layer.animationKeys() == ["zPosition"])
      layer.actions = ["opacity": probe]
      layer.opacity = 0.25
      #expect(probe.seen == 0.25)
    }

    // Only the block's views listen to the block. Observed once. [animation 31] [animation 30]
    @Test func aLayerWithoutAViewKeepsItsOwnCurve() {
      let window = Headless.makeWindow()
      let (view, layer) = (UIView(), CALayer())
      window.addSubview(view)
      view.layer.addSublayer(layer)
      Headless.turn()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.alpha = 0
        layer.opacity = 0
      }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
      Headless.advance(by: 0.125)
      let expected: CGFloat = 1 - 0.8024
      #expect(isClose(CGFloat(layer.presentation()?.opacity ?? 0), expected))
    }

    // Measured by others. [animation 29]
    @Test func changesOfAnimatablePropertiesAnimate() {
      let stage = Stage()
      let layer = stage.layer
      layer.backgroundColor = CGColor.black
      Headless.turn()
      let values: [(String, Any)] = [
        ("bounds", CGRect(x: 0, y: 0, width: 1, height: 1)), ("position", CGPoint(x: 1, y: 1)),
        ("zPosition", 1), ("anchorPoint", CGPoint.zero), ("anchorPointZ", 1),
        ("transform", CATransform3DMakeScale(2, 2, 2)),
        ("sublayerTransform", CATransform3DMakeScale(2, 2, 2)), ("opacity", 0.5),
        ("backgroundColor", CGColor.white), ("cornerRadius", 1), ("borderWidth", 1),
        ("borderColor", CGColor.white), ("shadowColor", CGColor.white), ("shadowOpacity", 1),
        ("shadowOffset", CGSize.zero), ("shadowRadius", 1),
        ("contentsRect", CGRect.zero), ("contentsScale", 2),
      ]
      for (key, value) in values { layer.setValue(value, forKey: key) }
      #expect(layer.animationKeys() == values.map(\.0))
      #expect(values.allSatisfy { layer.animation(forKey: $0.0) is CABasicAnimation })
    }

    // Measured by others. [animation 29]
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
