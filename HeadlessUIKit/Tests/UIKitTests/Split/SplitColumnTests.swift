import Testing
import UIKit

extension All {
  /// Who stands in which column.
  @MainActor @Suite struct SplitColumnTests {
    init() { Headless.reset() }

    // Documented: what is no navigation controller is put into one, but for the compact column;
    // observed: asked for, it is what was set. [controllers 20.1] [controllers 20.2]
    @Test func screensAreWrapped() {
      let stage = SplitStage(hasCompact: true)
      #expect(stage.split.viewController(for: .primary) === stage.p)
      #expect(stage.p.navigationController?.parent === stage.split)
      #expect(stage.p.navigationController?.viewControllers == [stage.p])
      #expect(stage.split.viewController(for: .compact) === stage.c)
      #expect(stage.c.navigationController == nil && stage.c.parent === stage.split)
      let own = UINavigationController(rootViewController: Screen("N", stage.journal))
      stage.split.setViewController(own, for: .primary)
      #expect(stage.split.viewController(for: .primary) === own && own.parent === stage.split)
      #expect(stage.p.navigationController?.parent == nil && stage.p.view.window == nil)
      #expect(own.view.window === stage.window)
    }

    // Documented: two columns have no supplementary one. [controllers 20.2]
    @Test func doubleColumnHasNoSupplementaryOne() {
      let stage = SplitStage()
      #expect(stage.split.viewController(for: .supplementary) == nil)
      #expect(stage.split.viewControllers.count == 2 && stage.s.parent == nil)
      #expect(SplitStage(.tripleColumn).split.viewControllers.count == 3)
    }

    // An answer of Apple's to a report: a plain screen for a secondary column that has a stack is
    // pushed; nil first makes a new one. [controllers 20.3]
    @Test func anotherDetailIsPushed() throws {
      let stage = SplitStage()
      let stack = try #require(stage.d.navigationController)
      stage.split.setViewController(stage.c, for: .secondary)
      Headless.turn()
      #expect(stack.viewControllers == [stage.d, stage.c])
      #expect(stage.split.viewController(for: .secondary) === stage.c)
      stage.split.setViewController(nil, for: .secondary)
      #expect(stack.parent == nil && stage.split.viewController(for: .secondary) == nil)
      stage.split.setViewController(stage.s, for: .secondary)
      Headless.turn()
      #expect(stage.s.navigationController?.viewControllers == [stage.s])
      #expect(stage.seen == "PS" && Headless.misuses.isEmpty)
    }

    // Documented: the primary, the supplementary and the secondary one, in this order; collapsed
    // the primary or the compact one alone. [controllers 20.4]
    @Test(arguments: [true, false]) func theListOfControllers(hasCompact: Bool) {
      let stage = SplitStage(.tripleColumn, hasCompact: hasCompact)
      let hosts = [stage.p, stage.s, stage.d].compactMap(\.navigationController)
      #expect(stage.split.viewControllers == hosts)
      stage.resize(to: SplitStage.narrow)
      #expect(stage.split.viewControllers == [hasCompact ? stage.c : hosts[0]])
    }

    // Documented: the nearest ancestor of that kind. [controllers 20.24]
    @Test func childrenFindTheirSplitView() {
      let stage = SplitStage()
      #expect(stage.p.splitViewController === stage.split && stage.split.splitViewController == nil)
      stage.resize(to: SplitStage.narrow)
      #expect(
        stage.d.splitViewController === stage.split && UIViewController().splitViewController == nil
      )
    }

    // Inferred: nothing of it keeps itself alive.
    @Test func splitViewsAreReleased() {
      weak var released: UISplitViewController?
      weak var detail: UIViewController?
      do {
        let stage = SplitStage()
        stage.resize(to: SplitStage.narrow)
        stage.resize(to: SplitStage.standing)
        (released, detail) = (stage.split, stage.d)
        stage.window.rootViewController = nil
        Headless.turn()
      }
      Headless.turn()
      #expect(released == nil && detail == nil)
    }
  }
}
