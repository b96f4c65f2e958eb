/// `hidesBottomBarWhenPushed`: the bar leaves with the push and comes back with the pop
/// [controllers 15.10]. Each screen keeps its own safe area on the way.
extension UITabBarController: BottomBarHost {
  // Unverified: the way that the bar takes; here it leaves with the screen that had it. And that
  // only a direct child has a say.
  func pagesChange(in navigation: UINavigationController, with run: ContainerRun?) {
    guard navigation === selected, barRun == nil, navigation.hidesBottomBar != barIsAway else {
      return
    }
    let goes = navigation.hidesBottomBar
    guard let run else {
      barIsAway = goes
      return layOutBar()
    }
    barRun = run
    let without = goes ? run.to : run.from
    without.layoutState.hiddenBottomBar = bar.isHidden ? 0 : bar.contentHeight
    layOutBar()
    without.loadedView?.updateSafeArea()
    run.coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.barIsAway = goes
        self?.layOutBar()
      },
      completion: { [weak self] _ in self?.settleBar(after: run) })
  }

  func bottomBar(of navigation: UINavigationController) -> BottomBar? {
    guard navigation.parent === self, !bar.isHidden, let view = viewIfLoaded else { return nil }
    return BottomBar(
      height: bar.contentHeight + view.safeAreaInsets.bottom, isTranslucent: bar.isTranslucent)
  }

  /// First both screens, then the bar: nobody sees a safe area that changes and changes back.
  private func settleBar(after run: ContainerRun) {
    barRun = nil
    for screen in [run.from, run.to] { screen.layoutState.hiddenBottomBar = 0 }
    barIsAway = selected?.sendsBottomBarAway ?? false
    layOutBar()
  }
}

extension UIViewController {
  var sendsBottomBarAway: Bool {
    (self as? UINavigationController)?.hidesBottomBar ?? false
  }
}
