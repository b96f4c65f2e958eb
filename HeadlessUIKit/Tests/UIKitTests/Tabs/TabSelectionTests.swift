import Testing
import UIKit

extension All {
  @MainActor @Suite struct TabSelectionTests {
    init() { Headless.reset() }

    // Observed: UIKit throws NSInvalidArgumentException.
    @Test func aStrangerCannotBeSelected() {
      let stage = TabStage()
      stage.tabs.selectedViewController = UIViewController()
      #expect(Headless.takeMisuses().map(\.kind) == [.childNotOwned])
      #expect(stage.tabs.selectedIndex == 0)
    }

    // Unverified: an index out of range changes nothing.
    @Test func anIndexOutOfRangeIsIgnored() {
      let stage = TabStage()
      stage.tabs.selectedIndex = 3
      #expect(stage.tabs.selectedIndex == 0 && stage.journal.lines.isEmpty)
    }

    // Documented: more than five make a More tab, which is absent here.
    @Test func sixTabsAreNotModeled() {
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<6).map { _ in UIViewController() }
      #expect(Headless.takeMisuses().map(\.kind) == [.notModelled])
    }
  }
}
