extension UITableView {
  /// What fits a row whose cell has no constraints.
  static let fittingHeight: CGFloat = 44

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  var rows: TableRows {
    if let rows = table.rows { return rows }
    var rows = TableRows()
    if let dataSource {
      for section in 0..<dataSource.numberOfSections(in: self) {
        noteHeaders(of: section, dataSource)
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        rows.addSection(
          heights: (0..<count).map { height(of: IndexPath(row: $0, section: section)) })
      }
    }
    table.rows = rows
    return rows
  }

  private func height(of path: IndexPath) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? Self.fittingHeight : height
  }

  private func noteHeaders(of section: Int, _ dataSource: any UITableViewDataSource) {
    let isPlain =
      dataSource.tableView(self, titleForHeaderInSection: section) == nil
      && dataSource.tableView(self, titleForFooterInSection: section) == nil
      && tableDelegate?.tableView(self, viewForHeaderInSection: section) == nil
      && tableDelegate?.tableView(self, viewForFooterInSection: section) == nil
    if !isPlain {
      HeadlessMisuse.record(.notModelled, "The stand-in's table views have no headers and footers.")
    }
  }

  func forgetRows() {
    table.rows = nil
    setNeedsLayout()
  }

  // Unverified: a row that stands open is closed at once, and so is the selection.
  func reload() {
    dropSwipe()
    for path in table.cells.keys.sorted() { retire(path) }
    table.selected = []
    table.highlighted = nil
    forgetRows()
  }

  func prepareRows() {
    let size = CGSize(width: bounds.width, height: rows.height)
    if contentSize != size { contentSize = size }
  }

  var shownPaths: [IndexPath] { table.cells.keys.sorted() }

  func frame(of path: IndexPath) -> CGRect? {
    guard let span = rows.span(of: path) else { return nil }
    return CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  func row(at point: CGPoint) -> IndexPath? {
    rows.paths(from: point.y, to: point.y.nextUp).first { frame(of: $0)?.contains(point) == true }
  }

  /// Unless animations are off, a new cell would fly in from nowhere when a block lays out.
  func showCells() {
    let paths = rows.paths(from: bounds.minY, to: bounds.maxY)
    let shown = Set(paths)
    for path in table.cells.keys.sorted() where !shown.contains(path) { retire(path) }
    for path in paths {
      guard let frame = frame(of: path) else { continue }
      if let cell = table.cells[path] {
        if cell.frame != frame, cell !== table.moved { cell.frame = frame }
      } else if let cell = makeCell(at: path) {
        UIView.performWithoutAnimation {
          cell.frame = frame
          cell.isHidden = false
          if cell.superview !== self { addSubview(cell) }
        }
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    table.cells[path] = cell
    let isSelected = table.selected.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
    return cell
  }

  /// A cell that has left stays a hidden subview until it is used again.
  // Unverified, as is that a row which stands open closes when it leaves.
  private func retire(_ path: IndexPath) {
    guard let cell = table.cells.removeValue(forKey: path) else { return }
    if table.swipe?.path == path { dropSwipe() }
    cell.isHidden = true
    if let identifier = cell.reuseIdentifier {
      table.queues[identifier, default: []].append(cell)
    } else {
      cell.removeFromSuperview()
    }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func dequeue(_ identifier: String) -> UITableViewCell? {
    guard let cell = table.queues[identifier]?.popLast() else {
      return table.classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
    }
    if cell.isSelected { cell.setSelected(false, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    cell.prepareForReuse()
    return cell
  }

  func dequeueRegistered(_ identifier: String) -> UITableViewCell {
    if let cell = dequeue(identifier) { return cell }
    HeadlessMisuse.record(
      .cellNotRegistered,
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Between the insets, no farther than the content reaches; without a position as little as makes
  /// all of the row visible [gestures 168].
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let frame = frame(of: path) else {
      HeadlessMisuse.record(
        .itemOutOfBounds, "Attempted to scroll the table view to an out-of-bounds row (\(path))")
      return
    }
    prepareRows()
    let inset = adjustedContentInset
    var target = contentOffset
    switch position {
    case .none: return reveal(frame, animated: animated)
    case .top: target.y = frame.minY - inset.top
    case .middle:
      target.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    case .bottom: target.y = frame.maxY - bounds.height + inset.bottom
    }
    setContentOffset(clamped(target), animated: animated)
  }
}
