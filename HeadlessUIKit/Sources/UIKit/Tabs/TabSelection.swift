extension UITabBarController {
  /// Documented: the former selection stays if it is still there; else the same index, else the
  /// first.
  func exchangeControllers(for list: [UIViewController]?) {
    if list?.count ?? 0 > 5 {
      HeadlessMisuse.record(.notModelled, "The stand-in has no More controller: five tabs at most.")
    }
    guard isFree else { return }
    let index = selectedIndex
    let former = controllers ?? []
    let gone = former.filter { list?.contains($0) != true }
    for child in gone { child.willMove(toParent: nil) }
    controllers = list
    let fresh = (list ?? []).filter { $0.parentStorage !== self }
    for child in fresh { addChild(child) }
    showItems()
    show(choice(from: list ?? [], formerly: index))
    for child in gone { child.removeFromParent() }
    for child in fresh { child.didMove(toParent: self) }
    layOutBar()
  }

  func showItems() {
    bar.show(controllers?.map(\.itemInTabBar))
    bar.select(selected?.itemInTabBar)
  }

  // Unverified: that a change during a run is ignored; the message is known from such changes.
  private var isFree: Bool {
    guard containerState.ownRun != nil else { return true }
    HeadlessMisuse.record(
      .unbalancedAppearance,
      "Unbalanced calls to begin/end appearance transitions for <\(type(of: self))>.")
    return false
  }

  private func choice(from list: [UIViewController], formerly index: Int) -> UIViewController? {
    if let selected, list.contains(selected) { return selected }
    return list.indices.contains(index) ? list[index] : list.first
  }

  /// By code or by the user: the animator is asked for in both cases [controllers 16.1].
  func select(_ child: UIViewController) {
    guard child !== selected, isFree else { return }
    guard let old = selected, appearance.phase == .appeared, stage.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: child)
    else { return show(child) }
    animate(from: old, to: child, with: animator)
  }

  /// The selection alone, with the bar that belongs to it.
  func choose(_ child: UIViewController?) {
    selected = child
    bar.select(child?.itemInTabBar)
    if barRun == nil { barIsAway = child?.sendsBottomBarAway ?? false }
    layOutBar()
    viewIfLoaded?.window?.updateStatusBar()
  }

  /// Without an animation, all at once.
  func show(_ child: UIViewController?) {
    let old = selected
    choose(child)
    guard child !== old, stage.window != nil || old?.viewIfLoaded?.superview === stage else {
      return
    }
    swap(old, for: child)
  }

  /// Loads the selected child's view: not before this controller appears.
  func placeSelected() {
    guard let selected, let view = selected.view, view.superview !== stage else { return }
    place(view, of: selected)
  }

  private func place(_ view: UIView, of child: UIViewController) {
    layOutBar()
    rest(view, of: child)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    SystemMove.perform { stage.addSubview(view) }
  }

  /// The user's tap: only this one asks and tells the delegate [controllers 16.3]. Documented: it
  /// does so for the tab that is selected already as well.
  func itemTapped(_ item: UITabBarItem) {
    guard let child = controllers?.first(where: { $0.itemInTabBar === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
    // Observed: the former index is still there in this one. Unverified: only after a yes.
    tabBar(bar, didSelect: item)
    popAgain(child)
    // Observed: subclasses see a tap in this property, and a change by code in `selectedIndex`.
    selectedViewController = child
    delegate?.tabBarController(self, didSelect: child)
  }

  /// Observed: a tap on the tab that is selected already takes a stack back to its root.
  private func popAgain(_ child: UIViewController) {
    guard child === selected, let stack = child as? UINavigationController else { return }
    _ = stack.popToRootViewController(animated: true)
  }

  /// [controllers 3.9], or as a push where the order is the second.
  private func swap(_ old: UIViewController?, for new: UIViewController?) {
    let pair = [old, new].compactMap { $0 }
    for child in pair { child.appearance.isDriven = true }
    defer { for child in pair { child.appearance.isDriven = false } }
    new?.loadViewIfNeeded()
    // A child that has not been told yet will hear from its parent.
    let tells = appearance.phase == .appeared || old?.appearance.isVisible == true
    if tells {
      let order = TransitionOrder.current
      if order.tabArrivesFirst { new?.beginAppearance(true, animated: false) }
      old?.beginAppearance(false, animated: false)
      if !order.tabArrivesFirst { new?.beginAppearance(true, animated: false) }
    }
    if let new, let view = new.view { place(view, of: new) }
    old?.viewIfLoaded?.removeFromSuperview()
    guard tells else { return }
    old?.endAppearance()
    if appearance.phase == .appeared { new?.endAppearance() }
  }
}
