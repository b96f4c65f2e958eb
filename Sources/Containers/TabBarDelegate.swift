import UIKit

/// Answers a tab bar controller's questions about the change of tabs.
@MainActor
final class TabBarDelegate: ContainerDelegate, UITabBarControllerDelegate {
  private var transitions: TabTransitions? { owner as? TabTransitions }

  func allows(_ screen: UIViewController, in tabs: UITabBarController) -> Bool {
    askBehind("mayShow", about: screen) {
      // A typed closure, because iOS 18 adds a method of the same name for a `UITab`.
      let question: ((UITabBarController, UIViewController) -> Bool)? =
        $0.asDelegate?.tabBarController(_:shouldSelect:)
      return question?(tabs, screen)
    } ?? true
  }

  /// Ends a run at once for a tap on another tab: the bar takes touches all the time, and UIKit cannot make two changes
  /// of tabs at a time.
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect screen: UIViewController
  ) -> Bool {
    guard allows(screen, in: tabs) else { return false }
    transitions?.endRun()
    return true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    askBehind("didSelect", about: screen) {
      let message: ((UITabBarController, UIViewController) -> Void)? =
        $0.asDelegate?.tabBarController(_:didSelect:)
      return message?(tabs, screen)
    }
  }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transitions, let controller = transitions.controller(to: new) else {
      return askBehind("animator", about: old, new) {
        let question = $0.asDelegate?.tabBarController(_:animationControllerForTransitionFrom:to:)
        return question?(tabs, old, new)
      }
    }
    let list = tabs.viewControllers ?? []
    // A controller outside of `viewControllers` is "More", behind all others.
    let start = list.firstIndex(of: old) ?? list.count
    let goal = list.firstIndex(of: new) ?? list.count
    return transitions.animator(
      of: controller, goal < start ? .closing : .opening, kind: .tab, from: old, to: new)
  }

  func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionController(for: animator) {
      let question = $0.asDelegate?.tabBarController(_:interactionControllerFor:)
      return question?(tabs, animator)
    }
  }
}

extension NSObject {
  fileprivate var asDelegate: (any UITabBarControllerDelegate)? {
    self as? any UITabBarControllerDelegate
  }
}
