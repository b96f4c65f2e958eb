#if canImport(ObjectiveC)
  import UIKit

  /// A delegate of a navigation controller that implements everything, and writes down what it hears.
  @MainActor
  final class FullNavigationProbe: NSObject, UINavigationControllerDelegate {
    private(set) var heard: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("willShow \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("didShow \(animated)") }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      heard.append("orientations")
      return .landscapeLeft
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      heard.append("preferred orientation")
      return .landscapeLeft
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      heard.append("animator")
      return nil
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      heard.append("interaction")
      return nil
    }
  }

  /// A delegate of a tab bar controller that implements everything, and writes down what it hears.
  @MainActor
  final class FullTabProbe: NSObject, UITabBarControllerDelegate {
    private(set) var heard: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      heard.append("shouldSelect")
      return false
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { heard.append("didSelect") }

    func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing screens: [UIViewController]
    ) { heard.append("willBegin") }

    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing screens: [UIViewController],
      changed: Bool
    ) { heard.append("willEnd \(changed)") }

    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing screens: [UIViewController],
      changed: Bool
    ) { heard.append("didEnd \(changed)") }

    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
      heard.append("orientations")
      return .landscapeLeft
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
      heard.append("preferred orientation")
      return .landscapeLeft
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      heard.append("animator")
      return nil
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      heard.append("interaction")
      return nil
    }
  }

  /// The methods of iOS 18, for tabs that are no view controllers. The selectors are named: UIKit gives these methods
  /// names in Swift that do not follow from them.
  @available(iOS 18, *)
  extension FullTabProbe {
    @objc(tabBarController:shouldSelectTab:)
    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool { false }

    @objc(tabBarController:didSelectTab:previousTab:)
    func tabBarController(
      _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) {}

    @objc(tabBarController:visibilityDidChangeForTabs:)
    func tabBarController(_ tabs: UITabBarController, visibilityDidChangeFor list: [UITab]) {}

    @objc(tabBarController:displayOrderDidChangeForGroup:)
    func tabBarController(_ tabs: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}

    @objc func tabBarControllerWillBeginEditing(_ tabs: UITabBarController) {}

    @objc func tabBarControllerDidEndEditing(_ tabs: UITabBarController) {}

    @objc(tabBarController:displayedViewControllersForTab:proposedViewControllers:)
    func tabBarController(
      _ tabs: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers list: [UIViewController]
    ) -> [UIViewController] { [] }

    @objc(tabBarController:tab:operationForAcceptingItemsFromDropSession:)
    func tabBarController(
      _ tabs: UITabBarController, tab: UITab,
      operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation { .copy }

    @objc(tabBarController:tab:acceptItemsFromDropSession:)
    func tabBarController(
      _ tabs: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
    ) {}
  }

  /// A delegate that implements nothing.
  @MainActor
  final class EmptyProbe: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

  /// Comes in front of the present delegate and passes everything on to it, as RxCocoa's DelegateProxy does, which
  /// knows the messages of its own protocols only.
  @MainActor
  final class ForwardingProxy: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    nonisolated(unsafe) weak var next: NSObject?
    /// The messages that would have been unknown to it.
    nonisolated(unsafe) var unknown: [Selector] = []

    init(_ next: NSObject? = nil) { self.next = next }

    nonisolated override func responds(to selector: Selector?) -> Bool {
      selector.map { super.responds(to: $0) || next?.responds(to: $0) == true } ?? false
    }

    nonisolated override func forwardingTarget(for selector: Selector?) -> Any? {
      guard let selector else { return next }
      let name = NSStringFromSelector(selector)
      let isKnown = ["navigationController", "tabBarController"].contains { name.hasPrefix($0) }
      if !isKnown { unknown.append(selector) }
      return next
    }
  }

  /// Tells the delegate that it has found what it hears, as Hero does.
  @MainActor
  final class Teller: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    weak var former: (any UINavigationControllerDelegate)?
    private(set) var heard = 0

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      heard += 1
      former?.navigationController?(
        navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      heard += 1
      former?.navigationController?(
        navigationController, didShow: viewController, animated: animated)
    }
  }
#endif
