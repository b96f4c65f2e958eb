import UIKit

/// The home of the selected tab: a finger leads to the tabs on both sides.
@MainActor
final class TabsHome: Home {
  private weak var controller: TransitionController?
  private weak var tabs: UITabBarController?

  init(_ controller: TransitionController, in tabs: UITabBarController) {
    self.controller = controller
    self.tabs = tabs
  }

  private var transitions: TabTransitions? {
    tabs.flatMap { TabTransitions.installed(in: $0) }
  }

  var screen: UIViewController? { tabs?.selectedViewController }

  var isDismissible: Bool {
    guard let controller, let tabs, transitions?.common === controller else { return false }
    return tabs.transitionCoordinator == nil && !tabs.isCovered
      && (tabs.viewControllers?.count ?? 0) > 1 && !barIsAway
  }

  /// True if a pushed screen with `hidesBottomBarWhenPushed` hides the other tabs.
  private var barIsAway: Bool {
    let stack = (screen as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  var hasTransitionInside: Bool { tabs?.isChangingScreens == true }

  var allowsDismissal: Bool { neighbor(.closing) != nil }

  let goesBothWays = true

  /// Content follows the finger: the next tab arrives against the reading direction, or upward. The app may refuse a
  /// tab in `shouldSelect`, as for a tap.
  func direction(of heading: CGVector) -> TransitionDirection? {
    let isRightToLeft = tabs?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isVertical = abs(heading.dy) > abs(heading.dx)
    let goesOn = isVertical ? heading.dy < 0 : isRightToLeft ? heading.dx > 0 : heading.dx < 0
    let direction: TransitionDirection = goesOn ? .opening : .closing
    guard let screen = neighbor(direction) else { return nil }
    return transitions?.allows(screen) == true ? direction : nil
  }

  /// Returns the next tab for `.opening`, the previous tab for `.closing`.
  private func neighbor(_ direction: TransitionDirection) -> UIViewController? {
    guard let tabs, let list = tabs.viewControllers, list.indices.contains(tabs.selectedIndex)
    else { return nil }
    let index = tabs.selectedIndex + (direction == .opening ? 1 : -1)
    return list.indices.contains(index) ? list[index] : nil
  }

  var closingRequest: TransitionRequest? {
    TransitionRequest(
      .closing, kind: .tab, front: screen, back: neighbor(.closing), container: tabs)
  }

  var closingFromRest: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let tabs, let closingRequest else { return nil }
    return controller?.closingFromRest(of: screen, in: tabs, request: closingRequest)
  }

  var isChanging: Bool { tabs?.transitionCoordinator != nil }

  func start(_ direction: TransitionDirection) {
    guard let tabs, let screen = neighbor(direction),
      let index = tabs.viewControllers?.firstIndex(of: screen)
    else { return }
    transitions?.takePlace()
    transitions?.fingerTarget = screen
    tabs.selectedIndex = index
  }

  func dismiss() {}

  func runBegins(on stage: Stage, isInterruptible: Bool) {
    guard isInterruptible, let view = tabs?.viewIfLoaded else { return }
    controller?.interaction.attach(to: view)
  }

  func runEnded() { transitions?.changeIsOver(of: controller) }

  func remove() {
    guard let controller else { return }
    transitions?.remove(controller)
  }
}
