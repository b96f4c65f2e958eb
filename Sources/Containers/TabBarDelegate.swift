import UIKit

/// Answers a tab bar controller's questions about the change of tabs.
@MainActor
final class TabBarDelegate: ContainerDelegate, UITabBarControllerDelegate {
  /// The tab to which a finger leads.
  private weak var fingerTarget: UIViewController?

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

  func fingerLeads(to screen: UIViewController?) { fingerTarget = screen }

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

/// A transition between the tabs of a tab bar controller.
@MainActor
final class TabsInstallation: Installation {
  private weak var controller: TransitionController?
  private weak var tabs: UITabBarController?

  init(_ controller: TransitionController, in tabs: UITabBarController) {
    self.controller = controller
    self.tabs = tabs
  }

  private var delegate: TabBarDelegate? { tabs.flatMap { TabBarDelegate.installed(in: $0) } }

  var dismissible: (any DismissiblePresentation)? {
    delegate?.takePlace()
    guard let controller, let tabs, delegate?.common === controller else { return nil }
    return SelectedTab(in: tabs, controller)
  }

  var hasWayBack: Bool { false }

  func dismiss() {}

  func runBegins(on stage: Stage, isInterruptible: Bool) {
    guard isInterruptible, let view = tabs?.viewIfLoaded else { return }
    controller?.interaction.attach(to: view)
  }

  func runEnded() { delegate?.changeIsOver(of: controller) }

  func remove() {
    guard let controller else { return }
    delegate?.remove(controller)
  }
}

/// The selected tab, as asked by its gesture: a finger leads to the tabs on both sides.
@MainActor
final class SelectedTab: DismissiblePresentation {
  private let tabs: UITabBarController
  private let controller: TransitionController

  init(in tabs: UITabBarController, _ controller: TransitionController) {
    self.tabs = tabs
    self.controller = controller
  }

  var presentedView: UIView? { tabs.selectedViewController?.viewIfLoaded }

  var isDismissible: Bool {
    tabs.transitionCoordinator == nil && tabs.presentedViewController == nil
      && (tabs.viewControllers?.count ?? 0) > 1 && !barIsAway
  }

  /// True if a pushed screen with `hidesBottomBarWhenPushed` hides the other tabs.
  private var barIsAway: Bool {
    let stack = (tabs.selectedViewController as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  var hasTransitionInside: Bool { tabs.isChangingScreens }

  var allowsDismissal: Bool { neighbor(.closing) != nil }

  let goesBothWays = true

  /// Content follows the finger: the next tab arrives against the reading direction, or upward. The app may refuse a
  /// tab in `shouldSelect`, as for a tap.
  func direction(of movement: CGVector) -> TransitionDirection? {
    let isRightToLeft = tabs.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isVertical = abs(movement.dy) > abs(movement.dx)
    let goesOn = isVertical ? movement.dy < 0 : isRightToLeft ? movement.dx > 0 : movement.dx < 0
    let direction: TransitionDirection = goesOn ? .opening : .closing
    guard let index = neighbor(direction), let screen = tabs.viewControllers?[index],
      TabBarDelegate.installed(in: tabs)?.mayShow(screen) == true
    else { return nil }
    return direction
  }

  /// Returns the index of the next tab for `.opening`, of the previous tab for `.closing`.
  private func neighbor(_ direction: TransitionDirection) -> Int? {
    guard let list = tabs.viewControllers, list.indices.contains(tabs.selectedIndex) else {
      return nil
    }
    let index = tabs.selectedIndex + (direction == .opening ? 1 : -1)
    return list.indices.contains(index) ? index : nil
  }

  var closing: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let container = tabs.viewIfLoaded, let view = presentedView else { return nil }
    return controller.closing(
      of: container.convert(view.bounds, from: view), in: container, reference: container,
      request: TransitionRequest(
        .closing, kind: .tab, front: tabs.selectedViewController,
        back: neighbor(.closing).flatMap { tabs.viewControllers?[$0] }, container: tabs))
  }

  var isChanging: Bool { tabs.transitionCoordinator != nil }

  func startOpening() { select(neighbor(.opening)) }

  func startDismissal() { select(neighbor(.closing)) }

  private func select(_ index: Int?) {
    guard let index else { return }
    TabBarDelegate.installed(in: tabs)?.fingerLeads(to: tabs.viewControllers?[index])
    tabs.selectedIndex = index
  }
}
