import Testing
import UIKit

extension All {
  @MainActor @Suite struct ControllerLeakTests {
    init() { Headless.reset() }

    // [controllers 10.1] What never completes is not let go before the reset.
    @Test func aResetFreesWhatNeverCompleted() {
      weak var presented: UIViewController?
      do {
        let stage = PairOfScreens()
        stage.present()
        presented = stage.presented
      }
      Headless.reset()
      #expect(presented == nil || presented?.transitionCoordinator == nil)
    }
  }
}
