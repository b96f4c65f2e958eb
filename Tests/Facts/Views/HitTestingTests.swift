import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct HitTestingTests {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let low = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let high = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

    init() {
      outer.addSubview(low)
      outer.addSubview(high)
    }

    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      outer.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    // Documented: UIView.hitTest(_:with:). Observed: depth does not count. [gestures 2]
    // [animation 15]
    @Test func theFrontmostDeepestViewIsHit() async throws {
      try await clock.play {
        #expect(hit(40, 40) === high)
        #expect(hit(20, 20) === low)
        #expect(hit(95, 95) === outer)
        #expect(hit(101, 50) == nil)
        low.layer.zPosition = 10
        #expect(hit(40, 40) === high)
      }
    }

    // Documented: UIView.hitTest(_:with:). [gestures 3]
    @Test func hiddenDeafAndClearViewsAreLeftOut() async throws {
      try await clock.play {
        high.isHidden = true
        #expect(hit(40, 40) === low)
        high.isHidden = false
        high.isUserInteractionEnabled = false
        #expect(hit(40, 40) === low)
        high.isUserInteractionEnabled = true
        high.alpha = 0.009
        #expect(hit(40, 40) === low)
        high.alpha = 0.011
        #expect(hit(40, 40) === high)
      }
    }

    // Documented: "Handling pan gestures". [gestures 9]
    @Test func picturesAndTextsAreDeafByDefault() async throws {
      try await clock.play {
        for view in [UIImageView(), UILabel()] {
          view.frame = high.frame
          outer.addSubview(view)
          #expect(hit(40, 40) === high)
          view.isUserInteractionEnabled = true
          #expect(hit(40, 40) === view)
          view.removeFromSuperview()
        }
      }
    }

    // Documented: UIView.hitTest(_:with:). [gestures 4]
    @Test func viewOutsideItsSuperviewIsNotHit() async throws {
      try await clock.play {
        let child = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        low.addSubview(child)
        #expect(outer.hitTest(CGPoint(x: 55, y: 55), with: nil) === high)
        high.removeFromSuperview()
        #expect(hit(55, 55) === child)
        #expect(hit(65, 65) === outer)
      }
    }

    // Documented: UIView.isUserInteractionEnabled; WWDC 2016, session 216. [gestures 16]
    // [gestures 17]
    @Test func anAnimatedViewTakesNoTouchesUnlessAllowed() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        window.addSubview(outer)
        clock.turn()
        UIView.animate(withDuration: 1) { high.center.x += 5 }
        #expect(hit(40, 40) === low)
        clock.advance(by: 1.1)
        #expect(hit(40, 40) === high)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
          high.center.x += 30
        }
        clock.advance(by: 0.1)
        // Where it is going, not where it is seen.
        #expect(hit(110 - 2, 40) == nil)
        #expect(hit(99, 40) === high)
      }
    }

    // Documented: WWDC 2016, session 216. [gestures 18]
    @Test func viewsInAnAnimatorAreHitWhereTheyAreSeen() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        window.addSubview(outer)
        clock.turn()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          low.center.x += 40
        }
        high.isHidden = true
        animator.startAnimation()
        clock.advance(by: 0.5)
        #expect(hit(25, 20) === outer)
        #expect(hit(75, 20) === low)
        #expect(hit(95, 20) === outer)
        clock.advance(by: 0.6)
        #expect(hit(95, 20) === low)
      }
    }
  }
}
