// UITableView.h: shouldHighlight when the finger lands, and without it nothing is selected; the
// delegate may change what is to be selected before, and hears of it after [gestures 167].
// Unverified: the highlight goes before the selection comes, and what gives way is told first.
extension UITableView {
  func highlight(at point: CGPoint) {
    guard allowsSelection, table.highlighted == nil, let path = row(at: point),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    table.highlighted = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func unhighlight() {
    guard let path = table.highlighted else { return }
    table.highlighted = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func selectHighlighted() {
    guard let path = table.highlighted else { return }
    unhighlight()
    if allowsMultipleSelection, table.selected.contains(path) {
      giveUp(path)
    } else {
      choose(path)
    }
  }

  private func choose(_ path: IndexPath) {
    let delegate = tableDelegate
    let chosen: IndexPath? =
      delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    guard let chosen, rows.contains(chosen) else { return }
    if !allowsMultipleSelection {
      for other in table.selected where other != chosen { giveUp(other) }
    }
    select(chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func giveUp(_ path: IndexPath) {
    let delegate = tableDelegate
    let given: IndexPath? =
      delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let given, table.selected.contains(given) else { return }
    deselect(given, animated: false)
    delegate?.tableView(self, didDeselectRowAt: given)
  }

  func select(_ path: IndexPath?, animated: Bool) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || path == nil {
      for other in table.selected where other != path { deselect(other, animated: animated) }
    }
    guard let path, !table.selected.contains(path), rows.contains(path) else { return }
    table.selected.append(path)
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard table.selected.contains(path) else { return }
    table.selected.removeAll { $0 == path }
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }
}
