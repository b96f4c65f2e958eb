import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct TabSelectionTests {
    // Documented: UITabBarController: children at once, the first one selected, views when needed.
    @Test func childrenAreThereAndOnlyTheFirstIsLoaded() async throws {
      try await clock.play {
        let stage = TabStage()
        #expect(stage.tabs.children == stage.screens && stage.tabs.selectedIndex == 0)
        #expect(stage.screens.allSatisfy { $0.tabBarController === stage.tabs })
        #expect(stage.screens.map(\.isViewLoaded) == [true, false, false])
        #expect(stage.first.view.window === stage.window)
      }
    }

    // Documented: nil and NSNotFound before there are children.
    @Test func anEmptyTabBarControllerHasNoSelection() async throws {
      try await clock.play {
        let tabs = UITabBarController()
        #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
        #expect(tabs.selectedIndex == NSNotFound)
      }
    }

    // Observed more than once: viewDidLoad comes with the initializer.
    @Test func theViewIsLoadedByTheInitializer() async throws {
      try await clock.play {
        final class Tabs: UITabBarController {
          var loads = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
          }
        }
        let tabs = Tabs(nibName: nil, bundle: nil)
        #expect(tabs.isViewLoaded && tabs.loads == 1)
      }
    }

    // Documented: selectedIndex and selectedViewController are two views of one thing.
    @Test func selectionByEitherProperty() async throws {
      try await clock.play {
        let stage = TabStage()
        stage.tabs.selectedIndex = 1
        #expect(stage.tabs.selectedViewController === stage.second)
        #expect(stage.second.view.window === stage.window && stage.first.view.superview == nil)
        stage.tabs.selectedViewController = stage.screens[2]
        #expect(stage.tabs.selectedIndex == 2)
        #expect(stage.tabs.tabBar.selectedItem === stage.screens[2].tabBarItem)
      }
    }

    // Documented: the views go away and come back with the selection, loaded once.
    @Test func aViewIsLoadedOnce() async throws {
      try await clock.play {
        let stage = TabStage()
        stage.tabs.selectedIndex = 1
        stage.tabs.selectedIndex = 0
        stage.tabs.selectedIndex = 1
        #expect(stage.journal.lines.filter { $0.hasSuffix("load") } == ["B.load"])
      }
    }

    // Inferred: where nobody sees the tabs nobody is told, and nothing is loaded.
    @Test func aSelectionBeforeTheFirstAppearanceLoadsNothing() async throws {
      try await clock.play {
        let stage = TabStage(shows: false)
        stage.tabs.selectedIndex = 1
        #expect(stage.journal.lines.isEmpty)
        stage.window.rootViewController = stage.tabs
        clock.turn()
        #expect(stage.journal.lines == ["B.load", "B.wA", "B.iA", "B.dA"])
        #expect(!stage.first.isViewLoaded)
      }
    }

    // Documented: viewControllers: "remembers the view controller object that was previously
    // selected and attempts to reselect it".
    @Test func aNewListKeepsTheSelection() async throws {
      try await clock.play {
        let stage = TabStage()
        stage.tabs.selectedIndex = 1
        stage.journal.lines = []
        stage.tabs.viewControllers = [stage.second, stage.first]
        #expect(stage.tabs.selectedIndex == 0 && stage.tabs.selectedViewController === stage.second)
        #expect(stage.journal.lines.isEmpty && stage.screens[2].parent == nil)
      }
    }

    // Documented: the same: otherwise the same index, otherwise the first.
    @Test func aNewListWithoutTheSelectionTakesTheSameIndex() async throws {
      try await clock.play {
        let stage = TabStage()
        stage.tabs.selectedIndex = 1
        let fresh = [Screen("D", stage.journal), Screen("E", stage.journal)]
        stage.journal.lines = []
        stage.tabs.setViewControllers(fresh, animated: false)
        #expect(stage.tabs.selectedViewController === fresh[1])
        #expect(stage.journal.lines(of: "B") == ["B.wD", "B.dD"])
        #expect(stage.journal.lines(of: "D", "E") == ["E.load", "E.wA", "E.iA", "E.dA"])
        stage.tabs.setViewControllers([stage.first], animated: true)
        #expect(stage.tabs.selectedViewController === stage.first)
        #expect(fresh.allSatisfy { $0.parent == nil })
      }
    }

    // Documented: nil takes everything away.
    @Test func controllersOfNilTakeTheScreensAway() async throws {
      try await clock.play {
        let stage = TabStage()
        stage.tabs.viewControllers = nil
        #expect(stage.tabs.selectedViewController == nil && stage.tabs.children.isEmpty)
        #expect(stage.journal.lines == ["A.wD", "A.dD"] && stage.first.view.window == nil)
      }
    }

    // Documented: UIViewController.h: containers send the other half themselves. [controllers 3.12]
    @Test func childrenHearBothHalves() async throws {
      try await clock.play {
        let (tabs, child) = (UITabBarController(), ContainmentTests.Moving())
        tabs.viewControllers = [child]
        #expect(child.lines == ["will true", "did true"])
        tabs.viewControllers = []
        #expect(child.lines.suffix(2) == ["will false", "did false"])
      }
    }
  }
}
