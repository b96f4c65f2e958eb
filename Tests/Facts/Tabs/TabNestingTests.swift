import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Tabs among other containers.
  @MainActor @Suite struct TabNestingTests {
    // Documented: a stack in a tab sees both bars in its content's safe area.
    @Test func aStackInATab() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (tabs, content) = (UITabBarController(), Screen("N", Journal()))
        tabs.viewControllers = [UINavigationController(rootViewController: content)]
        window.rootViewController = tabs
        clock.turn()
        var insets = window.safeAreaInsets
        insets.top = content.navigationController?.navigationBar.place.maxY ?? 0
        insets.bottom = window.bounds.maxY - tabs.tabBar.place.minY
        #expect(content.view.safeAreaInsets == insets)
        #expect(content.journal.lines == ["N.load", "N.wA", "N.iA", "N.dA"])
      }
    }

    // Observed: tabs in a stack are unusual and work.
    @Test func tabsInAStack() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (tabs, journal) = (UITabBarController(), Journal())
        let screens = [Screen("A", journal), Screen("B", journal)]
        tabs.viewControllers = screens
        window.rootViewController = UINavigationController(rootViewController: tabs)
        clock.turn()
        #expect(journal.take() == ["A.load", "A.wA", "A.iA", "A.dA"])
        var insets = window.safeAreaInsets
        insets.top = tabs.navigationController?.navigationBar.place.maxY ?? 0
        insets.bottom = window.bounds.maxY - tabs.tabBar.place.minY
        #expect(screens[0].view.safeAreaInsets == insets)
        tabs.selectedIndex = 1
        #expect(journal.lines(of: "A") == ["A.wD", "A.dD"])
        #expect(journal.lines(of: "B") == ["B.load", "B.wA", "B.iA", "B.dA"])
      }
    }

    // Inferred from 2.6: tabs that are presented take their selected child along.
    @Test func tabsInAModal() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("A", stage.journal), Screen("C", stage.journal)]
        tabs.modalPresentationStyle = .custom
        tabs.transitioningDelegate = stage.director
        stage.presenter.present(tabs, animated: true)
        clock.turn()
        #expect(tabs.children[0].transitionCoordinator != nil)
        stage.director.animator.complete(true)
        #expect(stage.journal.lines(of: "A", "C") == ["A.load", "A.wA", "A.iA", "A.dA"])
        tabs.selectedIndex = 1
        #expect(tabs.children[1].presentingViewController === stage.presenter)
        stage.journal.lines = []
        tabs.children[1].dismiss(animated: true)
        clock.turn()
        stage.director.animator.complete(true)
        #expect(stage.journal.lines(of: "A", "C") == ["C.wD", "C.dD"])
      }
    }

    // Documented: full screen, the tabs present, whoever calls; the caller is the source.
    // [controllers 7.2] [controllers 5.1]
    @Test func aTabsChildPresentsThroughTheTabs() async throws {
      try await clock.play {
        let stage = TabStage()
        let (presented, director) = (Screen("X", stage.journal), Director(stage.journal))
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = director
        stage.first.present(presented, animated: true)
        clock.turn()
        #expect(presented.presentingViewController === stage.tabs)
        #expect(stage.first.presentedViewController === presented)
        #expect(director.animator.context?.viewController(forKey: .from) === stage.tabs)
        director.animator.complete(true)
        #expect(stage.tabs.view.window == nil)
        #expect(stage.journal.lines(of: "A") == ["A.wD", "A.dD"])
        presented.dismiss(animated: true)
        clock.turn()
        director.animator.complete(true)
        #expect(stage.journal.lines(of: "A").suffix(3) == ["A.wA", "A.iA", "A.dA"])
        #expect(stage.tabs.tabBar.window === stage.window)
      }
    }

    // Inferred: tabs in a tab.
    @Test func tabsInATab() async throws {
      try await clock.play {
        let stage = TabStage(shows: false)
        let outer = UITabBarController()
        outer.viewControllers = [stage.tabs, UIViewController()]
        stage.window.rootViewController = outer
        clock.turn()
        #expect(
          stage.first.tabBarController === stage.tabs && stage.tabs.tabBarController === outer)
        #expect(stage.journal.lines == ["A.load", "A.wA", "A.iA", "A.dA"])
        outer.selectedIndex = 1
        #expect(stage.journal.lines.suffix(2) == ["A.wD", "A.dD"])
      }
    }

    // Inferred: nothing of it keeps itself alive.
    @Test func tabsAreReleased() async throws {
      try await clock.play {
        weak var released: UITabBarController?
        weak var child: UIViewController?
        do {
          let stage = TabStage(animates: true)
          stage.tabs.selectedIndex = 1
          clock.turn()
          stage.director.animator.complete(true)
          (released, child) = (stage.tabs, stage.second)
          stage.window.rootViewController = nil
          clock.turn()
        }
        clock.advance(until: { released == nil && child == nil }, timeout: 1)
        #expect(released == nil && child == nil)
      }
    }
  }
}
