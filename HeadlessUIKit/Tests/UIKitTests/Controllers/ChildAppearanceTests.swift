import Testing
import UIKit

extension All {
  /// What children hear, deeper and in odd places.
  @MainActor @Suite struct ChildAppearanceTests {
    init() { Headless.reset() }

    private func adopt(_ child: UIViewController, into parent: UIViewController) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    // Observed: neither going to the background nor coming back is an appearance.
    @Test func theBackgroundIsNoDisappearance() {
      let stage = PairOfScreens()
      adopt(Screen("C", stage.journal), into: stage.presenter)
      Headless.turn()
      stage.journal.lines = []
      Headless.enterBackground()
      Headless.enterForeground()
      #expect(stage.journal.lines.isEmpty)
    }
  }
}
