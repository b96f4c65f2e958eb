import UIKit

/// The transitions of a tab bar controller.
@MainActor
final class TabTransitions: ContainerTransitions {
  /// The tab to which a finger leads.
  weak var fingerTarget: UIViewController?

  var tabs: UITabBarController? { container as? UITabBarController }

  override var delegate: NSObject? {
    get { tabs?.delegate as? NSObject }
    set { tabs?.delegate = newValue as? any UITabBarControllerDelegate }
  }

  override func makeDelegate() -> ContainerDelegate { TabBarDelegate(of: self) }

  /// Also calls the app's `didSelect` after a change by a finger, because UIKit reports only taps.
  override func changeIsOver(of owner: AnyObject?) {
    if owner === common, let screen = fingerTarget {
      fingerTarget = nil
      if let tabs, tabs.selectedViewController === screen {
        (front as? TabBarDelegate)?.tabBarController(tabs, didSelect: screen)
      }
    }
    super.changeIsOver(of: owner)
  }

  /// Returns whether the app allows the selection of a tab.
  func allows(_ screen: UIViewController) -> Bool {
    guard let tabs, let delegate = front as? TabBarDelegate else { return true }
    return delegate.allows(screen, in: tabs)
  }

  /// The transition of a change between two tabs; `nil` if the app's delegate decides.
  func controller(to new: UIViewController) -> TransitionController? {
    change?.target === new ? change?.controller : common
  }
}
