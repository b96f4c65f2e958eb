import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct PropertyAnimationTests {
    private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil)
      -> CABasicAnimation
    {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 1
      return animation
    }

    // A layer keeps a copy of what it is given (documentation of `add(_:forKey:)`).
    @Test func anAnimationMayChangeBetweenTwoLayers() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let views = [UIView(), UIView(), UIView()]
        for view in views { window.addSubview(view) }
        clock.turn()
        let animation = basic("opacity", from: 0.2, to: 0.2)
        views[0].layer.add(animation, forKey: nil)
        (animation.fromValue, animation.toValue) = (0.8, 0.8)
        views[1].layer.add(animation, forKey: nil)
        animation.keyPath = "cornerRadius"
        views[2].layer.add(animation, forKey: nil)
        clock.advance(by: 0.5)
        #expect(views.map { $0.layer.presentation()?.opacity } == [0.2, 0.8, 1])
        #expect(views[2].layer.presentation()?.cornerRadius == 0.8)
      }
    }

    // The model's value of this moment, not of the begin. Measured by others. [animation 41]
    @Test func theModelEndIsAlive() async throws {
      try await clock.play {
        let stage = Stage()
        #expect(isClose(stage.opacities(basic("opacity", to: 1), at: [0.5]), [0.75]))
        stage.set { $0.opacity = 0 }
        #expect(stage.shown(at: 0.5) { $0.opacity } == 0.5)
      }
    }

    // Numbers add, matrices concatenate. Documented: CAAnimation.h. [animation 40]
    @Test func additive() async throws {
      try await clock.play {
        let stage = Stage(isStopped: true)
        stage.set { $0.position = CGPoint(x: 100, y: 50) }
        let slide = basic("position", from: CGPoint(x: -100, y: 0), to: CGPoint.zero)
        slide.isAdditive = true
        stage.layer.add(slide, forKey: "a")
        stage.layer.add(slide, forKey: "b")
        clock.turn()
        #expect(stage.shown(at: 0.25) { $0.position } == CGPoint(x: -50, y: 50))

        stage.set { $0.transform = CATransform3DMakeScale(2, 2, 1) }
        let grow = basic(
          "transform", from: CATransform3DMakeTranslation(10, 0, 0),
          to: NSValue(caTransform3D: CATransform3DMakeTranslation(20, 0, 0)))
        grow.isAdditive = true
        stage.layer.add(grow, forKey: "c")
        clock.turn()
        let shown = stage.shown(at: 0.75) { $0.transform }
        #expect(isClose(shown?.m41 ?? 0, 30) && shown?.m11 == 2)
      }
    }

    // Measured by others: what comes back adds nothing up. [animation 40]
    @Test func cumulativeBackAndForth() async throws {
      try await clock.play {
        let stage = Stage(isStopped: true)
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        (animation.isCumulative, animation.autoreverses, animation.repeatCount) = (true, true, 2)
        stage.layer.add(animation, forKey: "test")
        clock.turn()
        #expect(isClose(stage.shown(at: 2.5) { $0.position.x } ?? -1, 5))
      }
    }

    // By 10 from 100, three times. Documented: CAAnimation.h. [animation 40]
    @Test func cumulative() async throws {
      try await clock.play {
        let stage = Stage(isStopped: true)
        stage.set { $0.position.x = 100 }
        let animation = basic("position.x", by: 10)
        animation.isCumulative = true
        animation.repeatCount = 3
        stage.layer.add(animation, forKey: "a")
        clock.turn()
        let shown = [0.5, 1.5, 2.5].map { time in stage.shown(at: time) { $0.position.x } ?? 0 }
        for (a, b) in zip(shown, [105, 215, 325] as [CGFloat]) { #expect(isClose(a, b)) }
      }
    }

    // One key, one animation; of two keys the later one wins. Documented: CALayer.h. [animation 37]
    @Test func keysReplaceAndLaterKeysWin() async throws {
      try await clock.play {
        let stage = Stage()
        stage.layer.add(basic("opacity", from: 0, to: 0), forKey: "a")
        stage.layer.add(basic("opacity", from: 1, to: 1), forKey: "b")
        clock.turn()
        #expect(stage.layer.animationKeys() == ["a", "b"])
        #expect(stage.layer.presentation()?.opacity == 1)
        stage.layer.add(basic("opacity", from: 0.5, to: 0.5), forKey: "a")
        clock.turn()
        #expect(stage.layer.animationKeys() == ["b", "a"])
        #expect(stage.layer.presentation()?.opacity == 0.5)
      }
    }

    // Measured by others. [animation 36]
    @Test func aMissingDurationIsTheTransactions() async throws {
      try await clock.play {
        let stage = Stage()
        let animation = basic("opacity", from: 0, to: 1)
        animation.duration = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        stage.layer.add(animation, forKey: "a")
        CATransaction.commit()
        #expect(stage.layer.animation(forKey: "a")?.duration == 3)
      }
    }

    // Without a key it plays, but is not listed. Measured by others. [animation 36]
    @Test func animationsWithoutAKey() async throws {
      try await clock.play {
        let stage = Stage()
        stage.layer.add(basic("opacity", from: 0, to: 0), forKey: nil)
        clock.turn()
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layer.presentation()?.opacity == 0)
      }
    }

    // A Boolean changes at once. Measured by others. [animation 45]
    @Test func booleansChangeAtOnce() async throws {
      try await clock.play {
        let stage = Stage()
        stage.layer.add(basic("hidden", from: false, to: true), forKey: "a")
        clock.turn()
        #expect(stage.layer.presentation()?.isHidden == true)
      }
    }

    // Key paths into structures; a turn by number may be a full one. Observed. [animation 48]
    @Test func partsOfStructures() async throws {
      try await clock.play {
        let stage = Stage(isStopped: true)
        stage.layer.add(basic("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: "a")
        stage.layer.add(
          basic("bounds.size", from: CGSize.zero, to: CGSize(width: 8, height: 4)),
          forKey: "b")
        clock.turn()
        let shown = stage.shown(at: 0.5) { $0 }
        #expect(isClose(shown?.transform.m11 ?? 0, -1))
        #expect(shown?.bounds.size == CGSize(width: 4, height: 2))
      }
    }

    // [animation 102]
    @Test func aStillAnimationHidesWhatTheModelIsGiven() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = UIView()
        window.addSubview(view)
        let still = CABasicAnimation(keyPath: "opacity")
        (still.fromValue, still.toValue) = (0, 0)
        (still.fillMode, still.isRemovedOnCompletion) = (.both, false)
        view.layer.add(still, forKey: "still")
        clock.advance(by: 1)
        view.alpha = 0.7
        clock.advance(by: 0.1)
        #expect(view.layer.presentation()?.opacity == 0)
        let other = CABasicAnimation(keyPath: "opacity")
        (other.fromValue, other.toValue, other.duration) = (0.5, 0.5, 1)
        view.layer.add(other, forKey: "other")
        clock.advance(by: 0.1)
        #expect(view.layer.animationKeys() == ["still", "other"])
        #expect(view.layer.presentation()?.opacity == 0.5)
        clock.advance(by: 1)
        #expect(view.layer.presentation()?.opacity == 0)
        view.layer.removeAnimation(forKey: "still")
        clock.advance(by: 0.1)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.7) < 1e-6)
      }
    }
  }
}
