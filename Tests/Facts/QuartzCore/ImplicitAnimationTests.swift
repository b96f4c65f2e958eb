import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct ImplicitAnimationTests {
    // Measured by others. [animation 27]
    @Test func aLayerThatWasNeverShownDoesNotAnimate() async throws {
      try await clock.play {
        let layer = CALayer()
        layer.opacity = 0
        #expect(layer.animationKeys() == nil)
        let stage = Stage()
        stage.root.addSublayer(layer)
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
      }
    }

    // Measured by others. [animation 28]
    @Test func theImplicitAnimation() async throws {
      try await clock.play {
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
        clock.advance(by: 0.125)
        let halfway = CGFloat(layer.presentation()?.opacity ?? 0)
        let expected: CGFloat = 1 - 0.75 * 0.8024
        #expect(clock.isClose(halfway, expected, within: 1e-3, speed: 5))
        clock.advance(by: 0.3)
        #expect(layer.animationKeys() == nil)
      }
    }

    // Measured by others. [animation 28]
    @Test func aFrameAnimatesAsPositionAndBounds() async throws {
      try await clock.play {
        let stage = Stage()
        let layer = stage.layer
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        #expect(layer.animationKeys() == ["position", "bounds"])
      }
    }

    // Of a part, only the transform's has an action. Measured by others. [animation 29]
    @Test(arguments: [
      ("transform.scale", true), ("opacity", true), ("position.x", false), ("frame", false),
      ("backgroundColor", false), ("custom", false),
    ])
    func keysOfAnimatablePropertiesHaveAnAction(key: String, isAnimated: Bool) async throws {
      try await clock.play {
        let stage = Stage()
        let action = stage.layer.action(forKey: key) as? CABasicAnimation
        #expect((action?.keyPath == key) == isAnimated)
      }
    }

    // Duration and curve are the transaction's. Measured by others. [animation 28]
    @Test func theTransactionSaysHow() async throws {
      try await clock.play {
        let stage = Stage()
        let layer = stage.layer
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 0
        CATransaction.commit()
        clock.advance(by: 0.5)
        #expect(clock.isClose(CGFloat(layer.presentation()?.opacity ?? 0), 0.75, within: 1e-3))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.zPosition = 3
        CATransaction.commit()
        #expect(layer.animation(forKey: "zPosition") == nil)
      }
    }

    // To set what is set already is no change. Measured by others. [animation 62]
    @Test func noChangeNoAnimation() async throws {
      try await clock.play {
        let stage = Stage()
        let layer = stage.layer
        layer.opacity = 1
        layer.position = .zero
        layer.transform = CATransform3DIdentity
        #expect(layer.animationKeys() == nil)
      }
    }

    // Only the block's views listen to the block. Observed once. [animation 31] [animation 30]
    @Test func aLayerWithoutAViewKeepsItsOwnCurve() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (view, layer) = (UIView(), CALayer())
        window.addSubview(view)
        view.layer.addSublayer(layer)
        clock.turn()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
          view.alpha = 0
          layer.opacity = 0
        }
        #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
        #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
        clock.advance(by: 0.125)
        let expected: CGFloat = 1 - 0.8024
        #expect(
          clock.isClose(
            CGFloat(layer.presentation()?.opacity ?? 0), expected, within: 1e-3, speed: 5))
      }
    }

    // Measured by others. [animation 29]
    @Test func changesOfAnimatablePropertiesAnimate() async throws {
      try await clock.play {
        let stage = Stage()
        let layer = stage.layer
        layer.backgroundColor = CGColor.black
        clock.turn()
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
    }

    // Measured by others. [animation 29]
    @Test func someChangesJump() async throws {
      try await clock.play {
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
}
