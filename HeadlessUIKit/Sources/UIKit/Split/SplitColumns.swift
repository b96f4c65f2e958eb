/// Who stands in which column [controllers 20.1 to 20.4].
extension UISplitViewController {
  /// The columns of this style, the outermost first.
  var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  var filled: [Column] { order.filter { state.hosts[$0] != nil } }

  /// The one that the others are stacked on.
  var lowest: Column? { state.hosts[.compact] != nil ? .compact : filled.first }

  var managed: [UIViewController] {
    let columns = state.isCollapsed ? [lowest].compactMap { $0 } : filled
    return columns.compactMap { state.hosts[$0] }
  }

  /// What is to be seen, the rearmost first.
  var displayed: [Column] {
    state.isCollapsed ? [lowest].compactMap { $0 } : columns(in: currentMode)
  }

  func columns(in mode: DisplayMode) -> [Column] {
    let sidebars = order.dropLast().suffix(mode.sidebars)
    return ([.secondary] + sidebars.reversed()).filter { state.hosts[$0] != nil }
  }

  func assign(_ controller: UIViewController?, to column: Column) {
    // Documented: classic ones have no columns; the supplementary one is that of three.
    guard style != .unspecified, column == .compact || order.contains(column) else { return }
    let former = state.hosts[column]
    state.columns[column] = controller
    // An answer of Apple's: such a screen is pushed.
    if column == .secondary, let controller, !(controller is UINavigationController),
      let stack = former as? UINavigationController
    {
      guard controller.navigationController !== stack else { return }
      return stack.pushViewController(controller, animated: false)
    }
    exchange(former, for: controller.map { column == .compact ? $0 : Self.wrapped($0) }, in: column)
  }

  private static func wrapped(_ controller: UIViewController) -> UIViewController {
    controller as? UINavigationController ?? UINavigationController(rootViewController: controller)
  }

  // Unverified: for column styles the list is taken in the order of the columns.
  func exchangeColumns(for list: [UIViewController]) {
    for (index, column) in order.enumerated() {
      let next = list.indices.contains(index) ? list[index] : nil
      guard style == .unspecified else {
        assign(next, to: column)
        continue
      }
      // Collapsed there is but one; the other one is there again when it expands.
      if state.isCollapsed, column == .secondary, next == nil { continue }
      state.columns[column] = next
      exchange(state.hosts[column], for: next, in: column)
    }
  }

  private func exchange(
    _ former: UIViewController?, for host: UIViewController?, in column: Column
  ) {
    guard former !== host else { return }
    let stacked = unstack()
    former?.willMove(toParent: nil)
    state.hosts[column] = host
    if let host, !state.isCollapsed || column == lowest { addChild(host) }
    if former?.parentStorage === self {
      former?.viewIfLoaded?.removeFromSuperview()
      former?.removeFromParent()
    }
    if state.isCollapsed { stack(stacked.filter { state.hosts[$0] != nil }) }
    if isViewLoaded, appearance.isVisible { arrange() }
    if host?.parentStorage === self { host?.didMove(toParent: self) }
  }
}
