import Testing
import UIKit

extension All {
  /// Where the columns are.
  @MainActor @Suite struct SplitLayoutTests {
    init() { Headless.reset() }

    // Documented: beside each other, the secondary one gets the rest; of three one sidebar is the
    // supplementary one. [controllers 20.10]
    @Test func columnsAreTiled() {
      let stage = SplitStage(.tripleColumn)
      stage.split.preferredSplitBehavior = .tile
      stage.split.preferredPrimaryColumnWidth = 200
      stage.split.preferredSupplementaryColumnWidth = 300
      Headless.turn()
      #expect(stage.frames["S"] == CGRect(x: 0, y: 0, width: 300, height: 820))
      #expect(stage.frames["D"] == CGRect(x: 300, y: 0, width: 880, height: 820))
      #expect(stage.seen == "DS")
      stage.split.show(.primary)
      Headless.turn()
      #expect(stage.frames["P"] == CGRect(x: 0, y: 0, width: 200, height: 820))
      #expect(stage.frames["S"]?.minX == 200 && stage.frames["D"]?.minX == 500)
      #expect(stage.frames["D"]?.width == 680)
    }

    // Documented: over the secondary one, which is dimmed; a touch there sends it away.
    // [controllers 20.11]
    @Test func aColumnIsOverlaid() {
      let stage = SplitStage(size: SplitStage.standing)
      stage.split.show(.primary)
      Headless.turn()
      #expect(stage.split.displayMode == .oneOverSecondary)
      #expect(stage.frames["D"] == stage.window.bounds && stage.frames["P"]?.width == 320)
      let hit = stage.window.hitTest(CGPoint(x: 600, y: 500), with: nil)
      #expect(hit.map { !$0.isDescendant(of: stage.d.view) } == true)
      #expect(
        stage.window.hitTest(CGPoint(x: 100, y: 500), with: nil)?.isDescendant(of: stage.p.view)
          == true)
      Headless.play(.tap(at: CGPoint(x: 600, y: 500)), in: stage.window)
      Headless.advance(by: 0.5)
      #expect(stage.split.displayMode == .secondaryOnly && stage.seen == "D")
      #expect(
        stage.window.hitTest(CGPoint(x: 600, y: 500), with: nil)?.isDescendant(of: stage.d.view)
          == true)
    }

    // Documented: two sidebars push the secondary one partly off the screen. [controllers 20.11]
    @Test func aColumnIsDisplaced() {
      let stage = SplitStage(.tripleColumn)
      stage.split.preferredSplitBehavior = .displace
      Headless.turn()
      #expect(stage.frames["D"] == CGRect(x: 320, y: 0, width: 860, height: 820))
      stage.split.show(.primary)
      Headless.turn()
      #expect(stage.split.displayMode == .twoDisplaceSecondary)
      #expect(stage.frames["D"] == CGRect(x: 640, y: 0, width: 860, height: 820))
      Headless.play(.tap(at: CGPoint(x: 900, y: 500)), in: stage.window)
      Headless.advance(by: 0.5)
      #expect(stage.split.displayMode == .oneBesideSecondary && stage.seen == "DS")
    }

    // Documented: the leading edge is on the right where languages run to the left.
    // [controllers 20.12]
    @Test(arguments: [true, false], [true, false])
    func thePrimaryColumnHasAnEdge(isRightToLeft: Bool, isTrailing: Bool) {
      let stage = SplitStage(shows: false)
      stage.split.primaryEdge = isTrailing ? .trailing : .leading
      if isRightToLeft { stage.split.view.semanticContentAttribute = .forceRightToLeft }
      stage.window.rootViewController = stage.split
      Headless.turn()
      let isRight = isRightToLeft != isTrailing
      #expect(stage.frames["P"]?.minX == (isRight ? 860 : 0))
      #expect(stage.frames["D"]?.minX == (isRight ? 0 : 320))
    }

    // Documented: a share of the width between limits, or points; a blog: 320 at most.
    // [controllers 20.9]
    @Test func widthsHaveLimits() {
      let stage = SplitStage(size: CGSize(width: 1000, height: 800))
      let split = stage.split
      #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
      #expect(split.primaryColumnWidth == 320)
      split.preferredPrimaryColumnWidthFraction = 0.25
      #expect(split.primaryColumnWidth == 250 && stage.frames["D"]?.minX == 250)
      split.minimumPrimaryColumnWidth = 280
      #expect(split.primaryColumnWidth == 280)
      split.preferredPrimaryColumnWidthFraction = 0.5
      split.maximumPrimaryColumnWidth = 400
      #expect(split.primaryColumnWidth == 400)
      split.preferredPrimaryColumnWidth = 360
      #expect(split.primaryColumnWidth == 360 && stage.frames["P"]?.width == 360)
      split.preferredSupplementaryColumnWidthFraction = 0.3
      split.minimumSupplementaryColumnWidth = 310
      split.maximumSupplementaryColumnWidth = 500
      #expect(split.supplementaryColumnWidth == 310)
    }

    // Inferred: a column has the insets of the edges that it touches. [controllers 20.10]
    @Test func columnsHaveTheInsetsOfTheirEdges() {
      let insets = UIEdgeInsets(top: 24, left: 40, bottom: 20, right: 30)
      let stage = SplitStage(insets: insets)
      #expect(stage.p.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 40, bottom: 20, right: 0))
      #expect(stage.d.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 0, bottom: 20, right: 30))
    }

    // Documented: a size change is told with the size to come. [controllers 20.10]
    @Test func aTurnTellsEachColumnItsSize() {
      final class Teller: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          sizes.append(size)
        }
      }
      let (stage, teller) = (SplitStage(), Teller())
      stage.split.setViewController(
        UINavigationController(rootViewController: teller), for: .secondary)
      Headless.turn()
      stage.resize(to: CGSize(width: 1000, height: 700))
      #expect(teller.sizes == [CGSize(width: 680, height: 700)])
      #expect(teller.view.bounds.size == teller.sizes.last)
    }
  }
}
