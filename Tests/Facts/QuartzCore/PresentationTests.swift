import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct PresentationTests {
    // Documented: CALayer.h. [animation 50]
    @Test func presentationsShowWhatWasCommitted() async throws {
      try await clock.play {
        let layer = CALayer()
        #expect(layer.presentation() == nil)
        let stage = Stage()
        stage.root.addSublayer(layer)
        #expect(layer.presentation() == nil)
        clock.turn()
        layer.setValue("kept", forKey: "mine")
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        #expect(layer.presentation()?.opacity == 1)
        clock.turn()
        #expect(layer.presentation()?.opacity == 0.5)
        #expect(layer.presentation()?.value(forKey: "mine") as? String == "kept")
      }
    }

    // Observed: nil during the first layout. [animation 50]
    @Test func theFirstLayoutSeesNoPresentation() async throws {
      try await clock.play {
        final class Looker: CALayer {
          var seen: [Bool] = []
          override func layoutSublayers() { seen.append(presentation() != nil) }
        }
        let (stage, layer) = (Stage(), Looker())
        stage.root.addSublayer(layer)
        layer.setNeedsLayout()
        clock.turn()
        layer.setNeedsLayout()
        clock.turn()
        #expect(layer.seen == [false, true])
      }
    }

    // Documented: CALayer.presentation(). [animation 50]
    @Test func presentationsAreHitWhereTheyAreSeen() async throws {
      try await clock.play {
        let stage = Stage()
        stage.set {
          stage.root.anchorPoint = .zero
          $0.frame = CGRect(x: 200, y: 0, width: 10, height: 10)
        }
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.fromValue = 5
        slide.toValue = 5
        slide.duration = 9
        stage.layer.add(slide, forKey: "a")
        clock.turn()
        let (here, there) = (CGPoint(x: 5, y: 5), CGPoint(x: 205, y: 5))
        #expect(stage.root.hitTest(here) === stage.root)
        #expect(stage.root.hitTest(there) === stage.layer)
        let shown = stage.root.presentation()
        #expect(shown?.hitTest(here)?.model() === stage.layer)
        #expect(shown?.hitTest(there) === shown)
      }
    }

    // Documented: CALayer.h. [animation 50]
    @Test func presentationsHaveATreeOfTheirOwn() async throws {
      try await clock.play {
        let stage = Stage()
        let (grandchild, mask) = (CALayer(), CALayer())
        stage.layer.addSublayer(grandchild)
        stage.layer.mask = mask
        clock.turn()
        let root = try #require(stage.root.presentation())
        let shown = try #require(root.sublayers?.first)
        #expect(shown !== stage.layer && shown.model() === stage.layer)
        #expect(shown.presentation() === shown)
        #expect(shown.superlayer === root)
        #expect(shown.sublayers?.first?.model() === grandchild)
        #expect(shown.mask?.model() === mask)
        #expect(stage.layer.model() === stage.layer)
        #expect(stage.layer.presentation()?.superlayer?.model() === stage.root)
      }
    }

    // Measured by others. [animation 51]
    @Test func keptAnimationShowsItsEnd() async throws {
      try await clock.play {
        final class Told: NSObject, CAAnimationDelegate {
          var ends: [Bool] = []
          func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
        }
        let (stage, told) = (Stage(), Told())
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = told
        animation.toValue = 0
        animation.duration = 0.2
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        stage.layer.add(animation, forKey: "a")
        clock.advance(by: 0.3)
        #expect(stage.layer.animationKeys() == ["a"])
        #expect(stage.layer.presentation()?.opacity == 0)
        #expect(stage.layer.opacity == 1)
        clock.advance(by: 0.3)
        #expect(told.ends == [true])
      }
    }

    // Documentation of CAGradientLayer and CAShapeLayer: their properties animate.
    @Test func gradientsAndShapesAnimate() async throws {
      try await clock.play {
        let stage = Stage()
        let (gradient, shape) = (CAGradientLayer(), CAShapeLayer())
        gradient.locations = [0, 1]
        gradient.colors = [CGColor.white, CGColor.black]
        stage.root.addSublayer(gradient)
        stage.root.addSublayer(shape)
        clock.turn()
        let slide = CABasicAnimation(keyPath: "locations")
        slide.toValue = [0.5, 1] as [NSNumber]
        slide.duration = 1
        gradient.add(slide, forKey: "a")
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.duration = 1
        shape.add(draw, forKey: "a")
        clock.advance(by: 0.5)
        let locations = (gradient.presentation()?.locations ?? []).map { CGFloat($0.doubleValue) }
        #expect(locations.count == 2 && clock.isClose(locations.first ?? 0, 0.25))
        #expect(gradient.presentation()?.colors?.count == 2)
        #expect(clock.isClose(shape.presentation()?.strokeEnd ?? 0, 0.5, within: 1e-3))
      }
    }

    // Documentation of CAShapeLayer.path: paths built alike interpolate.
    @Test func pathsInterpolate() async throws {
      try await clock.play {
        let (stage, shape) = (Stage(), CAShapeLayer())
        stage.root.addSublayer(shape)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        clock.turn()
        let grow = CABasicAnimation(keyPath: "path")
        grow.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        grow.duration = 1
        shape.add(grow, forKey: "a")
        clock.advance(by: 0.5)
        #expect(
          clock.isClose(
            shape.presentation()?.path?.boundingBox.width ?? 0, 15, within: 1e-3, speed: 10))
      }
    }
  }
}
