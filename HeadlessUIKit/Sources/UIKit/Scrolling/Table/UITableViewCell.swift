/// A subclass that declares initializers writes `required override init(style:reuseIdentifier:)`: a
/// table view makes its cells by their class.
///
/// Of the styles only the default one is modelled.
open class UITableViewCell: UIView {
  private let content = UIView()
  private let identifier: String?
  private var label: UILabel?
  /// How far a swipe has moved the content to the right.
  var swipeOffset: CGFloat = 0 { didSet { if swipeOffset != oldValue { placeContent() } } }
  var swipeButtons: [SwipeButton] = []
  private var grip: ReorderControl?

  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.fittingHeight))
    if style != .default {
      HeadlessMisuse.record(.notModelled, "The stand-in's table view cells have the default style.")
    }
    addSubview(content)
    placeContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(content)
    placeContent()
  }

  open var contentView: UIView { content }
  open var reuseIdentifier: String? { identifier }

  /// Made when it is first asked for.
  // Unverified: its margins of 20 points.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    label = made
    content.addSubview(made)
    placeContent()
    return made
  }

  open var isSelected = false
  open var isHighlighted = false

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    placeContent()
  }

  /// Documented: takes effect while the cell is edited, and where the data source moves this row
  /// [gestures 179].
  open var showsReorderControl = false { didSet { placeContent() } }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    placeSwipeButtons()
  }

  private func placeContent() {
    let frame = placeGrip().offsetBy(dx: swipeOffset, dy: 0)
    if content.frame != frame { content.frame = frame }
    let text = content.bounds.insetBy(dx: min(20, content.bounds.width / 2), dy: 0)
    if let label, label.frame != text { label.frame = text }
  }

  /// Returns what the grip leaves of the cell.
  // Unverified: the width of the grip.
  private func placeGrip() -> CGRect {
    let table = superview as? UITableView
    let isMovable = table.flatMap { table in
      table.indexPath(for: self).map {
        table.dataSource?.tableView(table, canMoveRowAt: $0) == true
      }
    }
    guard isEditing, showsReorderControl, isMovable == true else {
      grip?.removeFromSuperview()
      grip = nil
      return bounds
    }
    let control = grip ?? ReorderControl()
    if control.superview !== self { addSubview(control) }
    grip = control
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (ends, rest) = bounds.divided(
      atDistance: min(ReorderControl.width, bounds.width), from: isMirrored ? .minXEdge : .maxXEdge)
    if control.frame != ends { control.frame = ends }
    return rest
  }
}
