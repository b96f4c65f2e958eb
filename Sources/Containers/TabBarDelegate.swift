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

  /// Returns the delegate of a tab bar controller, in front of the app's own.
  static func install(in tabs: UITabBarController) -> TabBarDelegate {
    let delegate = installed(in: tabs) ?? TabBarDelegate(of: tabs, defaults: TabBarDefaults())
    delegate.takePlace()
    return delegate
  }

  /// Also calls the app's `didSelect` after a change by a finger, because UIKit reports only taps.
  override func changeIsOver(
    of controller: TransitionController? = nil, to screen: UIViewController? = nil
  ) {
    if controller === common, let screen = fingerTarget {
      fingerTarget = nil
      if let tabs, tabs.selectedViewController === screen {
        tellBehind(tabs, didSelect: screen)
      }
    }
    super.changeIsOver(of: controller, to: screen)
  }

  func mayShow(_ screen: UIViewController) -> Bool {
    askBehind("mayShow", about: screen) { tabs?.ask($0.asDelegate, mayShow: screen) } ?? true
  }

  private func tellBehind(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    askBehind("didSelect", about: screen) { tabs.tell($0.asDelegate, didSelect: screen) }
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
    tellBehind(tabs, didSelect: screen)
  }

  func endRun() { (change?.controller ?? common)?.run?.endNow() }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let change, change.target === new {
      return change.controller.flatMap { animator(of: $0, from: old, to: new) }
    }
    if let common { return animator(of: common, from: old, to: new) }
    return askBehind("animator", about: old, new) {
      tabs.ask($0.asDelegate, forAnimatorFrom: old, to: new)
    }
  }

  private func animator(
    of controller: TransitionController, from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let list = tabs?.viewControllers ?? []
    // A controller outside of `viewControllers` is "More", behind all others.
    let (start, goal) = (
      list.firstIndex(of: old) ?? list.count, list.firstIndex(of: new) ?? list.count
    )
    let direction: TransitionDirection = goal < start ? .closing : .opening
    let request = TransitionRequest(
      direction, kind: .tab, front: goal < start ? old : new, back: goal < start ? new : old,
      container: tabs)
    return animator(for: request, of: controller)
  }

  func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionController(for: animator) { tabs.ask($0.asDelegate, forInteractionOf: animator) }
  }
}

extension NSObject {
  fileprivate var asDelegate: (any UITabBarControllerDelegate)? {
    self as? any UITabBarControllerDelegate
  }
}

/// UIKit's answers, for a delegate without these methods.
@MainActor
private final class TabBarDefaults: ModernTabDefaults, UITabBarControllerDelegate {
  func tabBarController(
    _ tabs: UITabBarController, willBeginCustomizing screens: [UIViewController]
  ) {}

  func tabBarController(
    _ tabs: UITabBarController, willEndCustomizing screens: [UIViewController], changed: Bool
  ) {}

  func tabBarController(
    _ tabs: UITabBarController, didEndCustomizing screens: [UIViewController], changed: Bool
  ) {}

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabs: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabs.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabs: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
}

// Questions for the app's delegate, behind the library's.
extension UITabBarController {
  func tell(
    _ delegate: (any UITabBarControllerDelegate)?, didSelect screen: UIViewController
  ) {
    guard let delegate else { return }
    // A typed closure, because iOS 18 adds a method of the same name for a `UITab`.
    let message: ((UITabBarController, UIViewController) -> Void)? =
      delegate.tabBarController(_:didSelect:)
    message?(self, screen)
  }

  func ask(
    _ delegate: (any UITabBarControllerDelegate)?, mayShow screen: UIViewController
  ) -> Bool {
    guard let delegate else { return true }
    let question: ((UITabBarController, UIViewController) -> Bool)? =
      delegate.tabBarController(_:shouldSelect:)
    return question?(self, screen) ?? true
  }

  func ask(
    _ delegate: (any UITabBarControllerDelegate)?, forAnimatorFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let question = delegate?.tabBarController(_:animationControllerForTransitionFrom:to:)
    return question?(self, old, new)
  }

  func ask(
    _ delegate: (any UITabBarControllerDelegate)?,
    forInteractionOf animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let question = delegate?.tabBarController(_:interactionControllerFor:)
    return question?(self, animator)
  }
}
