/// The grip at the trailing end of a row that is edited: a control in the cell, outside of its content
/// [gestures 179]. It sends no actions: the row goes along with the finger, and to the place of the row over which
/// it is let go.
// Documented: gray, of several horizontal bars. Unverified: their measures, that the other rows make
// room only then, and that a row beyond the edge scrolls nothing.
final class ReorderControl: UIControl {
  static let width: CGFloat = 44

  private var cell: UITableViewCell? { superview as? UITableViewCell }
  private var table: UITableView? { cell?.superview as? UITableView }
  private var start: (touch: CGFloat, cell: CGFloat)?

  override func layoutSubviews() {
    super.layoutSubviews()
    if subviews.isEmpty {
      for _ in 0..<3 {
        let bar = UIView()
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = .systemGray3
        addSubview(bar)
      }
    }
    for (index, bar) in subviews.enumerated() {
      bar.frame = CGRect(
        x: bounds.midX - 10, y: bounds.midY - 1 + CGFloat(index - 1) * 5, width: 20, height: 1.5)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table else { return false }
    start = (touch.location(in: table).y, cell.center.y)
    table.table.moved = cell
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table, let start else { return false }
    cell.center.y = start.cell + touch.location(in: table).y - start.touch
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let cell, let table, let from = table.indexPath(for: cell) else { return }
    let to = table.row(at: cell.center)
    letGo()
    guard let to, to != from else { return }
    table.dataSource?.tableView(table, moveRowAt: from, to: to)
    table.reloadData()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo()
  }

  private func letGo() {
    start = nil
    table?.table.moved = nil
    table?.setNeedsLayout()
  }
}
