import Testing
import UIKit

extension All {
  /// A window gets another root.
  @MainActor @Suite struct RootSwapTests {
    init() { Headless.reset() }

    // Observed: the view of a screen that is nobody's root any more is in no window.
    @Test func theOldRootCannotPresentAnyMore() {
      let stage = PairOfScreens()
      stage.window.rootViewController = UIViewController()
      stage.present()
      #expect(Headless.takeMisuses().map(\.kind) == [.presentInactiveWindow])
    }
  }
}
