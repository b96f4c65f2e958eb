import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct CollectionTests {
    init() { Headless.reset() }

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
