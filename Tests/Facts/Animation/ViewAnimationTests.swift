import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ViewAnimationTests {
    init() async throws { try await AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var window: UIWindow { scene.window }
    private var view: UIView { scene.view }
    var shown: CALayer { view.layer.presentation() ?? view.layer }

    // Documented: CALayer.h, the order of the search; widely observed: a view answers NSNull outside of
    // blocks. Observed once: contents do not animate. [animation 26] [animation 30] [animation 32]
    @Test func outsideOfABlockAViewAnswersNSNullAndInsideAnAction() async throws {
      try await clock.play {
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
    }

    // Observed once: ease-in-out, filled both ways; the curve is measured by others. [animation 58]
    // [animation 44]
    @Test func theModelChangesAtOnceAndThePresentationFollowsTheCurve() async throws {
      try await clock.play {
        UIView.animate(withDuration: 1) { view.center.x = 150 }
        #expect(view.center.x == 150)
        let animation = try #require(view.layer.animation(forKey: "position"))
        #expect(animation.fillMode == .both)
        #expect(animation.duration == 1)
        clock.advance(by: 0.25)
        // Fact 44, ease-in-out at a quarter.
        #expect(clock.isClose(shown.position.x, (50 + 100 * 0.12916), within: 0.01, speed: 100))
        clock.advance(by: 1)
        #expect(shown.position.x == 150)
        #expect(view.layer.animationKeys() == nil)
      }
    }

    // A view may be added and animated in one turn: every transition does it.
    @Test func aViewThatWasJustAddedAnimates() async throws {
      try await clock.play {
        let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(fresh)
        fresh.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fresh.alpha = 1 }
        clock.advance(by: 0.5)
        #expect(clock.isClose(CGFloat(fresh.layer.presentation()?.opacity ?? 0), 0.5, within: 1e-3))
      }
    }

    // Observed once: a change of bounds is two additive animations. [animation 58]
    @Test func boundsAnimateAsOriginAndSize() async throws {
      try await clock.play {
        UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 5, y: 0, width: 50, height: 100) }
        #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
        UIView.animate(withDuration: 1) { view.bounds.size.height = 10 }
        #expect(view.layer.animationKeys()?.last == "bounds.size-2")
      }
    }

    // Measured by others: overlapping blocks stack and sum up. [animation 59]
    @Test func movementsStack() async throws {
      try await clock.play {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        #expect(clock.isClose(shown.position.x, 100, within: 1e-6, speed: 100))
        clock.advance(by: 0.25)
        // -25 of the first is left, +75 of the second.
        #expect(clock.isClose(shown.position.x, 100, within: 1e-6, speed: 100))
        clock.advance(by: 0.5)
        #expect(clock.isClose(shown.position.x, 75, within: 1e-6, speed: 100))
      }
    }

    // Measured by others: transforms concatenate; a target of zero scale shows at once. [animation 60]
    @Test func transformsAreAdditive() async throws {
      try await clock.play {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        clock.advance(by: 0.5)
        #expect(clock.isClose(shown.transform.m11, 2, speed: 2))
        view.layer.removeAllAnimations()
        UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        clock.turn()
        #expect(shown.transform.m11 == 0)
      }
    }

    // Measured by others: opacity is replaced, from the old target unless told otherwise.
    // Inferred: the flags. [animation 60] [animation 61]
    @Test func opacityReplacesAndTheReplacedBlockIsNotFinished() async throws {
      try await clock.play {
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.alpha = 0
        } completion: {
          finished.append($0)
        }
        clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
        clock.turn()
        #expect(clock.isClose(CGFloat(shown.opacity), 0))
        #expect(finished == [false])
        clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
          view.alpha = 0
        }
        clock.turn()
        #expect(clock.isClose(CGFloat(shown.opacity), 0.5, within: 0.01, speed: 2))
      }
    }

    // Inferred: a retargeted movement still ends well. [animation 61]
    @Test func aRetargetedMovementCompletes() async throws {
      try await clock.play {
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
          view.center.x = 150
        } completion: {
          finished.append($0)
        }
        clock.advance(by: 0.5)
        UIView.animate(withDuration: 1) { view.center.x = 50 }
        clock.advance(by: 0.7)
        #expect(finished == [true])
      }
    }

    // Measured and widely observed: nothing changes, nothing waits. Unverified: in the next turn.
    // [animation 62]
    @Test func aBlockWithoutAnimationsCompletesInTheNextTurn() async throws {
      try await clock.play {
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
        clock.turn()
        #expect(finished == [true, true, true])
      }
    }

    // Measured by others. [animation 64]
    @Test func aDelayShowsTheOldValue() async throws {
      try await clock.play {
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
        clock.advance(by: 0.9)
        #expect(clock.isClose(shown.position.x, 50, within: 1e-6, speed: 100))
        clock.advance(by: 0.6)
        #expect(clock.isClose(shown.position.x, 100, within: 1e-6, speed: 100))
      }
    }

    // Documented: AnimationOptions.overrideInheritedDuration. [animation 63]
    @Test func anInnerBlockInheritsDurationUnlessItOverrides() async throws {
      try await clock.play {
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
    }

    // …/uiview/animationoptions/layoutsubviews
    @Test func subviewsAreLaidOutInsideTheBlockWhenAsked() async throws {
      try await clock.play {
        final class Laying: UIView {
          override func layoutSubviews() { subviews.first?.frame = bounds }
        }
        let outer = Laying(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView()
        outer.addSubview(inner)
        window.addSubview(outer)
        clock.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
          outer.bounds.size.width = 30
        }
        #expect(inner.layer.animation(forKey: "bounds.size") != nil)
      }
    }

    // …/uiview/animationoptions/repeat, autoreverse
    @Test func aRepeatedMovementGoesOnUntilItIsRemoved() async throws {
      try await clock.play {
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
          view.center.x = 150
        } completion: {
          finished.append($0)
        }
        clock.advance(by: 11.5)
        #expect(clock.isClose(shown.position.x, 100, within: 1e-6, speed: 100))
        view.layer.removeAllAnimations()
        clock.turn()
        #expect(finished == [false])
      }
    }
  }
}
