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
