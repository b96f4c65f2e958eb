import Testing
import UIKit

extension All {
  /// [controllers, section 11].
  @MainActor @Suite struct CoordinatorTests {
    init() { Headless.reset() }

    // Observed once: a guess either way. [controllers 11.10]
    @Test func withoutAnimationThereMayBeOne() {
      for order in HeadlessOrder.allCases {
        Headless.order = order
        let stage = PairOfScreens(style: .overFullScreen, directs: false)
        stage.presenter.present(stage.presented, animated: false)
        #expect((stage.presented.transitionCoordinator != nil) == (order == .first))
        #expect(stage.presented.transitionCoordinator?.isAnimated != true)
        Headless.turn()
      }
    }
  }
}
