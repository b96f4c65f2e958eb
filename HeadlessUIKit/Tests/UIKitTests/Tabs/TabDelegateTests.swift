import Testing
import UIKit

extension All {
  /// Taps and what the delegate hears.
  @MainActor @Suite struct TabDelegateTests {
    init() { Headless.reset() }

    // Documented: UITabBarControllerDelegate: asked and told only for the user's taps.
    // [controllers 16.3]
    @Test func aTapAsksAndTells() {
      let stage = TabStage()
      stage.tabs.tapTab(1)
      #expect(
        stage.journal.lines(of: "delegate") == [
          "delegate.should B at 0", "delegate.animator A B", "delegate.did B at 1",
        ])
      #expect(stage.tabs.selectedIndex == 1 && Headless.misuses.isEmpty)
    }

    // Documented: shouldSelect: no is no.
    @Test func theDelegateMayRefuse() {
      let stage = TabStage()
      stage.director.allows = false
      stage.tabs.tapTab(1)
      #expect(stage.journal.lines == ["delegate.should B at 0"] && stage.tabs.selectedIndex == 0)
      #expect(stage.tabs.tabBar.selectedItem === stage.first.tabBarItem)
    }

    // Documented: "regardless of whether the selected view controller changed"; there is nothing to
    // animate.
    @Test func aTapOnTheSelectedTabIsToldToo() {
      let stage = TabStage()
      stage.tabs.tapTab(0)
      #expect(stage.journal.lines == ["delegate.should A at 0", "delegate.did A at 0"])
    }

    // Observed: tabBar(_:didSelect:) of a subclass still finds the former index.
    @Test func theBarsOwnCallFindsTheFormerIndex() {
      final class Tabs: UITabBarController {
        var seen: [Int] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
          super.tabBar(tabBar, didSelect: item)
          seen += [selectedIndex, tabBar.items?.firstIndex(of: item) ?? -1]
        }
      }
      let (window, tabs) = (Headless.makeWindow(), Tabs())
      tabs.viewControllers = [UIViewController(), UIViewController()]
      window.rootViewController = tabs
      tabs.tapTab(1)
      #expect(tabs.seen == [0, 1] && tabs.selectedIndex == 1)
    }

    // Observed: a tap goes through `selectedViewController`, code through what it writes.
    @Test func aSubclassSeesTapsInOneProperty() {
      final class Tabs: UITabBarController {
        var taps = 0
        override var selectedViewController: UIViewController? { didSet { taps += 1 } }
      }
      let (window, tabs) = (Headless.makeWindow(), Tabs())
      tabs.viewControllers = [UIViewController(), UIViewController()]
      window.rootViewController = tabs
      tabs.tapTab(1)
      tabs.selectedIndex = 0
      #expect(tabs.taps == 1)
    }

    // Inferred: no touch reaches a disabled item, a hidden bar, or a bar below something else.
    @Test func aTapNeedsAButtonThatTakesIt() {
      let stage = TabStage()
      stage.second.tabBarItem.isEnabled = false
      stage.tabs.tapTab(1)
      stage.tabs.tabBar.isHidden = true
      stage.tabs.tapTab(2)
      stage.tabs.tabBar.isHidden = false
      stage.window.addSubview(UIView(frame: stage.window.bounds))
      stage.tabs.tapTab(2)
      #expect(stage.journal.lines.isEmpty && stage.tabs.selectedIndex == 0)
    }
  }
}
