/// `show(_:)` and `hide(_:)`, as the documentation and the header describe them
/// [controllers 20.13 to 20.16].
// Unverified: that columns come and go at once, without a coordinator.
extension UISplitViewController {
  func reveal(_ column: Column) {
    guard isColumn(column) else { return }
    guard state.isCollapsed else { return become(modeShowing(column), tells: false) }
    guard lowest != .compact, let index = filled.firstIndex(of: column) else { return }
    let wanted = Array(filled[...index].dropFirst())
    if wanted != stacked { stack(wanted, animated: appearance.isVisible) }
  }

  func conceal(_ column: Column) {
    guard isColumn(column), column != .secondary || state.isCollapsed else { return }
    guard state.isCollapsed else {
      guard displayed.contains(column) else { return }
      let sidebars = column == .primary ? order.count - 2 : 0
      return become(.mode(with: sidebars, currentBehavior), tells: false)
    }
    if stacked.last == column { stack(stacked.dropLast(), animated: appearance.isVisible) }
  }

  // Unverified: that others are ignored; the header says that the compact one is not accepted.
  private func isColumn(_ column: Column) -> Bool {
    style != .unspecified && order.contains(column)
  }

  /// The nearest one in which the column is fully visible.
  private func modeShowing(_ column: Column) -> DisplayMode {
    if column == .secondary { return currentMode.dims ? modeBesideDimmed : currentMode }
    if displayed.contains(column) { return currentMode }
    return .mode(with: column == .primary ? order.count - 1 : 1, currentBehavior)
  }

  private var modeBesideDimmed: DisplayMode {
    currentMode.overlays ? .secondaryOnly : .oneBesideSecondary
  }

  /// Documented: a touch beside the columns that lie above sends them away.
  func dimmedTapped() { become(modeBesideDimmed) }
}

extension UIViewController {
  /// The nearest split view controller that this one is in.
  public var splitViewController: UISplitViewController? {
    var ancestor = parent
    while let controller = ancestor {
      if let split = controller as? UISplitViewController { return split }
      ancestor = controller.parent
    }
    return nil
  }
}
