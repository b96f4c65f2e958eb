import Testing
import UIKit

extension All {
  /// `show(_:)` and `hide(_:)`, expanded.
  @MainActor @Suite struct SplitShowTests {
    init() { Headless.reset() }

    // Documented: to the nearest mode without it; not the secondary one, nor what is hidden
    // already. [controllers 20.13]
    @Test func aColumnIsHidden() {
      let stage = SplitStage(.tripleColumn)
      stage.split.preferredSplitBehavior = .tile
      stage.split.preferredDisplayMode = .twoBesideSecondary
      Headless.turn()
      stage.journal.lines = []
      stage.split.hide(.secondary)
      #expect(stage.seen == "DPS" && stage.journal.lines.isEmpty)
      stage.split.hide(.primary)
      #expect(stage.split.displayMode == .oneBesideSecondary && stage.seen == "DS")
      stage.split.hide(.primary)
      stage.split.show(.primary)
      stage.split.hide(.supplementary)
      #expect(stage.split.displayMode == .secondaryOnly && stage.seen == "D")
    }

    // Documented: to the nearest mode with it, and without a word to the delegate about the column
    // that the app itself shows or hides. [controllers 20.14] [controllers 20.20]
    @Test func aColumnIsShown() {
      let stage = SplitStage()
      stage.split.preferredDisplayMode = .secondaryOnly
      stage.journal.lines = []
      stage.split.show(.primary)
      Headless.turn()
      #expect(stage.split.displayMode == .oneBesideSecondary && stage.seen == "DP")
      #expect(
        stage.journal.lines == [
          "mode secondaryOnly to oneBesideSecondary", "P.wA", "P.iA", "P.dA",
        ])
      stage.journal.lines = []
      stage.split.show(.primary)
      stage.split.show(.secondary)
      stage.split.show(.supplementary)
      #expect(stage.journal.lines.isEmpty)
    }

    // Documented today, though the header of iOS 14 ignores it: a secondary column that is not
    // fully visible comes forward. [controllers 20.14]
    @Test func theSecondaryColumnIsShownFully() {
      let stage = SplitStage(.tripleColumn)
      stage.split.preferredSplitBehavior = .displace
      stage.split.preferredDisplayMode = .twoDisplaceSecondary
      Headless.turn()
      #expect(stage.split.displayMode == .twoDisplaceSecondary)
      stage.split.show(.secondary)
      #expect(stage.split.displayMode == .oneBesideSecondary)
    }

    // Documented: what the system hides or shows it tells. [controllers 20.20]
    @Test func theSystemTellsOfColumns() {
      let stage = SplitStage()
      stage.resize(to: SplitStage.standing)
      #expect(stage.journal.lines.contains("hide primary false"))
      stage.journal.lines = []
      stage.resize(to: SplitStage.lying)
      #expect(stage.journal.lines.contains("show primary false"))
    }
  }
}
