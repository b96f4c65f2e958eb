import Testing

@testable import UIKit

extension All {
  /// The one stack of a collapsed split view.
  @MainActor @Suite struct SplitStackTests {
    init() { Headless.reset() }

    // Documented: pushed, with what is between; popped to, where it is covered; nothing where it is
    // on top. [controllers 20.15]
    @Test func aColumnIsPushed() {
      let stage = SplitStage(.tripleColumn, size: SplitStage.narrow, top: .primary)
      #expect(stage.seen == "P")
      stage.split.show(.secondary)
      Headless.advance(by: 1)
      #expect(stage.seen == "D" && stage.stack?.viewControllers.count == 3)
      stage.journal.lines = []
      stage.split.show(.secondary)
      Headless.advance(by: 1)
      #expect(stage.journal.lines.isEmpty)
      stage.split.show(.supplementary)
      Headless.advance(by: 1)
      #expect(stage.seen == "S" && stage.stack?.viewControllers.count == 2)
      stage.split.show(.primary)
      Headless.advance(by: 1)
      #expect(stage.seen == "P" && stage.stack?.viewControllers == [stage.p])
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: popped, unless it is the primary one or covered. [controllers 20.16]
    @Test func aColumnIsPopped() {
      let stage = SplitStage(.tripleColumn, size: SplitStage.narrow)
      stage.split.hide(.supplementary)
      stage.split.hide(.primary)
      Headless.advance(by: 1)
      #expect(stage.seen == "D")
      stage.split.hide(.secondary)
      Headless.advance(by: 1)
      #expect(stage.seen == "S")
      stage.split.hide(.supplementary)
      Headless.advance(by: 1)
      stage.split.hide(.primary)
      Headless.advance(by: 1)
      #expect(stage.seen == "P" && Headless.misuses.isEmpty)
    }

    // Observed: one bar, with the back button to the other column. [controllers 20.21]
    @Test func collapsedStackShowsOneBar() throws {
      let stage = SplitStage(size: SplitStage.narrow)
      let (outer, inner) = (try #require(stage.stack), try #require(stage.d.navigationController))
      #expect(inner.navigationBar.isHidden && !outer.navigationBar.isHidden)
      #expect(outer.navigationBar.items?.map(\.title) == ["P", "D"])
      #expect(stage.d.view.safeAreaInsets.top == 44)
      inner.pushViewController(stage.c, animated: true)
      Headless.advance(by: 1)
      #expect(outer.navigationBar.items?.map(\.title) == ["P", "D", "C"] && stage.seen == "C")
      outer.navigationBar.content?.backButton?.sendActions(for: .primaryActionTriggered)
      Headless.advance(by: 1)
      #expect(stage.seen == "D" && inner.viewControllers == [stage.d])
      outer.navigationBar.content?.backButton?.sendActions(for: .primaryActionTriggered)
      Headless.advance(by: 1)
      #expect(stage.seen == "P" && outer.navigationBar.items?.map(\.title) == ["P"])
      #expect(Headless.misuses.isEmpty)
    }

    // Inferred: each column's bar is its own again; a column that was popped comes back with them.
    // [controllers 20.22]
    @Test(arguments: [true, false]) func eachColumnHasItsBarAgain(isPopped: Bool) throws {
      let stage = SplitStage(size: SplitStage.narrow)
      if isPopped {
        stage.stack?.popViewController(animated: true)
        Headless.advance(by: 1)
      }
      stage.resize(to: SplitStage.lying)
      let inner = try #require(stage.d.navigationController)
      #expect(stage.stack?.navigationBar.items?.map(\.title) == ["P"])
      #expect(inner.navigationBar.items?.map(\.title) == ["D"] && !inner.navigationBar.isHidden)
      #expect(stage.d.view.safeAreaInsets.top == 44 && stage.p.view.safeAreaInsets.top == 44)
      #expect(stage.seen == "DP" && Headless.misuses.isEmpty)
    }

    // Inferred: the finger at the edge goes back in the inner stack first. [controllers 20.21]
    @Test func theBackSwipeGoesInnerFirst() throws {
      let stage = SplitStage(size: SplitStage.narrow)
      let inner = try #require(stage.d.navigationController)
      inner.pushViewController(stage.c, animated: false)
      Headless.turn()
      for expected in ["D", "P"] {
        Headless.play(
          .drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), over: 0.8),
          in: stage.window)
        Headless.advance(by: 2)
        #expect(stage.seen == expected)
      }
      #expect(Headless.misuses.isEmpty)
    }

    // Unverified, as a guess has to be made: a width that changes during a push waits for it.
    // [controllers 20.22]
    @Test func aPushIsWaitedFor() {
      let stage = SplitStage(size: SplitStage.narrow, top: .primary)
      stage.split.show(.secondary)
      Headless.advance(by: 0.1)
      Headless.resize(stage.window, to: SplitStage.lying, safeAreaInsets: .zero)
      Headless.advance(by: 2)
      #expect(!stage.split.isCollapsed && stage.seen == "DP" && Headless.misuses.isEmpty)
    }
  }
}
