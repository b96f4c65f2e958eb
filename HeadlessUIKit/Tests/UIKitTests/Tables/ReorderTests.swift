import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ReorderTests {
    init() { Headless.reset() }

    private func edited() -> TableStage {
      let stage = TableStage()
      for cell in stage.view.visibleCells { cell.showsReorderControl = true }
      stage.view.setEditing(true, animated: false)
      Headless.turn()
      return stage
    }

    private func drag(_ stage: TableStage, from row: Int, by way: CGFloat, lifts: Bool = true) {
      let start = CGPoint(x: 380, y: stage.middle(of: row).y)
      // A list delays the touches of its content.
      stage.play(HeadlessTouchScript([.down(start), .hold(0.2)]))
      stage.play(HeadlessTouchScript([.move(to: CGPoint(x: 380, y: start.y + way), over: 0.3)]))
      if lifts { stage.play(HeadlessTouchScript([.lift]), rest: 0.3) }
    }

    // Documented: …/uitableviewcell/showsreordercontrol. [gestures 179]
    @Test func theGripIsThereWhereARowIsEditedAndMayMove() {
      let stage = TableStage()
      func hit() -> UIView? {
        stage.window.hitTest(CGPoint(x: 380, y: stage.middle(of: 1).y), with: nil)
      }
      #expect(hit() is UITableViewCell || hit()?.superview is UITableViewCell)
      #expect(!(hit() is ReorderControl))
      stage.view.isEditing = true
      #expect(!(hit() is ReorderControl))
      stage.cell(1)?.showsReorderControl = true
      #expect(hit() is ReorderControl && hit()?.superview is UITableViewCell)
      stage.view.isEditing = false
      #expect(!(hit() is ReorderControl))
    }

    // Documented: …/uitableviewdatasource/tableview(_:canmoverowat:). [gestures 179]
    @Test func aRowThatMayNotMoveHasNone() {
      let stage = edited()
      stage.mayMove = false
      stage.view.setEditing(true, animated: false)
      drag(stage, from: 1, by: 100)
      #expect(!stage.lines.contains { $0.hasPrefix("move") })
    }

    // Documented: …/uitableviewdatasource/tableview(_:moverowat:to:). [gestures 179]
    @Test func theRowGoesWithTheFinger() {
      let stage = edited()
      drag(stage, from: 1, by: 100, lifts: false)
      let cell = stage.cell(1)
      #expect(isClose(cell?.center.y ?? 0, 44 * 4 + 22 + 100))
      #expect(stage.view.contentOffset == .zero)
      stage.play(HeadlessTouchScript([.lift]), rest: 0.3)
      #expect(stage.lines.filter { $0.hasPrefix("move") } == ["move 1.1 to 1.3"])
    }

    // Unverified.
    @Test func aFingerThatIsTakenAwayMovesNothing() {
      let stage = edited()
      drag(stage, from: 1, by: 100, lifts: false)
      Headless.cancelTouches()
      Headless.advance(by: 0.3)
      #expect(!stage.lines.contains { $0.hasPrefix("move") })
      #expect(isClose(stage.cell(1)?.center.y ?? 0, 44 * 4 + 22))
    }
  }
}
