/// `hidesBottomBarWhenPushed`: the bar leaves with the push and comes back with the pop (facts
/// 15.10). Each screen keeps its own safe area on the way.
extension UINavigationController {
  // Unverified: the way that the bar takes; here it leaves with the screen that had it.
  func moveBottomBar(with run: ContainerRun) {
    guard let tabs = parentStorage as? UITabBarController, tabs.selected === self,
      tabs.barRun == nil, sendsBottomBarAway != tabs.barIsAway
    else { return }
    let goes = sendsBottomBarAway
    tabs.barRun = run
    let without = goes ? run.to : run.from
    without.layoutState.hiddenBottomBar = tabs.bar.isHidden ? 0 : tabs.bar.contentHeight
    tabs.layOutBar()
    without.loadedView?.updateSafeArea()
    run.coordinator.animate(alongsideTransition: { _ in
      tabs.barIsAway = goes
      tabs.layOutBar()
    })
  }

  func settleBottomBar(after run: ContainerRun) {
    guard let tabs = parentStorage as? UITabBarController, tabs.barRun === run else { return }
    tabs.barRun = nil
    // First both, then the bar: nobody sees a safe area that changes and changes back.
    for screen in [run.from, run.to] { screen.layoutState.hiddenBottomBar = 0 }
    tabs.layOutBar()
  }
}

extension UIViewController {
  /// Documented: the bar stays away until the screen that wants it so is popped.
  var sendsBottomBarAway: Bool {
    guard let stack = (self as? UINavigationController)?.viewControllers else { return false }
    return stack.contains(where: \.hidesBottomBarWhenPushed)
  }
}
