import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct RepeatTests {
    init() async throws { try await AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    // Documented: modifyAnimations(withRepeatCount:autoreverses:animations:).
    @Test func aPartOfABlockMayBeRepeated() async throws {
      try await clock.play {
        var finished: [Bool] = []
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { [view] in
            view.alpha = 0
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
          }, completion: { finished.append($0) })
        clock.advance(by: 1.5)
        #expect(clock.isClose(x, 100, within: 1e-3, speed: 100) && scene.alpha == 0)
        clock.advance(by: 1.25)
        #expect(clock.isClose(x, 125, within: 1e-3, speed: 100) && finished.isEmpty)
        clock.advance(by: 1.6)
        #expect(finished == [true])
      }
    }

    // Documented: "affected views are then updated immediately to reflect the new values".
    @Test func aReversedMovementJumpsToItsNewValue() async throws {
      try await clock.play {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
          view.center.x = 150
        }
        clock.advance(by: 1.8)
        #expect(clock.isClose(x, 70, within: 1e-3, speed: 100))
        clock.advance(by: 0.4)
        #expect(x == 150)
      }
    }
  }
}
