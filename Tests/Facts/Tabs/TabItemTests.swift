import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct TabItemTests {
    // Documented: UITabBarItem's initializers.
    @Test func itemHasTheValuesOfItsInitializer() async throws {
      try await clock.play {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        let (plain, chosen) = (renderer.image { _ in }, renderer.image { _ in })
        let item = UITabBarItem(title: "One", image: plain, tag: 7)
        #expect(item.title == "One" && item.image === plain && item.tag == 7)
        #expect(item.selectedImage == nil && item.isEnabled)
        let other = UITabBarItem(title: nil, image: plain, selectedImage: chosen)
        #expect(other.title == nil && other.selectedImage === chosen && other.tag == 0)
      }
    }

    // Documented: tabBarItem is made from the title, always the same one; the title changes it.
    @Test func aTitleMakesAnItem() async throws {
      try await clock.play {
        let controller = UIViewController()
        controller.title = "One"
        let item = controller.tabBarItem
        #expect(item?.title == "One" && controller.tabBarItem === item)
        controller.title = "Two"
        #expect(item?.title == "Two")
        let own = UITabBarItem(title: "Own", image: nil, tag: 0)
        controller.tabBarItem = own
        #expect(controller.tabBarItem === own && controller.title == "Two")
      }
    }

    // Observed: a stack without an item of its own shows its root's.
    @Test func aStackShowsItsRootsItem() async throws {
      try await clock.play {
        let root = UIViewController()
        root.title = "Root"
        let stack = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        #expect(stack.tabBarItem === root.tabBarItem)
        #expect(tabs.tabBar.items?.map(\.title) == ["Root"])
      }
    }

    // Unverified: an item that is replaced later is shown.
    @Test func aNewItemIsShown() async throws {
      try await clock.play {
        let (tabs, child) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [UIViewController(), child]
        tabs.selectedIndex = 1
        let item = UITabBarItem(title: "New", image: nil, tag: 0)
        child.tabBarItem = item
        #expect(tabs.tabBar.items?.last === item && tabs.tabBar.selectedItem === item)
      }
    }

    // Documented: the nearest one up the containers; nil for a presented screen.
    @Test func theNearestTabBarController() async throws {
      try await clock.play {
        let (tabs, inner) = (UITabBarController(), UIViewController())
        let stack = UINavigationController(rootViewController: inner)
        #expect(inner.tabBarController == nil)
        tabs.viewControllers = [stack]
        #expect(inner.tabBarController === tabs && stack.tabBarController === tabs)
        #expect(tabs.tabBarController == nil)
      }
    }
  }
}
