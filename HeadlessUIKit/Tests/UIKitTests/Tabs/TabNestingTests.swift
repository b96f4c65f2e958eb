import Testing
import UIKit

extension All {
  /// Tabs among other containers.
  @MainActor @Suite struct TabNestingTests {
    init() { Headless.reset() }

    // Documented: a turn of the device reaches the selected child; another one is resized when its
    // turn comes.
    @Test func aTurnReachesTheTabs() {
      let stage = TabStage()
      stage.tabs.selectedIndex = 1
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      #expect(stage.second.view.frame == stage.window.bounds)
      stage.tabs.selectedIndex = 0
      #expect(stage.first.view.frame == stage.window.bounds)
      #expect(stage.first.view.safeAreaInsets.bottom == 32)
    }
  }
}
