extension UITableView {
  /// Seconds.
  // Unverified, the curve included.
  private static let swipeDuration: TimeInterval = 0.3

  var openCell: UITableViewCell? { table.swipe?.cell }

  private var dismissal: SwipeDismissal? {
    recognizers.lazy.compactMap { $0 as? SwipeDismissal }.first
  }

  /// Whether the row there has actions on the side that a way in that direction uncovers: to the
  /// right the leading ones, in a language from right to left the trailing ones [gestures 171]. A
  /// row that may not be edited has none [gestures 176].
  // Unverified: the delegate is asked when the way is clear, before anything begins.
  func openSwipe(at point: CGPoint, toRight: Bool) -> Bool {
    guard let path = row(at: point), let cell = table.cells[path] else { return false }
    if let swipe = table.swipe {
      return swipe.path == path && !swipe.isPerforming
    }
    guard let delegate = tableDelegate, dataSource?.tableView(self, canEditRowAt: path) ?? true
    else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let configuration =
      toRight != isRightToLeft
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard let configuration, !configuration.actions.isEmpty else { return false }
    table.swipe = RowSwipe(
      path: path, cell: cell, configuration: configuration, goesRight: toRight)
    return true
  }

  /// Its actions were found, and then it was not allowed to begin.
  func forgetSwipeThatNeverBegan() {
    if table.swipe?.isTold == false { table.swipe = nil }
  }

  func beginSwipe() {
    guard let swipe = table.swipe else { return }
    guard !swipe.isTold else { return }
    table.swipe?.isTold = true
    tableDelegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    swipe.cell?.showSwipeButtons(swipe.configuration.actions, onLeft: swipe.goesRight) {
      [weak self] button in
      self?.perform(button)
    }
  }

  func moveSwipe(by way: CGFloat) {
    guard var swipe = table.swipe, let cell = swipe.cell else { return }
    swipe.held += way
    table.swipe = swipe
    cell.swipeOffset = swipe.shown(in: cell.bounds.width)
  }

  /// Full, open or closed.
  // Unverified: open is where the finger's way leads within a tenth of a second, if that is more
  // than half of the buttons.
  func endSwipe(velocity: CGFloat) {
    guard let swipe = table.swipe, let cell = swipe.cell else { return }
    let way = swipe.goesRight ? swipe.held : -swipe.held
    let speed = swipe.goesRight ? velocity : -velocity
    if swipe.configuration.performsFirstActionWithFullSwipe,
      way >= swipe.fullSwipe(in: cell.bounds.width), let first = cell.swipeButtons.first
    {
      settle(cell, at: swipe.goesRight ? cell.bounds.width : -cell.bounds.width)
      perform(first)
    } else if way + speed * 0.1 > swipe.openWidth / 2 {
      settle(cell, at: swipe.openOffset)
      dismissal?.isEnabled = true
    } else {
      closeSwipe(animated: true)
    }
  }

  private func settle(_ cell: UITableViewCell, at offset: CGFloat) {
    table.swipe?.held = offset
    UIView.animate(
      withDuration: Self.swipeDuration, delay: 0, options: .allowUserInteraction
    ) { cell.swipeOffset = offset }
  }

  /// The row waits until the handler says that it is done.
  // Unverified: it closes then, whether or not the action was performed; a destructive one takes no
  // row away.
  private func perform(_ button: SwipeButton) {
    guard let swipe = table.swipe, !swipe.isPerforming else { return }
    table.swipe?.isPerforming = true
    let path = swipe.path
    button.action.handler(button.action, button) { [weak self] _ in
      guard let self, let swipe = table.swipe, swipe.path == path, swipe.isPerforming else {
        return
      }
      closeSwipe(animated: true)
    }
  }

  func closeSwipe(animated: Bool) {
    guard let swipe = table.swipe else { return }
    table.swipe = nil
    dismissal?.isEnabled = false
    guard let cell = swipe.cell else { return told(swipe) }
    let buttons = cell.swipeButtons
    cell.swipeButtons = []
    let leave = { for button in buttons { button.removeFromSuperview() } }
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.swipeDuration, delay: 0, options: .allowUserInteraction
      ) {
        cell.swipeOffset = 0
      } completion: { _ in
        leave()
      }
    } else {
      cell.swipeOffset = 0
      leave()
    }
    told(swipe)
  }

  // Unverified: told when the row begins to close; an old report misses it where a row was hardly
  // moved.
  private func told(_ swipe: RowSwipe) {
    if swipe.isTold { tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path) }
  }

  func dropSwipe() { closeSwipe(animated: false) }
}
