import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct CollectionTests {
    init() { Headless.reset() }

    // Documented: …/uicollectionview/visiblecells, cellforitem(at:).
    @Test func onlyWhatIsVisibleHasACell() {
      let grid = Grid()
      #expect(grid.view.indexPathsForVisibleItems == (0..<20).map(Grid.path))
      #expect(grid.view.visibleCells.count == 20)
      #expect(grid.cell(3)?.shows == 3)
      #expect(grid.cell(20) == nil)
      #expect(grid.view.cellForItem(at: IndexPath(item: 0, section: 7)) == nil)
      #expect(Grid.Cell.made == 20)
    }

    // Documented: …/uicollectionviewflowlayout: items fill the lines, the rest is spread.
    @Test func aFlowIsAGrid() {
      let grid = Grid()
      #expect(grid.cell(0)?.frame == CGRect(x: 0, y: 0, width: 90, height: 90))
      #expect(grid.cell(1)?.frame == CGRect(x: 100, y: 0, width: 90, height: 90))
      #expect(grid.cell(3)?.frame == CGRect(x: 300, y: 0, width: 90, height: 90))
      #expect(grid.cell(4)?.frame == CGRect(x: 0, y: 100, width: 90, height: 90))
      #expect(grid.view.contentSize == CGSize(width: 390, height: 2490))
      let last = grid.view.layoutAttributesForItem(at: Grid.path(99))
      #expect(last?.frame == CGRect(x: 300, y: 2400, width: 90, height: 90))
    }

    // Documented: …/sectioninset, …/minimumlinespacing, …/minimuminteritemspacing.
    @Test func insetsAndSpacings() {
      let grid = Grid()
      grid.layout.itemSize = CGSize(width: 80, height: 50)
      grid.view.delegate = nil
      grid.layout.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 9, right: 20)
      grid.layout.minimumLineSpacing = 4
      grid.layout.minimumInteritemSpacing = 30
      Headless.turn()
      #expect(grid.cell(0)?.frame == CGRect(x: 10, y: 7, width: 80, height: 50))
      #expect(grid.cell(1)?.frame.minX == 150)
      #expect(grid.cell(3)?.frame == CGRect(x: 10, y: 61, width: 80, height: 50))
      #expect(grid.view.contentSize.height == 1848)
    }

    // Documented: …/collectionview(_:layout:sizeforitemat:); lines are as high as their highest.
    @Test func sizesMayDiffer() {
      let grid = Grid()
      grid.count = 3
      grid.sizes = [
        CGSize(width: 200, height: 40), CGSize(width: 90, height: 80),
        CGSize(width: 300, height: 30),
      ]
      grid.view.reloadData()
      Headless.turn()
      #expect(grid.cell(0)?.frame == CGRect(x: 0, y: 20, width: 200, height: 40))
      #expect(grid.cell(1)?.frame == CGRect(x: 300, y: 0, width: 90, height: 80))
      #expect(grid.cell(2)?.frame.minY == 90)
    }

    // Documented: …/uicollectionviewflowlayout/scrolldirection.
    @Test func aFlowMayRunSideways() {
      let grid = Grid()
      grid.layout.scrollDirection = .horizontal
      grid.layout.itemSize = CGSize(width: 90, height: 92)
      Headless.turn()
      #expect(grid.cell(1)?.frame == CGRect(x: 0, y: 102, width: 90, height: 92))
      #expect(grid.cell(5)?.frame.minX == 100)
      #expect(grid.view.contentSize == CGSize(width: 1990, height: 500))
    }

    // Observed: radar 25698641, Luminoid/LumiKit. [gestures 141]
    @Test func aFlowIsMirroredFromRightToLeft() {
      Headless.setLayoutDirection(.rightToLeft)
      let grid = Grid()
      #expect(grid.cell(0)?.frame == CGRect(x: 300, y: 0, width: 90, height: 90))
      #expect(grid.cell(3)?.frame == CGRect(x: 0, y: 0, width: 90, height: 90))
      #expect(grid.cell(4)?.frame == CGRect(x: 300, y: 100, width: 90, height: 90))
      #expect(grid.view.contentSize == CGSize(width: 390, height: 2490))
      #expect(grid.cell(0)?.transform == .identity)
      // Sideways, the end of the content is seen first.
      grid.layout.scrollDirection = .horizontal
      Headless.turn()
      #expect(grid.view.contentOffset == .zero && grid.cell(0) == nil)
      #expect(grid.view.layoutAttributesForItem(at: Grid.path(0))?.frame.maxX == 1990)
      #expect(grid.cell(99)?.frame.minX == 0)
    }

    // Documented: …/uiview/semanticcontentattribute. [gestures 141]
    @Test func aListMayBeForcedToEitherSide() {
      let grid = Grid()
      grid.view.semanticContentAttribute = .forceRightToLeft
      grid.layout.invalidateLayout()
      Headless.turn()
      #expect(grid.cell(0)?.frame.minX == 300)
    }

    // Documented: …/prepareforreuse(): before the cell is dequeued again.
    @Test func cellsAreUsedAgain() {
      let grid = Grid()
      let first = grid.cell(0)
      grid.view.contentOffset.y = 1000
      Headless.turn()
      #expect(grid.cell(0) == nil)
      #expect(grid.cell(40)?.shows == 40)
      #expect(grid.cell(40)?.resets == 1)
      #expect(Grid.Cell.made == 20)
      #expect(first.map { grid.view.indexPath(for: $0) != nil } == true)
      #expect(grid.lines.prefix(2) == ["end 0", "end 1"])
      #expect(grid.lines.last == "will 59")
    }

    // Observed: a cell that waits for its next use is a hidden subview.
    @Test func aWaitingCellIsHidden() {
      let grid = Grid()
      grid.count = 4
      grid.view.reloadData()
      Headless.turn()
      let cells = grid.view.subviews.filter { $0 is Grid.Cell }
      #expect(cells.count == 20)
      #expect(cells.filter(\.isHidden).count == 16)
      #expect(grid.view.visibleCells.allSatisfy { !$0.isHidden })
    }

    // Inferred: what a transition home does: scroll, lay out, look the cell up.
    @Test func aCellIsThereAfterTheLayoutOfItsScroll() {
      let grid = Grid()
      grid.view.scrollToItem(at: Grid.path(50), at: .centeredVertically, animated: false)
      #expect(grid.cell(50) == nil)
      grid.view.layoutIfNeeded()
      let cell = grid.cell(50)
      #expect(cell?.shows == 50)
      let frame = cell.map { $0.convert($0.bounds, to: grid.window) }
      #expect(frame?.midY == 350)
    }

    // Documented: …/scrolltoitem(at:at:animated:).
    @Test func anItemIsScrolledToItsPlace() {
      let grid = Grid()
      grid.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      grid.view.scrollToItem(at: Grid.path(40), at: .top, animated: false)
      #expect(grid.view.contentOffset.y == 980)
      grid.view.scrollToItem(at: Grid.path(40), at: .bottom, animated: false)
      #expect(grid.view.contentOffset.y == 620)
      grid.view.scrollToItem(at: Grid.path(0), at: .bottom, animated: false)
      #expect(grid.view.contentOffset.y == -20)
      grid.view.scrollToItem(at: Grid.path(99), at: .top, animated: true)
      Headless.advance(by: 1)
      #expect(grid.view.contentOffset.y == 2020)
    }

    // Observed: UIKit raises.
    @Test func scrollingToAMissingItemIsReported() {
      let grid = Grid()
      grid.view.scrollToItem(at: Grid.path(100), at: .top, animated: false)
      #expect(Headless.takeMisuses().map(\.kind) == [.itemOutOfBounds])
      #expect(grid.view.contentOffset.y == 0)
    }

    // Observed: UIKit raises, with these words.
    @Test func anUnknownIdentifierIsRefused() {
      let grid = Grid()
      _ = grid.view.dequeueReusableCell(withReuseIdentifier: "film", for: Grid.path(0))
      #expect(Headless.takeMisuses().map(\.kind) == [.cellNotRegistered])
    }

    // Documented: …/uicollectionview/reloaddata().
    @Test func reloadingAsksForEverythingAgain() {
      let grid = Grid()
      grid.count = 2
      #expect(grid.view.numberOfItems(inSection: 0) == 100)
      grid.view.reloadData()
      #expect(grid.view.numberOfItems(inSection: 0) == 2)
      #expect(grid.view.visibleCells.isEmpty)
      Headless.turn()
      #expect(grid.view.visibleCells.count == 2)
      #expect(Grid.Cell.made == 20)
      #expect(grid.view.contentSize.height == 90)
    }

    // Documented: …/indexpathforitem(at:), in content coordinates.
    @Test func itemsAreFoundByPoint() {
      let grid = Grid()
      grid.view.contentOffset.y = 500
      #expect(grid.view.indexPathForItem(at: CGPoint(x: 150, y: 550)) == Grid.path(21))
      #expect(grid.view.indexPathForItem(at: CGPoint(x: 95, y: 550)) == nil)
    }

    // Documented: …/shouldinvalidatelayout(forboundschange:): a flow follows the width.
    @Test func anotherWidthFlowsAnew() {
      let grid = Grid()
      grid.view.frame.size.width = 190
      Headless.turn()
      #expect(grid.cell(2)?.frame.origin == CGPoint(x: 0, y: 100))
    }

    // Documented: UICollectionView.h, the sequence of calls.
    @Test func aTapSelects() {
      let grid = Grid()
      Headless.play(.tap(at: CGPoint(x: 145, y: 145)), in: grid.window)
      Headless.advance(by: 0.3)
      #expect(grid.lines == ["highlight 1", "select 1", "unhighlight 1"])
      #expect(grid.view.indexPathsForSelectedItems == [Grid.path(1)])
      #expect(grid.cell(1)?.isSelected == true)
      grid.lines = []
      Headless.play(.tap(at: CGPoint(x: 245, y: 145)), in: grid.window)
      Headless.advance(by: 0.3)
      #expect(
        grid.lines == ["highlight 2", "deselect 1", "select 2", "unhighlight 2"])
      #expect(grid.cell(1)?.isSelected == false)
    }

    // Documented: UICollectionView.h. [gestures 105]
    @Test func aDragSelectsNothing() {
      let grid = Grid()
      Headless.play(
        .drag(from: CGPoint(x: 145, y: 345), to: CGPoint(x: 145, y: 145), over: 0.3),
        in: grid.window)
      Headless.advance(by: 1)
      #expect(grid.view.contentOffset.y == 190)
      #expect(!grid.lines.contains { $0.hasPrefix("select") })
    }

    // Documented: …/collectionview(_:shouldhighlightitemat:): what is not highlighted is not selected.
    @Test func selectionMayBeRefused() {
      let grid = Grid()
      grid.allowsHighlight = false
      Headless.play(.tap(at: CGPoint(x: 145, y: 145)), in: grid.window)
      Headless.advance(by: 0.3)
      #expect(grid.lines == [])
      grid.allowsHighlight = true
      grid.allowsSelection = false
      Headless.play(.tap(at: CGPoint(x: 145, y: 145)), in: grid.window)
      Headless.advance(by: 0.3)
      #expect(grid.lines == ["highlight 1", "unhighlight 1"])
    }

    // Documented: …/selectitem(at:animated:scrollposition:): the delegate is not told.
    @Test func aProgramSelectsInSilence() {
      let grid = Grid()
      grid.view.selectItem(at: Grid.path(40), animated: false, scrollPosition: .top)
      Headless.turn()
      #expect(grid.cell(40)?.isSelected == true)
      #expect(grid.view.contentOffset.y == 1000)
      grid.view.deselectItem(at: Grid.path(40), animated: false)
      #expect(grid.cell(40)?.isSelected == false)
      #expect(!grid.lines.contains { $0.contains("select") })
    }

    // Documented: …/allowsmultipleselection.
    @Test func severalMayBeSelected() {
      let grid = Grid()
      grid.view.allowsMultipleSelection = true
      for x: CGFloat in [45, 145, 45] {
        Headless.play(.tap(at: CGPoint(x: x, y: 145)), in: grid.window)
        Headless.advance(by: 0.3)
      }
      #expect(grid.view.indexPathsForSelectedItems == [Grid.path(1)])
      #expect(grid.lines.filter { $0.contains("deselect") } == ["deselect 0"])
    }
  }
}
