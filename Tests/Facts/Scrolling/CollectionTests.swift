import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct CollectionTests {
    // Documented: …/uicollectionview/visiblecells, cellforitem(at:).
    @Test func onlyWhatIsVisibleHasACell() async throws {
      try await clock.play {
        let grid = Grid()
        #expect(Set(grid.view.indexPathsForVisibleItems) == Set((0..<20).map(Grid.path)))
        #expect(grid.view.visibleCells.count == 20)
        #expect(grid.cell(3)?.shows == 3)
        #expect(grid.cell(20) == nil)
        #expect(grid.view.cellForItem(at: IndexPath(item: 0, section: 7)) == nil)
      }
    }

    // Documented: …/uicollectionviewflowlayout: items fill the lines, the rest is spread.
    @Test func aFlowIsAGrid() async throws {
      try await clock.play {
        let grid = Grid()
        #expect(grid.cell(0)?.frame == CGRect(x: 0, y: 0, width: 90, height: 90))
        #expect(grid.cell(1)?.frame == CGRect(x: 100, y: 0, width: 90, height: 90))
        #expect(grid.cell(3)?.frame == CGRect(x: 300, y: 0, width: 90, height: 90))
        #expect(grid.cell(4)?.frame == CGRect(x: 0, y: 100, width: 90, height: 90))
        #expect(grid.view.contentSize == CGSize(width: 390, height: 2490))
        let last = grid.view.layoutAttributesForItem(at: Grid.path(99))
        #expect(last?.frame == CGRect(x: 300, y: 2400, width: 90, height: 90))
      }
    }

    // Documented: …/sectioninset, …/minimumlinespacing, …/minimuminteritemspacing.
    @Test func insetsAndSpacings() async throws {
      try await clock.play {
        let grid = Grid()
        grid.layout.itemSize = CGSize(width: 80, height: 50)
        grid.view.delegate = nil
        grid.layout.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 9, right: 20)
        grid.layout.minimumLineSpacing = 4
        grid.layout.minimumInteritemSpacing = 30
        clock.turn()
        #expect(grid.cell(0)?.frame == CGRect(x: 10, y: 7, width: 80, height: 50))
        #expect(grid.cell(1)?.frame.minX == 150)
        #expect(grid.cell(3)?.frame == CGRect(x: 10, y: 61, width: 80, height: 50))
        #expect(grid.view.contentSize.height == 1848)
      }
    }

    // Documented: …/collectionview(_:layout:sizeforitemat:); lines are as high as their highest.
    @Test func sizesMayDiffer() async throws {
      try await clock.play {
        let grid = Grid()
        grid.count = 3
        grid.sizes = [
          CGSize(width: 200, height: 40), CGSize(width: 90, height: 80),
          CGSize(width: 300, height: 30),
        ]
        grid.view.reloadData()
        clock.turn()
        #expect(grid.cell(0)?.frame == CGRect(x: 0, y: 20, width: 200, height: 40))
        #expect(grid.cell(1)?.frame == CGRect(x: 300, y: 0, width: 90, height: 80))
        #expect(grid.cell(2)?.frame.minY == 90)
      }
    }

    // Documented: …/uicollectionviewflowlayout/scrolldirection.
    @Test func aFlowMayRunSideways() async throws {
      try await clock.play {
        let grid = Grid()
        grid.layout.scrollDirection = .horizontal
        grid.layout.itemSize = CGSize(width: 90, height: 92)
        clock.turn()
        #expect(grid.cell(1)?.frame == CGRect(x: 0, y: 102, width: 90, height: 92))
        #expect(grid.cell(5)?.frame.minX == 100)
        #expect(grid.view.contentSize == CGSize(width: 1990, height: 500))
      }
    }

    // Documented: …/uiview/semanticcontentattribute. [gestures 141]
    @Test func aListMayBeForcedToEitherSide() async throws {
      try await clock.play {
        let grid = Grid()
        grid.view.semanticContentAttribute = .forceRightToLeft
        grid.layout.invalidateLayout()
        clock.turn()
        #expect(grid.cell(0)?.frame.minX == 300)
      }
    }

    // Documented: …/prepareforreuse(): before the cell is dequeued again.
    @Test func cellsAreUsedAgain() async throws {
      try await clock.play {
        let grid = Grid()
        #expect(grid.cell(0)?.shows == 0)
        grid.view.contentOffset.y = 1000
        clock.turn()
        #expect(grid.cell(0) == nil)
        #expect(grid.cell(40)?.shows == 40)
        #expect(grid.cell(40)?.resets == 1)
        #expect(Set(grid.lines).isSuperset(of: ["end 0", "end 19", "will 40", "will 59"]))
      }
    }

    // Inferred: what a transition home does: scroll, lay out, look the cell up.
    @Test func aCellIsThereAfterTheLayoutOfItsScroll() async throws {
      try await clock.play {
        let grid = Grid()
        grid.view.scrollToItem(at: Grid.path(50), at: .centeredVertically, animated: false)
        #expect(grid.cell(50) == nil)
        grid.view.layoutIfNeeded()
        let cell = grid.cell(50)
        #expect(cell?.shows == 50)
        let frame = cell.map { $0.convert($0.bounds, to: grid.window) }
        #expect(frame?.midY == 350)
      }
    }

    // Documented: …/scrolltoitem(at:at:animated:).
    @Test func anItemIsScrolledToItsPlace() async throws {
      try await clock.play {
        let grid = Grid()
        grid.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        grid.view.scrollToItem(at: Grid.path(40), at: .top, animated: false)
        #expect(grid.view.contentOffset.y == 980)
        grid.view.scrollToItem(at: Grid.path(40), at: .bottom, animated: false)
        #expect(grid.view.contentOffset.y == 620)
        grid.view.scrollToItem(at: Grid.path(0), at: .bottom, animated: false)
        #expect(grid.view.contentOffset.y == -20)
        grid.view.scrollToItem(at: Grid.path(99), at: .top, animated: true)
        clock.advance(by: 1)
        #expect(grid.view.contentOffset.y == 2020)
      }
    }

    // Documented: …/uicollectionview/reloaddata().
    @Test func reloadingAsksForEverythingAgain() async throws {
      try await clock.play {
        let grid = Grid()
        grid.count = 2
        #expect(grid.view.numberOfItems(inSection: 0) == 100)
        grid.view.reloadData()
        #expect(grid.view.numberOfItems(inSection: 0) == 2)
        #expect(grid.view.visibleCells.isEmpty)
        clock.turn()
        #expect(grid.view.visibleCells.count == 2)
        #expect(grid.view.contentSize.height == 90)
      }
    }

    // Documented: …/indexpathforitem(at:), in content coordinates.
    @Test func itemsAreFoundByPoint() async throws {
      try await clock.play {
        let grid = Grid()
        grid.view.contentOffset.y = 500
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 150, y: 550)) == Grid.path(21))
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 95, y: 550)) == nil)
      }
    }

    // Documented: …/shouldinvalidatelayout(forboundschange:): a flow follows the width.
    @Test func anotherWidthFlowsAnew() async throws {
      try await clock.play {
        let grid = Grid()
        grid.view.frame.size.width = 190
        clock.turn()
        #expect(grid.cell(2)?.frame.origin == CGPoint(x: 0, y: 100))
      }
    }

    // Documented: …/selectitem(at:animated:scrollposition:): the delegate is not told.
    @Test func aProgramSelectsInSilence() async throws {
      try await clock.play {
        let grid = Grid()
        grid.view.selectItem(at: Grid.path(40), animated: false, scrollPosition: .top)
        clock.turn()
        #expect(grid.cell(40)?.isSelected == true)
        #expect(grid.view.contentOffset.y == 1000)
        grid.view.deselectItem(at: Grid.path(40), animated: false)
        #expect(grid.cell(40)?.isSelected == false)
        #expect(!grid.lines.contains { $0.contains("select") })
      }
    }
  }
}
