import UIKit

/// UIKit's answers for the tabs of iOS 18, for a delegate without these methods.
class ModernTabDefaults: NSObject {}

#if canImport(ObjectiveC)
  @available(iOS 18, *)
  extension ModernTabDefaults {
    @objc(tabBarController:shouldSelectTab:)
    func tabBarController(_ tabs: UITabBarController, shouldSelect tab: UITab) -> Bool { true }

    @objc(tabBarController:didSelectTab:previousTab:)
    func tabBarController(_ tabs: UITabBarController, didSelect tab: UITab, previous: UITab?) {}

    @objc(tabBarController:visibilityDidChangeForTabs:)
    func tabBarController(_ tabs: UITabBarController, visibilityDidChangeFor list: [UITab]) {}

    @objc(tabBarController:displayOrderDidChangeForGroup:)
    func tabBarController(_ tabs: UITabBarController, orderDidChangeFor group: UITabGroup) {}

    @objc func tabBarControllerWillBeginEditing(_ tabs: UITabBarController) {}

    @objc func tabBarControllerDidEndEditing(_ tabs: UITabBarController) {}

    @objc(tabBarController:displayedViewControllersForTab:proposedViewControllers:)
    func tabBarController(
      _ tabs: UITabBarController, displayedFor tab: UITab, proposed list: [UIViewController]
    ) -> [UIViewController] { list }

    @objc(tabBarController:tab:operationForAcceptingItemsFromDropSession:)
    func tabBarController(
      _ tabs: UITabBarController, tab: UITab, operationFor session: any UIDropSession
    ) -> UIDropOperation { .cancel }

    @objc(tabBarController:tab:acceptItemsFromDropSession:)
    func tabBarController(_ tabs: UITabBarController, tab: UITab, drop: any UIDropSession) {}
  }
#endif
