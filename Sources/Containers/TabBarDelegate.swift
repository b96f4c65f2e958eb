import UIKit

/// Answers a tab bar controller's questions about the change of tabs.
@MainActor
final class TabBarDelegate: ContainerDelegate, UITabBarControllerDelegate {
  /// The tab to which a finger leads.
  weak var fingerTarget: UIViewController?

  var tabs: UITabBarController? { container as? UITabBarController }

  override var delegate: NSObject? {
    get { tabs?.delegate as? NSObject }
    set { tabs?.delegate = newValue?.asDelegate }
  }

  /// Also calls the app's `didSelect` after a change by a finger, because UIKit reports only taps.
  override func changeIsOver(of owner: AnyObject?) {
    if owner === common, let screen = fingerTarget {
      fingerTarget = nil
      if let tabs, tabs.selectedViewController === screen {
        tabBarController(tabs, didSelect: screen)
      }
    }
    super.changeIsOver(of: owner)
  }

  func mayShow(_ screen: UIViewController) -> Bool {
    guard let tabs else { return true }
    return askBehind("mayShow", about: screen) {
      // A typed closure, because iOS 18 adds a method of the same name for a `UITab`.
      let question: ((UITabBarController, UIViewController) -> Bool)? =
        $0.asDelegate?.tabBarController(_:shouldSelect:)
      return question?(tabs, screen)
    } ?? true
  }

  // MARK: UITabBarControllerDelegate

  /// Ends a run at once for a tap on another tab: the bar takes touches all the time, and UIKit cannot make two changes
  /// of tabs at a time.
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect screen: UIViewController
  ) -> Bool {
    guard mayShow(screen) else { return false }
    endRun()
    return true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    askBehind("didSelect", about: screen) {
      let message: ((UITabBarController, UIViewController) -> Void)? =
        $0.asDelegate?.tabBarController(_:didSelect:)
      return message?(tabs, screen)
    }
  }

  func endRun() { (change?.controller ?? common)?.run?.endNow() }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let controller = change?.target === new ? change?.controller : common else {
      return askBehind("animator", about: old, new) {
        let question = $0.asDelegate?.tabBarController(_:animationControllerForTransitionFrom:to:)
        return question?(tabs, old, new)
      }
    }
    let list = self.tabs?.viewControllers ?? []
    // A controller outside of `viewControllers` is "More", behind all others.
    let start = list.firstIndex(of: old) ?? list.count
    let goal = list.firstIndex(of: new) ?? list.count
    return animator(
      of: controller, goal < start ? .closing : .opening, kind: .tab, from: old, to: new,
      in: container)
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
