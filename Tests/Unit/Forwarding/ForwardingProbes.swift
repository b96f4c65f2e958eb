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

  /// The methods of iOS 18, for tabs that are no view controllers.
  @available(iOS 18, *)
  extension FullTabProbe {
    func tabBarController(_ tabs: UITabBarController, shouldSelect tab: UITab) -> Bool { false }

    func tabBarController(
      _ tabs: UITabBarController, didSelect tab: UITab, previousTab: UITab?
    ) {}

    func tabBarController(
      _ tabs: UITabBarController, visibilityDidChangeFor list: [UITab]
    ) {}

    func tabBarController(
      _ tabs: UITabBarController, displayOrderDidChangeFor group: UITabGroup
    ) {}

    func tabBarControllerWillBeginEditing(_ tabs: UITabBarController) {}

    func tabBarControllerDidEndEditing(_ tabs: UITabBarController) {}

    func tabBarController(
      _ tabs: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers list: [UIViewController]
    ) -> [UIViewController] { [] }

    func tabBarController(
      _ tabs: UITabBarController, tab: UITab,
      operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation { .copy }

    func tabBarController(
      _ tabs: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
    ) {}
  }

  /// A delegate that implements nothing.
  @MainActor
  final class EmptyProbe: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

  /// Stands in front of another delegate, as the proxies of other libraries do.
  @MainActor
  final class ForwardingProxy: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    private nonisolated(unsafe) let next: NSObject

    init(_ next: NSObject) { self.next = next }

    nonisolated override func responds(to selector: Selector?) -> Bool {
      selector.map { super.responds(to: $0) || next.responds(to: $0) } ?? false
    }

    nonisolated override func forwardingTarget(for selector: Selector?) -> Any? { next }
  }
#endif
