import UIKit

/// The tab that is shown, as far as a gesture needs it: one finger leads to the tabs on both sides.
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

  /// A pushed screen that hides the bar hides the other tabs.
  private var barIsAway: Bool {
    let stack = (tabs.selectedViewController as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  var hasTransitionInside: Bool { tabs.isChangingScreens }

  var allowsDismissal: Bool { neighbor(on: false) != nil }

  let goesBothWays = true

  /// Content follows the finger: the next tab comes in against the reading direction, or upwards.
  func leadsOn(_ movement: CGVector) -> Bool {
    if abs(movement.dy) > abs(movement.dx) { return movement.dy < 0 }
    let isRightToLeft = tabs.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft ? movement.dx > 0 : movement.dx < 0
  }

  /// The app may refuse a tab, as it may refuse a tap on it.
  func leadsSomewhere(_ movement: CGVector) -> Bool {
    guard let index = neighbor(on: leadsOn(movement)), let screen = tabs.viewControllers?[index]
    else { return false }
    return TabBarDelegate.installed(in: tabs)?.mayShow(screen) == true
  }

  private func neighbor(on: Bool) -> Int? {
    guard let list = tabs.viewControllers, list.indices.contains(tabs.selectedIndex) else {
      return nil
    }
    let index = tabs.selectedIndex + (on ? 1 : -1)
    return list.indices.contains(index) ? index : nil
  }

  var closing: (choreography: Choreography, geometry: Geometry)? {
    guard let container = tabs.viewIfLoaded, let view = presentedView else { return nil }
    let geometry = Geometry(
      of: container, fore: container.convert(view.bounds, from: view), reference: container,
      options: controller.resolvedOptions(.closing)
    ) { _, _ in }
    return (controller.definition(.closing).choreography(.closing, on: geometry), geometry)
  }

  var revealedBackground: UIColor? { nil }

  var isChanging: Bool { tabs.transitionCoordinator != nil }

  func startOpening() { select(neighbor(on: true)) }

  func startDismissal() { select(neighbor(on: false)) }

  private func select(_ index: Int?) {
    guard let index else { return }
    TabBarDelegate.installed(in: tabs)?.fingerLeads(to: tabs.viewControllers?[index])
    tabs.selectedIndex = index
  }

  @discardableResult
  func dismissByUser() -> Bool {
    guard isDismissible, allowsDismissal else { return false }
    startDismissal()
    return true
  }

  func notifyDidAttemptToDismiss() {}
}
