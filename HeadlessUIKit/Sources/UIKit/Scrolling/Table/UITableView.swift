/// Shows a data source's rows one below the other, and uses the cells of those that have left
/// again. Cells are made when they are shown, none ahead.
///
/// Plain, without headers, footers or an index; of editing there is only that rows are moved. `delegate` is declared by the superclass
/// alone, as a scroll view's: Swift cannot narrow it.
open class UITableView: UIScrollView {
  var table = TableState()
  private let tableStyle: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// In place of the height that fits a row.
  open class var automaticDimension: CGFloat { -1 }

  /// Documented: ignored where the delegate tells the heights; by default that which fits
  /// [gestures 165].
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetRows() } }
  }

  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Documented: calls the method of the same name of each visible cell.
  open func setEditing(_ editing: Bool, animated: Bool) {
    table.isEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  public init(frame: CGRect, style: UITableView.Style) {
    tableStyle = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    setUpTable()
  }

  private func setUpTable() {
    if tableStyle != .plain {
      HeadlessMisuse.record(.notModelled, "The stand-in's table views are plain.")
    }
    // Single report: unlike other scroll views [gestures 166].
    alwaysBounceVertical = true
    // Single report: both come after the scroll view's own pan [gestures 172].
    addGestureRecognizer(SwipePan(self))
    addGestureRecognizer(SwipeDismissal(self))
  }

  open var style: UITableView.Style { tableStyle }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Documented: nil where nothing waits and no class is registered [gestures 164].
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueRegistered(identifier) }

  /// The cells are asked for again in the next layout.
  open func reloadData() { reload() }

  open var numberOfSections: Int { rows.counts.count }

  open func numberOfRows(inSection section: Int) -> Int {
    rows.counts.indices.contains(section) ? rows.counts[section] : 0
  }

  open var visibleCells: [UITableViewCell] { shownPaths.compactMap { table.cells[$0] } }

  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  // Unverified: a row that does not exist has an empty rectangle.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(of: indexPath) ?? .zero }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  open var indexPathForSelectedRow: IndexPath? { table.selected.first }

  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selected.isEmpty ? nil : table.selected
  }

  /// Documented: the delegate hears nothing, and without a position nothing scrolls [gestures 169].
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareRows()
    showCells()
  }

  override func boundsWillChange(to bounds: CGRect) {
    if bounds.width != self.bounds.width { forgetRows() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlight(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectHighlighted()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }
}

extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }
}

/// What a table view knows beside its public settings.
@MainActor struct TableState {
  /// Where the rows lie; nil until the data source and the delegate are asked again.
  var rows: TableRows?
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Cells that are not shown, the one that left last at the end.
  var queues: [String: [UITableViewCell]] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var swipe: RowSwipe?
  var isEditing = false
  /// The cell that a finger moves by its grip.
  weak var moved: UITableViewCell?
}
