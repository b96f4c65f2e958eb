/// A scroll view that comes to rest at a row. Unverified, the 32 points of a row included.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  static let standardRowHeight: CGFloat = 32

  var rowHeight = PickerWheel.standardRowHeight
  var onSelect: (Int) -> Void = { _ in }
  private(set) var selected = -1
  private var rows: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    decelerationRate = .fast
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var numberOfRows: Int { rows.count }

  func show(_ views: [UIView]) {
    for row in rows { row.removeFromSuperview() }
    rows = views
    for row in rows { addSubview(row) }
    selected = rows.isEmpty ? -1 : min(max(selected, 0), rows.count - 1)
    layOutRows()
  }

  func layOutRows() {
    let inset = max(0, (bounds.height - rowHeight) / 2)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
    }
    if !isDragging, !isDecelerating { contentOffset.y = offset(of: selected) }
  }

  func turn(to row: Int, animated: Bool) {
    guard rows.indices.contains(row) else { return }
    selected = row
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
  }

  private func offset(of row: Int) -> CGFloat {
    CGFloat(max(0, row)) * rowHeight - contentInset.top
  }

  private func row(at offset: CGFloat) -> Int {
    min(max(Int(((offset + contentInset.top) / rowHeight).rounded()), 0), max(0, rows.count - 1))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { comeToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { comeToRest() }

  // Unverified: the delegate hears of the row that was selected already, too.
  private func comeToRest() {
    guard !rows.isEmpty else { return }
    let row = row(at: contentOffset.y)
    turn(to: row, animated: contentOffset.y != offset(of: row))
    onSelect(row)
  }
}
