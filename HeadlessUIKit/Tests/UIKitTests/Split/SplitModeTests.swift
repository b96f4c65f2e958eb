import Testing
import UIKit

extension All {
  /// Which columns are displayed, and how.
  @MainActor @Suite struct SplitModeTests {
    init() { Headless.reset() }

    // Documented: never automatic; beside each other in landscape, the detail alone in portrait.
    // [controllers 20.6]
    @Test func anAutomaticModeFollowsTheShape() {
      let stage = SplitStage()
      #expect(stage.split.displayMode == .oneBesideSecondary && stage.split.splitBehavior == .tile)
      #expect(stage.seen == "DP")
      stage.resize(to: SplitStage.standing)
      #expect(stage.split.displayMode == .secondaryOnly && stage.split.splitBehavior == .overlay)
      #expect(stage.seen == "D" && !stage.split.isCollapsed)
      stage.resize(to: SplitStage.lying)
      #expect(stage.seen == "DP" && Headless.misuses.isEmpty)
    }

    typealias Split = UISplitViewController
    nonisolated static let wishes: [(Split.SplitBehavior, Split.DisplayMode, Split.DisplayMode)] = [
      (.tile, .twoBesideSecondary, .twoBesideSecondary),
      (.overlay, .twoBesideSecondary, .twoOverSecondary),
      (.displace, .twoBesideSecondary, .twoDisplaceSecondary),
      (.overlay, .oneBesideSecondary, .oneOverSecondary),
      (.displace, .oneOverSecondary, .oneBesideSecondary),
      (.tile, .secondaryOnly, .secondaryOnly),
    ]

    // Documented: a wish is read so that it matches the behavior. [controllers 20.7]
    @Test(arguments: wishes)
    func aWishMatchesTheBehavior(
      wish: (behavior: Split.SplitBehavior, mode: Split.DisplayMode, result: Split.DisplayMode)
    ) {
      let stage = SplitStage(.tripleColumn, shows: false)
      stage.split.preferredSplitBehavior = wish.behavior
      stage.split.preferredDisplayMode = wish.mode
      stage.window.rootViewController = stage.split
      Headless.turn()
      #expect(stage.split.displayMode == wish.result)
      let two = stage.seen.contains("P")
      #expect(two == [.twoBesideSecondary].contains(wish.mode))
    }

    // Documented: with the next layout. [controllers 20.8]
    @Test func aBehaviorComesWithTheNextLayout() {
      let stage = SplitStage()
      stage.split.preferredSplitBehavior = .overlay
      #expect(stage.split.splitBehavior == .tile && stage.split.displayMode == .oneBesideSecondary)
      Headless.turn()
      #expect(stage.split.splitBehavior == .overlay && stage.split.displayMode == .secondaryOnly)
    }

    // Documented: the delegate hears before the mode changes. [controllers 20.23]
    @Test func theDelegateHearsOfAMode() {
      let stage = SplitStage()
      stage.split.preferredDisplayMode = .secondaryOnly
      #expect(stage.split.displayMode == .secondaryOnly && stage.seen == "D")
      #expect(
        stage.journal.lines == [
          "mode oneBesideSecondary to secondaryOnly", "hide primary false", "P.wD", "P.dD",
        ])
      stage.journal.lines = []
      stage.split.preferredDisplayMode = .secondaryOnly
      #expect(stage.journal.lines.isEmpty)
    }

    // Documented for classic ones: overlaid in portrait, which hides it, beside in landscape.
    // [controllers 20.6]
    @Test func aColumnThatIsHiddenIsOutOfTheWindow() {
      let stage = SplitStage(size: SplitStage.standing)
      #expect(stage.p.viewIfLoaded?.window == nil && stage.d.view.window != nil)
      #expect(stage.p.parent?.parent === stage.split)
    }
  }
}
