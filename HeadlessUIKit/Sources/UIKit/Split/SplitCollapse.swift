/// One stack in a compact width, columns in a regular one [controllers 20.17 to 20.22].
// Unverified: that it happens in layout, and at once; that a column in whose stack a transition is
// running is waited for.
extension UISplitViewController {
  func adapt() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard appearance.isVisible, isCompact != state.isCollapsed, !state.isAdapting, !isBusy else {
      return
    }
    state.isAdapting = true
    defer { state.isAdapting = false }
    let held = state.hosts.values.filter(\.appearance.isVisible)
    for host in held { host.holdAppearance(true) }
    UIView.performWithoutAnimation { isCompact ? collapse() : expand() }
    for host in held { host.holdAppearance(false) }
    for host in held where !isSeen(host) { host.leaveUnseen() }
    // Documented: only column styles tell.
    if style == .unspecified { return }
    if isCompact {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    if style == .unspecified { return collapseClassic() }
    let before = columns(in: currentMode)
    var columns: [Column] = []
    if let proposed = state.hosts[.compact] == nil ? filled.last : .compact {
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
      if proposed != .compact, let index = filled.firstIndex(of: top) {
        columns = Array(filled[...index].dropFirst())
      }
    }
    tellChange(from: before, to: [columns.last ?? lowest].compactMap { $0 })
    stack(columns)
    state.isCollapsed = true
    arrange()
  }

  private func expand() {
    followSize()
    if style == .unspecified { return expandClassic() }
    let before = [stacked.last ?? lowest].compactMap { $0 }
    let proposed = interpreted(preferredDisplayMode)
    let mode = interpreted(
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        ?? proposed)
    tellChange(from: before, to: columns(in: mode))
    unstack()
    state.mode = mode
    state.isCollapsed = false
    arrange()
    for case let stack as UINavigationController in state.hosts.values { stack.stackIsAlone() }
  }

  private var isBusy: Bool {
    state.hosts.values.contains { ($0 as? UINavigationController)?.currentRun?.isAnimated == true }
  }

  private func isSeen(_ host: UIViewController) -> Bool {
    guard let window = viewIfLoaded?.window else { return host.viewIfLoaded?.superview != nil }
    return host.viewIfLoaded?.window === window
  }
}

extension UIViewController {
  /// Views that only change places tell nobody.
  fileprivate func holdAppearance(_ isHeld: Bool) {
    appearance.isDriven = isHeld && appearance.isVisible
    for child in children { child.holdAppearance(isHeld) }
  }

  /// What was held and is gone hears of it afterwards.
  fileprivate func leaveUnseen() {
    beginAppearance(false, animated: false)
    endAppearance()
  }
}

/// While collapsed the other columns' navigation controllers are screens of the lowest one.
// Unverified: that the others stay children of the split view controller.
extension UISplitViewController {
  private var stackBelow: UINavigationController? {
    lowest.flatMap { $0 == .compact ? nil : state.hosts[$0] as? UINavigationController }
  }

  /// The columns that lie on the lowest one, the highest last.
  var stacked: [Column] {
    guard let stack = stackBelow?.viewControllers else { return [] }
    return filled.filter { column in stack.contains { $0 === state.hosts[column] } }
  }

  func stack(_ columns: [Column], animated: Bool = false) {
    stackBelow?.cover(with: columns.compactMap { state.hosts[$0] }, animated: animated)
  }

  /// They are children of the split view controller again.
  @discardableResult
  func unstack() -> [Column] {
    let columns = stacked
    stackBelow?.uncover()
    for host in filled.compactMap({ state.hosts[$0] }) where host.parentStorage !== self {
      addChild(host)
      host.didMove(toParent: self)
    }
    return columns
  }
}
