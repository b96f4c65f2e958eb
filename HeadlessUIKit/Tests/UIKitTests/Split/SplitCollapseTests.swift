import Testing
import UIKit

extension All {
  /// One stack in a compact width, columns in a regular one.
  @MainActor @Suite struct SplitCollapseTests {
    init() { Headless.reset() }

    // An article: expanded when it is born, collapsed in a compact window. [controllers 20.5]
    @Test func newSplitViewIsExpandedUntilItsWindow() {
      let stage = SplitStage(size: SplitStage.narrow, shows: false)
      #expect(!stage.split.isCollapsed)
      stage.window.rootViewController = stage.split
      Headless.turn()
      #expect(stage.split.isCollapsed && stage.seen == "D")
      #expect(stage.frames["D"] == stage.window.bounds)
      #expect(stage.journal.lines(of: "P", "D") == ["D.load", "D.wA", "D.iA", "D.dA"])
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: asked, then told; collapsed only when all that is through.
    // [controllers 20.17] [controllers 20.18] [controllers 20.20]
    @Test func theDelegateIsAskedAndTold() {
      let stage = SplitStage()
      stage.resize(to: SplitStage.narrow)
      #expect(
        stage.journal.take()
          == ["top secondary false", "hide primary false", "P.wD", "P.dD", "collapsed true"])
      #expect(stage.seen == "D" && stage.frames["D"] == stage.window.bounds)
      stage.resize(to: SplitStage.lying)
      #expect(
        stage.journal.take() == [
          "expand oneBesideSecondary true", "show primary true", "P.wA", "expanded false", "P.iA",
          "P.dA",
        ])
      #expect(stage.seen == "DP" && stage.frames["D"]?.minX == 320)
      #expect(Headless.misuses.isEmpty)
    }

    // Unverified: what is seen before and after is told nothing. [controllers 20.22]
    @Test func aColumnThatStaysHearsNothing() {
      let stage = SplitStage(size: SplitStage.standing)
      for size in [SplitStage.narrow, SplitStage.standing, SplitStage.narrow] {
        stage.resize(to: size)
        #expect(stage.seen == "D" && stage.journal.lines(of: "D", "P") == [])
      }
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: the delegate chooses what is on top. [controllers 20.17]
    @Test func thePrimaryColumnMayBeOnTop() {
      let stage = SplitStage(top: .primary)
      stage.resize(to: SplitStage.narrow)
      #expect(stage.seen == "P" && stage.stack?.viewControllers == [stage.p])
      #expect(stage.journal.lines(of: "P", "D") == ["D.wD", "D.dD"])
      stage.journal.lines = []
      stage.resize(to: SplitStage.lying)
      #expect(stage.seen == "DP" && stage.journal.lines(of: "P", "D").first == "D.wA")
      #expect(stage.frames["P"]?.width == 320 && Headless.misuses.isEmpty)
    }

    // Documented: the delegate chooses the mode. [controllers 20.17]
    @Test func aModeForExpandingIsAskedFor() {
      let stage = SplitStage(size: SplitStage.narrow)
      stage.scribe.mode = .secondaryOnly
      stage.resize(to: SplitStage.lying)
      #expect(stage.split.displayMode == .secondaryOnly && stage.seen == "D")
      #expect(stage.journal.lines(of: "P", "D") == [] && Headless.misuses.isEmpty)
    }

    // Documented: a compact column stands in for all others. [controllers 20.19]
    @Test func aCompactColumnStandsIn() {
      let stage = SplitStage(.tripleColumn, hasCompact: true)
      #expect(stage.seen == "DS")
      stage.resize(to: SplitStage.narrow)
      #expect(stage.seen == "C" && stage.frames["C"] == stage.window.bounds)
      stage.split.show(.secondary)
      Headless.turn()
      #expect(stage.seen == "C")
      stage.resize(to: SplitStage.lying)
      #expect(stage.seen == "DS" && Headless.misuses.isEmpty)
    }

    // Observed: the columns' navigation controllers lie on the primary one's stack; back again they
    // have their own columns. [controllers 20.21] [controllers 20.22]
    @Test func columnsAreStacked() throws {
      let stage = SplitStage(.tripleColumn)
      let hosts = [stage.p, stage.s, stage.d].compactMap(\.navigationController)
      stage.resize(to: SplitStage.narrow)
      #expect(stage.stack?.viewControllers == [stage.p, hosts[1], hosts[2]])
      #expect(hosts[2].parent === hosts[0] && hosts[2].viewControllers == [stage.d])
      stage.resize(to: SplitStage.lying)
      #expect(hosts.allSatisfy { $0.parent === stage.split })
      #expect(hosts[0].viewControllers == [stage.p] && hosts[2].viewControllers == [stage.d])
      #expect(stage.split.viewControllers == hosts && stage.seen == "DS")
    }

    // Inferred: what changes while something covers it is seen when it comes back.
    // [controllers 20.5]
    @Test func coveredSplitViewCollapses() {
      let (stage, cover) = (SplitStage(), UIViewController())
      cover.modalPresentationStyle = .fullScreen
      stage.split.present(cover, animated: false)
      Headless.turn()
      stage.resize(to: SplitStage.narrow)
      cover.dismiss(animated: false)
      Headless.turn()
      #expect(stage.split.isCollapsed && stage.seen == "D")
      #expect(stage.frames["D"] == stage.window.bounds && Headless.misuses.isEmpty)
    }

    // Documented: what is displayed, or not, is a matter of traits: a presentation may give others.
    // [controllers 20.5]
    @available(iOS, deprecated: 17.0)
    @Test func aPresentationMayGiveOtherTraits() {
      let (stage, root) = (SplitStage(shows: false), UIViewController())
      stage.window.rootViewController = root
      stage.split.modalPresentationStyle = .fullScreen
      root.present(stage.split, animated: false)
      Headless.turn()
      #expect(!stage.split.isCollapsed)
      stage.split.presentationController?.overrideTraitCollection =
        UITraitCollection(horizontalSizeClass: .compact)
      Headless.turn()
      #expect(stage.split.isCollapsed && stage.seen == "D" && Headless.misuses.isEmpty)
    }
  }
}
