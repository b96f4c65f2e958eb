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

  var allowsDismissal: Bool { neighbor(.closing) != nil }

  let goesBothWays = true

  /// Content follows the finger: the next tab comes in against the reading direction, or upwards. The
  /// app may refuse a tab, as it may refuse a tap on it.
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

  /// Returns the index of the next tab, or of the one before.
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
        .closing, kind: .tab, fore: tabs.selectedViewController,
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
