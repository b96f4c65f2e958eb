import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct TabBarTests {
    init() { Headless.reset() }

    final class Listener: NSObject, UITabBarDelegate {
      var chosen: [UITabBarItem] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item) }
    }

    private func shown(_ bar: UITabBar) -> UIWindow {
      let window = Headless.makeWindow()
      bar.frame = CGRect(x: 0, y: 700, width: 390, height: 49)
      window.addSubview(bar)
      Headless.turn()
      return window
    }

    // Observed: 32 points on a phone that lies.
    @Test func aLyingPhoneHasALowerBar() {
      let stage = TabStage()
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0)
      Headless.turn()
      #expect(stage.tabs.tabBar.frame == CGRect(x: 0, y: 337, width: 844, height: 53))
      #expect(stage.first.view.safeAreaInsets.bottom == 53)
      #expect(stage.first.view.frame == stage.window.bounds)
    }

    // Documented: UITabBar: an exception where a controller manages the bar.
    @Test func aManagedBarIsNotTheAppsToChange() {
      let stage = TabStage()
      let bar = stage.tabs.tabBar
      bar.items = []
      bar.selectedItem = stage.second.tabBarItem
      bar.delegate = Listener()
      let kinds = Headless.takeMisuses().map(\.kind)
      #expect(kinds == Array(repeating: .managedTabBarChanged, count: 3))
      #expect(bar.items?.count == 3 && stage.tabs.selectedIndex == 0 && bar.delegate == nil)
    }

    // Documented: a bar of its own: code selects silently, a tap tells the delegate.
    @Test func aBarOfItsOwnTellsItsDelegate() throws {
      let (bar, listener) = (UITabBar(frame: .zero), Listener())
      let items = [
        UITabBarItem(title: "One", image: nil, tag: 1),
        UITabBarItem(title: "Two", image: nil, tag: 2),
      ]
      bar.setItems(items, animated: false)
      bar.delegate = listener
      let window = shown(bar)
      bar.selectedItem = items[0]
      #expect(listener.chosen.isEmpty && bar.selectedItem === items[0])
      let button = try #require(window.hitTest(CGPoint(x: 300, y: 720), with: nil) as? UIControl)
      button.sendActions(for: .touchUpInside)
      #expect(listener.chosen == [items[1]] && bar.selectedItem === items[1])
      bar.items = [items[0]]
      #expect(bar.selectedItem == nil)
    }

    // Documented: equal shares, from the leading edge.
    @Test(arguments: [true, false])
    func buttonsStandInReadingOrder(rightToLeft: Bool) {
      let bar = UITabBar(frame: .zero)
      bar.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
      bar.items = [UITabBarItem(), UITabBarItem(), UITabBarItem()]
      _ = shown(bar)
      let starts = bar.buttons.map(\.frame.minX)
      #expect(starts == (rightToLeft ? [260, 130, 0] : [0, 130, 260]))
    }

    // Documented: VoiceOver reads a tab's title, and which one is selected.
    @Test func tabsAreAccessible() {
      let stage = TabStage()
      stage.first.title = "First"
      let buttons = stage.tabs.tabBar.buttons
      #expect(buttons.map(\.isAccessibilityElement) == [true, true, true])
      #expect(buttons[0].accessibilityLabel == "First")
      #expect(buttons[0].accessibilityTraits.contains(.selected))
      stage.tabs.selectedIndex = 1
      #expect(!buttons[0].accessibilityTraits.contains(.selected))
      #expect(buttons[1].accessibilityTraits.contains(.selected))
    }
  }
}
