import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct TableTests {
    init() { Headless.reset() }

    // Documented: …/uitableview/visiblecells, cellforrow(at:).
    @Test func onlyWhatIsVisibleHasACell() {
      let stage = TableStage()
      #expect(stage.view.numberOfSections == 2 && stage.view.numberOfRows(inSection: 1) == 50)
      #expect(stage.view.numberOfRows(inSection: 7) == 0)
      let shown = (0..<3).map { TableStage.path($0, 0) } + (0..<7).map { TableStage.path($0) }
      #expect(stage.view.indexPathsForVisibleRows == shown)
      #expect(stage.view.visibleCells.count == 10 && TableStage.Cell.made == 10)
      #expect(stage.cell(7) == nil && stage.cell(0)?.textLabel?.text == "1.0")
      #expect(stage.view.contentSize == CGSize(width: 390, height: 53 * 44))
    }

    // Documented: …/uitableview/rowheight, …/tableview(_:heightforrowat:). [gestures 165]
    @Test func theDelegatesHeightsComeFirst() {
      let stage = TableStage()
      #expect(stage.view.rowHeight == UITableView.automaticDimension)
      stage.heights[TableStage.path(1, 0)] = 100
      stage.view.rowHeight = 60
      Headless.turn()
      let rows = [(0, 0), (1, 0), (2, 0), (0, 1)].map {
        stage.view.rectForRow(at: TableStage.path($0.0, $0.1))
      }
      #expect(rows.map(\.minY) == [0, 60, 160, 220] && rows.map(\.height) == [60, 100, 60, 60])
      #expect(stage.cell(1, 0)?.frame == CGRect(x: 0, y: 60, width: 390, height: 100))
      #expect(stage.view.rectForRow(at: TableStage.path(50)) == .zero)
    }

    // Documented: …/dequeuereusablecell(withidentifier:for:), …/prepareforreuse(). [gestures 164]
    @Test func cellsAreUsedAgain() {
      let stage = TableStage()
      let first = stage.cell(0, 0)
      stage.view.contentOffset.y = 880
      Headless.turn()
      #expect(stage.cell(0, 0) == nil && stage.cell(17)?.textLabel?.text == "1.17")
      #expect(TableStage.Cell.made == 10 && stage.cell(17)?.resets == 1)
      #expect(first.map { stage.view.indexPath(for: $0) != nil } == true)
      #expect(stage.lines.first == "end 0.0" && stage.lines.last == "will 1.26")
    }

    // Documented: …/dequeuereusablecell(withidentifier:); observed: UIKit raises. [gestures 164]
    @Test func anUnknownIdentifierGivesNilOrIsRefused() {
      let stage = TableStage()
      #expect(stage.view.dequeueReusableCell(withIdentifier: "film") == nil)
      #expect(stage.view.dequeueReusableCell(withIdentifier: "line")?.reuseIdentifier == "line")
      #expect(Headless.misuses.isEmpty)
      _ = stage.view.dequeueReusableCell(withIdentifier: "film", for: TableStage.path(0))
      #expect(Headless.takeMisuses().map(\.kind) == [.cellNotRegistered])
    }

    // Documented: …/uitableview/reloaddata().
    @Test func reloadingAsksForEverythingAgain() {
      let stage = TableStage()
      stage.counts = [2]
      #expect(stage.view.numberOfSections == 2)
      stage.view.reloadData()
      #expect(stage.view.numberOfSections == 1 && stage.view.visibleCells.isEmpty)
      Headless.turn()
      #expect(stage.view.visibleCells.count == 2 && TableStage.Cell.made == 10)
      #expect(stage.view.contentSize.height == 88)
    }

    // Documented: …/indexpathforrow(at:), in content coordinates.
    @Test func rowsAreFoundByPoint() {
      let stage = TableStage()
      #expect(stage.view.indexPathForRow(at: CGPoint(x: 10, y: 87)) == TableStage.path(1, 0))
      #expect(stage.view.indexPathForRow(at: CGPoint(x: 10, y: 88)) == TableStage.path(2, 0))
      #expect(stage.view.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
      #expect(stage.view.indexPathForRow(at: CGPoint(x: 10, y: 53 * 44)) == nil)
    }

    // Documented: …/uitableview/scrollposition. [gestures 168]
    @Test func aRowIsScrolledToItsPlace() {
      let stage = TableStage()
      func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
        stage.view.scrollToRow(at: TableStage.path(row), at: position, animated: false)
        return stage.view.contentOffset.y
      }
      #expect(offset(17, .top) == 880)
      #expect(offset(17, .middle) == 682)
      #expect(offset(17, .bottom) == 484)
      #expect(offset(17, .none) == 484)
      #expect(offset(18, .none) == 528)
      #expect(offset(49, .top) == 1892)
      stage.view.scrollToRow(at: TableStage.path(0, 0), at: .top, animated: true)
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset.y == 0)
      stage.view.scrollToRow(at: TableStage.path(50), at: .top, animated: false)
      #expect(Headless.takeMisuses().map(\.kind) == [.itemOutOfBounds])
    }

    // Documented: UITableView.h; the order is unverified in part. [gestures 167]
    @Test func aTapSelectsItsRow() {
      let stage = TableStage()
      stage.tap(stage.middle(of: 1))
      #expect(stage.lines == ["highlight 1.1", "unhighlight 1.1", "select 1.1"])
      #expect(stage.view.indexPathForSelectedRow == TableStage.path(1))
      #expect(stage.cell(1)?.isSelected == true && stage.cell(1)?.isHighlighted == false)
      stage.lines = []
      stage.tap(stage.middle(of: 2))
      #expect(
        stage.lines == ["highlight 1.2", "unhighlight 1.2", "deselect 1.1", "select 1.2"])
      #expect(stage.view.indexPathsForSelectedRows == [TableStage.path(2)])
    }

    // Documented: UITableView.h. [gestures 167]
    @Test func theDelegateRefusesOrMovesASelection() {
      let stage = TableStage()
      stage.mayHighlight = false
      stage.tap(stage.middle(of: 1))
      #expect(stage.lines.isEmpty)
      stage.mayHighlight = true
      stage.wishes = { _ in nil }
      stage.tap(stage.middle(of: 1))
      #expect(stage.view.indexPathForSelectedRow == nil)
      stage.wishes = { _ in TableStage.path(4) }
      stage.tap(stage.middle(of: 1))
      #expect(stage.view.indexPathForSelectedRow == TableStage.path(4))
      #expect(stage.lines.last == "select 1.4")
    }

    // Documented: …/selectrow(at:animated:scrollposition:). [gestures 169]
    @Test func aProgramSelectsInSilence() {
      let stage = TableStage()
      stage.view.selectRow(at: TableStage.path(1), animated: true, scrollPosition: .none)
      #expect(stage.cell(1)?.flags.last == "selected true true")
      #expect(stage.view.contentOffset.y == 0)
      stage.view.selectRow(at: TableStage.path(17), animated: false, scrollPosition: .top)
      Headless.turn()
      #expect(stage.cell(17)?.isSelected == true && stage.view.contentOffset.y == 880)
      stage.view.deselectRow(at: TableStage.path(17), animated: false)
      #expect(stage.cell(17)?.isSelected == false)
      #expect(stage.view.indexPathsForSelectedRows == nil)
      #expect(!stage.lines.contains { $0.contains("select") })
    }

    // Documented: UIScrollView.h. [gestures 105]
    @Test func aDragScrollsAndSelectsNothing() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      let start = stage.middle(of: 4)
      stage.play(.drag(from: start, to: CGPoint(x: start.x, y: start.y - 100), over: 0.3))
      #expect(stage.view.contentOffset.y == 90)
      #expect(!stage.lines.contains { $0.hasPrefix("select") || $0.hasPrefix("trailing") })
    }

    // Single report. [gestures 166]
    @Test func aShortTableBounces() {
      let stage = TableStage()
      stage.counts = [1]
      stage.view.reloadData()
      Headless.turn()
      stage.play(
        .drag(
          from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), over: 0.3, lifts: false))
      #expect(stage.view.contentOffset.y < -20)
    }

    @Test func unmodelledStylesAreReported() {
      _ = UITableView(frame: .zero, style: .insetGrouped)
      _ = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      #expect(Headless.takeMisuses().map(\.kind) == [.notModelled, .notModelled])
      #expect(UITableView().style == .plain && UITableViewCell().reuseIdentifier == nil)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: …/uitableviewcontroller. [gestures 170]
    @Test func aTableViewControllerFillsItsTable() {
      final class Screen: UITableViewController {
        var picked: [IndexPath] = []
        var asked = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        {
          asked += 1
          return 4
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          picked.append(indexPath)
        }
      }
      let window = Headless.makeWindow(safeAreaInsets: .zero)
      let screen = Screen(style: .plain)
      window.rootViewController = screen
      Headless.advance(by: 0.1)
      #expect(screen.tableView === screen.view && screen.tableView.delegate === screen)
      #expect(screen.tableView.visibleCells.count == 4)
      Headless.play(.tap(at: CGPoint(x: 100, y: 60)), in: window)
      Headless.advance(by: 0.3)
      #expect(screen.picked == [TableStage.path(1, 0)])
      let asked = screen.asked
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      screen.present(cover, animated: true)
      Headless.advance(by: 1)
      #expect(screen.tableView.indexPathForSelectedRow != nil)
      screen.dismiss(animated: true)
      Headless.advance(by: 1)
      #expect(screen.tableView.indexPathForSelectedRow == nil && screen.asked == asked)
    }
  }
}
