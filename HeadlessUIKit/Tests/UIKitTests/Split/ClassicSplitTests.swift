import Testing
import UIKit

extension All {
  /// Split views as before iOS 14.
  @MainActor @Suite struct ClassicSplitTests {
    init() { Headless.reset() }

    // Documented: two controllers as they are, and no columns. [controllers 20.28]
    @Test func controllersAreNotWrapped() {
      let stage = ClassicStage(wraps: false)
      #expect(stage.split.style == .unspecified)
      #expect(stage.split.viewControllers == [stage.p, stage.d] && stage.p.parent === stage.split)
      stage.split.setViewController(UIViewController(), for: .primary)
      #expect(stage.split.viewController(for: .primary) == nil)
      #expect(stage.split.viewControllers.first === stage.p)
      #expect(stage.split.displayMode == .oneBesideSecondary)
      #expect(stage.p.view.frame.width == 320 && stage.d.view.frame.minX == 320)
      stage.resize(to: SplitStage.standing)
      #expect(stage.split.displayMode == .secondaryOnly && stage.p.view.window == nil)
      stage.split.preferredDisplayMode = .oneOverSecondary
      #expect(stage.p.view.window != nil && stage.d.view.frame == stage.window.bounds)
      let other = Screen("N", stage.journal)
      stage.split.viewControllers = [stage.p, other]
      Headless.turn()
      #expect(stage.d.parent == nil && other.view.window != nil && Headless.misuses.isEmpty)
    }

    // Documented: a navigation controller pushes the secondary one and pops it again.
    // [controllers 20.29] [controllers 20.30]
    @Test func aNavigationControllerPushes() throws {
      let stage = ClassicStage()
      let (outer, inner) = (
        try #require(stage.p.navigationController), try #require(stage.d.navigationController)
      )
      stage.resize(to: SplitStage.narrow)
      #expect(stage.split.isCollapsed && stage.split.viewControllers == [outer])
      #expect(outer.viewControllers == [stage.p, inner] && stage.d.view.window != nil)
      #expect(stage.journal.lines == ["P.wD", "P.dD"])
      stage.resize(to: SplitStage.lying)
      #expect(stage.split.viewControllers == [outer, inner] && inner.parent === stage.split)
      #expect(outer.viewControllers == [stage.p] && stage.p.view.window != nil)
      #expect(!inner.navigationBar.isHidden && Headless.misuses.isEmpty)
    }

    // Documented: whatever lies on top becomes the secondary one. [controllers 20.30]
    @Test func topScreenBecomesTheSecondaryOne() {
      let stage = ClassicStage(size: SplitStage.narrow)
      let other = Screen("N", stage.journal)
      stage.p.navigationController?.setViewControllers([stage.p, other], animated: false)
      Headless.turn()
      stage.resize(to: SplitStage.lying)
      #expect(stage.split.viewControllers.last === other && other.parent === stage.split)
      #expect(other.view.window != nil && Headless.misuses.isEmpty)
    }

    // Documented: any other primary controller shows itself, and the former secondary one comes
    // back. [controllers 20.29] [controllers 20.30]
    @Test func othersShowThemselves() {
      let stage = ClassicStage(wraps: false)
      stage.resize(to: SplitStage.narrow)
      #expect(stage.p.view.window != nil && stage.p.view.frame == stage.window.bounds)
      #expect(stage.d.view.window == nil && stage.split.viewControllers == [stage.p])
      #expect(stage.p.separateSecondaryViewController(for: stage.split) === stage.d)
      stage.resize(to: SplitStage.lying)
      #expect(stage.split.viewControllers == [stage.p, stage.d] && stage.d.view.window != nil)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: its yes keeps the secondary one away. [controllers 20.29] [controllers 20.30]
    @Test func theDelegateMayDropTheSecondaryOne() {
      let (stage, director) = (ClassicStage(), ClassicDirector())
      stage.split.delegate = director
      stage.resize(to: SplitStage.narrow)
      #expect(stage.p.navigationController?.viewControllers == [stage.p])
      #expect(stage.p.view.window != nil && stage.d.view.window == nil)
      stage.resize(to: SplitStage.lying)
      #expect(stage.d.view.window != nil && Headless.misuses.isEmpty)
    }

    // Documented: the delegate may do it all. [controllers 20.29] [controllers 20.30]
    @Test func theDelegateMayDoIt() {
      let stage = ClassicStage()
      let director = ClassicDirector()
      director.compact = Screen("C", stage.journal)
      director.regular = stage.split.viewControllers[0]
      director.secondary = Screen("N", stage.journal)
      stage.split.delegate = director
      stage.resize(to: SplitStage.narrow)
      #expect(stage.split.viewControllers == [director.compact])
      #expect(director.compact?.view.window != nil && stage.d.view.window == nil)
      #expect(director.asked.count == 2 && director.asked[1] === director.compact)
      stage.resize(to: SplitStage.lying)
      #expect(stage.split.viewControllers == [director.regular, director.secondary])
      #expect(stage.p.view.window != nil && director.secondary?.view.window != nil)
      #expect(director.compact?.parent == nil && Headless.misuses.isEmpty)
    }
  }
}

@MainActor
private final class ClassicStage {
  let journal = Journal()
  let window: UIWindow
  let split = UISplitViewController()
  let p, d: Screen

  init(size: CGSize = SplitStage.lying, wraps: Bool = true) {
    (p, d) = (Screen("P", journal), Screen("D", journal))
    window = Headless.makeWindow(size: size, safeAreaInsets: .zero)
    split.viewControllers = [p, d].map {
      wraps ? UINavigationController(rootViewController: $0) : $0
    }
    window.rootViewController = split
    Headless.turn()
    journal.lines = []
  }

  func resize(to size: CGSize) {
    Headless.resize(window, to: size, safeAreaInsets: .zero, duration: 0)
    Headless.turn()
  }
}

/// Answers what the test puts in.
@MainActor
private final class ClassicDirector: UISplitViewControllerDelegate {
  var compact: UIViewController?
  var regular: UIViewController?
  var secondary: UIViewController?
  private(set) var asked: [UIViewController] = []

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { compact }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { regular }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    asked = [secondaryViewController, primaryViewController]
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { secondary }
}
