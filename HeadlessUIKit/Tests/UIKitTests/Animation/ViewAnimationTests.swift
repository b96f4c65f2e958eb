import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ViewAnimationTests {
    init() { AnimatedScene.begin() }

    private var scene: AnimatedScene { .current }
    private var window: UIWindow { scene.window }
    private var view: UIView { scene.view }

    var shown: CALayer { view.layer.presentation() ?? view.layer }

    // Documented: CALayer.h, the order of the search; widely observed: a view answers NSNull outside of
    // blocks. Observed once: contents do not animate. [animation 26] [animation 30] [animation 32]
    @Test func outsideOfABlockAViewAnswersNSNullAndInsideAnAction() {
      #expect(view.action(for: view.layer, forKey: "position") is NSNull)
      UIView.animate(withDuration: 1) {
        let action = view.action(for: view.layer, forKey: "position")
        #expect(action != nil && !(action is NSNull))
        // Fact 32: the contents of a view do not animate.
        #expect(view.action(for: view.layer, forKey: "contents") is NSNull)
      }
      view.center.x = 300
      #expect(view.layer.animationKeys() == nil)
    }

    // Observed once: ease-in-out, filled both ways; the curve is measured by others. [animation 58]
    // [animation 44]
    @Test func theModelChangesAtOnceAndThePresentationFollowsTheCurve() throws {
      UIView.animate(withDuration: 1) { view.center.x = 150 }
      #expect(view.center.x == 150)
      let animation = try #require(view.layer.animation(forKey: "position"))
      #expect(animation.fillMode == .both)
      #expect(animation.duration == 1)
      Headless.advance(by: 0.25)
      // Fact 44, ease-in-out at a quarter.
      #expect(abs(shown.position.x - (50 + 100 * 0.12916)) < 0.01)
      Headless.advance(by: 0.76)
      #expect(shown.position.x == 150)
      #expect(view.layer.animationKeys() == nil)
    }

    // A view may be added and animated in one turn: every transition does it.
    @Test func aViewThatWasJustAddedAnimates() {
      let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(fresh)
      fresh.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fresh.alpha = 1 }
      Headless.advance(by: 0.5)
      #expect(abs((fresh.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-3)
    }

    // Observed once: a change of bounds is two additive animations. [animation 58]
    @Test func boundsAnimateAsOriginAndSize() {
      UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 5, y: 0, width: 50, height: 100) }
      #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
      UIView.animate(withDuration: 1) { view.bounds.size.height = 10 }
      #expect(view.layer.animationKeys()?.last == "bounds.size-2")
    }

    // Measured by others: overlapping blocks stack and sum up. [animation 59]
    @Test func movementsStack() throws {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      Headless.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      #expect(abs(shown.position.x - 100) < 1e-6)
      Headless.advance(by: 0.25)
      // -25 of the first is left, +75 of the second.
      #expect(abs(shown.position.x - 100) < 1e-6)
      Headless.advance(by: 0.5)
      #expect(abs(shown.position.x - 75) < 1e-6)
    }

    // Measured by others: transforms concatenate; a target of zero scale shows at once. [animation 60]
    @Test func transformsAreAdditive() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
      Headless.advance(by: 0.5)
      #expect(abs(shown.transform.m11 - 2) < 1e-6)
      view.layer.removeAllAnimations()
      UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
      Headless.turn()
      #expect(shown.transform.m11 == 0)
    }

    // Measured by others: opacity is replaced, from the old target unless told otherwise.
    // Inferred: the flags. [animation 60] [animation 61]
    @Test func opacityReplacesAndTheReplacedBlockIsNotFinished() {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      Headless.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
      Headless.turn()
      #expect(shown.opacity == 0)
      #expect(finished == [false])
      Headless.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.alpha = 0
      }
      Headless.turn()
      #expect(abs(shown.opacity - 0.5) < 0.01)
    }

    // Inferred: a retargeted movement still ends well. [animation 61]
    @Test func aRetargetedMovementCompletes() {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.center.x = 150
      } completion: {
        finished.append($0)
      }
      Headless.advance(by: 0.5)
      UIView.animate(withDuration: 1) { view.center.x = 50 }
      Headless.advance(by: 0.51)
      #expect(finished == [true])
    }

    // Measured and widely observed: nothing changes, nothing waits. Unverified: in the next turn.
    // [animation 62]
    @Test func aBlockWithoutAnimationsCompletesInTheNextTurn() {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.center = view.center
      } completion: {
        finished.append($0)
      }
      UIView.animate(withDuration: 0) {
        view.center.x = 80
      } completion: {
        finished.append($0)
      }
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1) {
          view.center.x = 90
        } completion: {
          finished.append($0)
        }
      }
      #expect(finished.isEmpty)
      #expect(view.layer.animationKeys() == nil)
      Headless.turn()
      #expect(finished == [true, true, true])
    }

    // Measured by others. [animation 64]
    @Test func aDelayShowsTheOldValue() {
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
      Headless.advance(by: 0.9)
      #expect(abs(shown.position.x - 50) < 1e-6)
      Headless.advance(by: 0.6)
      #expect(abs(shown.position.x - 100) < 1e-6)
    }

    // Documented: AnimationOptions.overrideInheritedDuration. [animation 63]
    @Test func anInnerBlockInheritsDurationUnlessItOverrides() {
      let other = UIView(frame: view.frame)
      window.addSubview(other)
      UIView.animate(withDuration: 2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 1) { view.center.x = 150 }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          other.center.x = 150
        }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      #expect(view.layer.animation(forKey: "position")?.duration == 2)
      #expect(other.layer.animation(forKey: "position")?.duration == 1)
    }

    // …/uiview/animationoptions/layoutsubviews
    @Test func subviewsAreLaidOutInsideTheBlockWhenAsked() {
      final class Laying: UIView {
        override func layoutSubviews() { subviews.first?.frame = bounds }
      }
      let outer = Laying(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = UIView()
      outer.addSubview(inner)
      window.addSubview(outer)
      Headless.turn()
      UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
        outer.bounds.size.width = 30
      }
      #expect(inner.layer.animation(forKey: "bounds.size") != nil)
    }

    // …/uiview/animationoptions/repeat, autoreverse
    @Test func aRepeatedMovementGoesOnUntilItIsRemoved() {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        view.center.x = 150
      } completion: {
        finished.append($0)
      }
      Headless.advance(by: 11.5)
      #expect(abs(shown.position.x - 100) < 1e-6)
      view.layer.removeAllAnimations()
      Headless.turn()
      #expect(finished == [false])
    }

    // Widely observed: what leaves its window, or goes to the background, is dropped. [animation 57]
    @Test func leavingTheScreenEndsABlockUnfinished() {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.center.x = 150
      } completion: {
        finished.append($0)
      }
      Headless.advance(by: 0.1)
      view.removeFromSuperview()
      Headless.turn()
      #expect(finished == [false])
      window.addSubview(view)
      Headless.turn()
      UIView.animate(withDuration: 1) {
        view.center.x = 50
      } completion: {
        finished.append($0)
      }
      Headless.advance(by: 0.1)
      Headless.enterBackground()
      #expect(finished == [false, false])
      #expect(UIApplication.shared.applicationState == .background)
      Headless.enterForeground()
      #expect(UIApplication.shared.applicationState == .active)
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
