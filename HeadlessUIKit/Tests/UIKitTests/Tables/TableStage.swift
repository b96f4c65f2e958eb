import UIKit

@testable import UIKit

/// A table view of 390 by 440 points at (0, 100): three rows, then as many as a test wants.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    nonisolated(unsafe) static var made = 0
    var resets = 0
    var flags: [String] = []

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      resets += 1
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      flags.append("selected \(selected) \(animated)")
    }
  }

  let window = Headless.makeWindow(safeAreaInsets: .zero)
  let view = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 440), style: .plain)
  var counts = [3, 50]
  var heights: [IndexPath: CGFloat] = [:]
  var lines: [String] = []
  var mayHighlight = true
  var mayEdit = true
  var mayMove = true
  var wishes: (IndexPath) -> IndexPath? = { $0 }
  /// The titles of the actions on each side.
  var leading: [String] = []
  var trailing: [String] = []
  var fullSwipes = true
  /// What an action has been given to call when it is done.
  var finish: ((Bool) -> Void)?

  override init() {
    super.init()
    Cell.made = 0
    view.register(Cell.self, forCellReuseIdentifier: "line")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    Headless.turn()
    lines = []
  }

  static func path(_ row: Int, _ section: Int = 1) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  func cell(_ row: Int, _ section: Int = 1) -> Cell? {
    view.cellForRow(at: Self.path(row, section)) as? Cell
  }

  /// In the window, in the middle of a row of 44 points of a table that is not scrolled.
  func middle(of row: Int) -> CGPoint { CGPoint(x: 195, y: 100 + 44 * CGFloat(3 + row) + 22) }

  func play(_ script: HeadlessTouchScript, rest: TimeInterval = 2.0 / 60) {
    Headless.play(script, in: window)
    Headless.advance(by: script.duration + rest)
  }

  /// A slow swipe that throws nothing.
  func swipe(_ row: Int, by way: CGFloat, lifts: Bool = true) {
    let start = middle(of: row)
    play(
      .drag(from: start, to: CGPoint(x: start.x + way, y: start.y), over: 0.3, lifts: lifts),
      rest: lifts ? 0.5 : 2.0 / 60)
  }

  func tap(_ point: CGPoint) { play(.tap(at: point), rest: 0.5) }

  var swipePan: SwipePan? { view.recognizers.lazy.compactMap { $0 as? SwipePan }.first }

  func offset(_ row: Int) -> CGFloat { cell(row)?.contentView.frame.minX ?? .nan }

  // The data source.

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lines.append(
      "move \(sourceIndexPath.section).\(sourceIndexPath.row) to"
        + " \(destinationIndexPath.section).\(destinationIndexPath.row)")
  }

  // The delegate.

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { write("will", indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { write("end", indexPath) }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    mayHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    write("highlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    write("unhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    wishes(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write("select", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    write("deselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(leading, "leading", indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(trailing, "trailing", indexPath) }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    write("edit", indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    if let indexPath { write("edited", indexPath) }
  }

  private func actions(
    _ titles: [String], _ side: String, _ path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    write(side, path)
    let actions = titles.map { title in
      UIContextualAction(style: .normal, title: title) { [weak self] action, source, finish in
        self?.lines.append("\(action.title ?? "") \(source is SwipeButton)")
        self?.finish = finish
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = fullSwipes
    return configuration
  }

  private func write(_ what: String, _ path: IndexPath) {
    lines.append("\(what) \(path.section).\(path.row)")
  }
}
