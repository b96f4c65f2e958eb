import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct PercentDrivenTests {
    init() { Headless.reset() }

    // Documented: "the timing curve is linear" during the interaction; whether that touches the
    // animator's own curves is a switch. [controllers 12.3]
    @Test(arguments: [(false, 0.09346), (true, 0.25)])
    func ownCurvesUnderTheFingerAreASwitch(isLinear: Bool, progress: Double) {
      Headless.scrubbedAnimationsAreLinear = isLinear
      let animator = SlidingAnimator()
      animator.options = .curveEaseIn
      let stage = PercentStage(animator)
      stage.present()
      stage.driver.update(0.25)
      Headless.turn()
      #expect(isClose(stage.shift, 100 * (1 - progress), 0.01))
      stage.driver.finish()
      Headless.advance(by: 1)
    }
  }
}
