import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Which keys animate in a block, and on which curve.
  @MainActor @Suite struct BlockCurveTests {
    init() async throws { try await AnimatedScene.begin() }
    private var view: UIView { AnimatedScene.current.view }
    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    private func animate(_ changes: @escaping () -> Void) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
    }

    // Observed: since iOS 11 (exchangetuts.com 1640058304483604). Unverified: it adds up.
    // [animation 97]
    @Test func cornerRadiiAddUp() async throws {
      try await clock.play {
        animate { view.layer.cornerRadius = 10 }
        clock.advance(by: 0.5)
        #expect(clock.isClose(shown.cornerRadius, 5, within: 1e-3, speed: 20))
        animate { view.layer.cornerRadius = 20 }
        #expect(view.layer.animationKeys() == ["cornerRadius", "cornerRadius-2"])
        clock.turn()
        #expect(clock.isClose(shown.cornerRadius, 5, within: 1e-3, speed: 20))
        clock.advance(by: 0.5)
        #expect(clock.isClose(shown.cornerRadius, 15, within: 1e-3, speed: 20))
      }
    }

    // Unverified: that these two animate; they replace each other like an opacity.
    @Test func anchorPointsAndShadowsAnimate() async throws {
      try await clock.play {
        animate {
          view.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
          view.layer.shadowOpacity = 1
        }
        clock.advance(by: 0.5)
        #expect(
          clock.isClose(shown.anchorPoint.x, 0.75, within: 1e-3)
            && clock.isClose(CGFloat(shown.shadowOpacity), 0.5, within: 1e-3))
        view.layer.shadowRadius = 9
        animate { view.layer.shadowRadius = 1 }
        #expect(view.layer.animation(forKey: "shadowRadius") == nil)
      }
    }

    // Documented: kCATransactionAnimationTimingFunction "overrides the timing function for all
    // animations triggered within the transaction group"; C4iOS#353 sets it inside of a block.
    // [animation 98]
    @Test(arguments: [true, false]) func aTransactionsCurveWins(isAround: Bool) async throws {
      try await clock.play {
        func within(_ work: () -> Void) {
          CATransaction.begin()
          CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
          work()
          CATransaction.commit()
        }
        if isAround {
          within { animate { view.center.x = 150 } }
        } else {
          animate { within { view.center.x = 150 } }
        }
        clock.advance(by: 0.5)
        // Ease-in at a half [animation 44]; the duration is the block's.
        #expect(clock.isClose(shown.position.x, 50 + 31.54, within: 0.05, speed: 150))
        clock.advance(by: 0.3)
        #expect(view.layer.animationKeys() == ["position"])
      }
    }

    // Documented: CAShapeLayer.path and CALayer.shadowPath do not support implicit animation.
    // [animation 29]
    @Test func pathsDoNotAnimateByThemselves() async throws {
      try await clock.play {
        let shape = CAShapeLayer()
        view.layer.addSublayer(shape)
        clock.turn()
        shape.path = CGPath(rect: .zero, transform: nil)
        shape.shadowPath = CGPath(rect: .zero, transform: nil)
        #expect(shape.animationKeys() == nil)
        shape.strokeEnd = 0.5
        #expect(shape.animationKeys() == ["strokeEnd"])
      }
    }
  }
}
