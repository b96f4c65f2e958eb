import Testing
import UIKit

extension All {
  /// Tabs among other containers.
  @MainActor @Suite struct TabNestingTests {
    init() { Headless.reset() }

    // Documented: a stack in a tab sees both bars in its content's safe area.
    @Test func aStackInATab() {
      let window = Headless.makeWindow()
      let (tabs, content) = (UITabBarController(), Screen("N", Journal()))
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      window.rootViewController = tabs
      Headless.turn()
      #expect(
        content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      #expect(content.journal.lines == ["N.load", "N.wA", "N.iA", "N.dA"])
    }

    // Observed: tabs in a stack are unusual and work.
    @Test func tabsInAStack() {
      let window = Headless.makeWindow()
      let (tabs, journal) = (UITabBarController(), Journal())
      let screens = [Screen("A", journal), Screen("B", journal)]
      tabs.viewControllers = screens
      window.rootViewController = UINavigationController(rootViewController: tabs)
      Headless.turn()
      #expect(journal.take() == ["A.load", "A.wA", "A.iA", "A.dA"])
      #expect(
        screens[0].view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      tabs.selectedIndex = 1
      #expect(journal.take() == ["B.load", "B.wA", "A.wD", "A.dD", "B.iA", "B.dA"])
      #expect(Headless.misuses.isEmpty)
    }

    // Inferred from 2.6: tabs that are presented take their selected child along.
    @Test func tabsInAModal() {
      let stage = PairOfScreens()
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen("A", stage.journal), Screen("C", stage.journal)]
      tabs.modalPresentationStyle = .custom
      tabs.transitioningDelegate = stage.director
      stage.presenter.present(tabs, animated: true)
      Headless.turn()
      #expect(tabs.children[0].transitionCoordinator != nil)
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "A", "C") == ["A.load", "A.wA", "A.iA", "A.dA"])
      tabs.selectedIndex = 1
      #expect(tabs.children[1].presentingViewController === stage.presenter)
      stage.journal.lines = []
      tabs.children[1].dismiss(animated: true)
      Headless.turn()
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "A", "C") == ["C.wD", "C.dD"] && Headless.misuses.isEmpty)
    }

    // Documented: full screen, the tabs present, whoever calls; the caller is the source.
    // [controllers 7.2] [controllers 5.1]
    @Test func aTabsChildPresentsThroughTheTabs() {
      let stage = TabStage()
      let (presented, director) = (Screen("X", stage.journal), Director(stage.journal))
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = director
      stage.first.present(presented, animated: true)
      Headless.turn()
      #expect(presented.presentingViewController === stage.tabs)
      #expect(stage.first.presentedViewController === presented)
      #expect(director.animator.context?.viewController(forKey: .from) === stage.tabs)
      director.animator.complete(true)
      #expect(stage.tabs.view.window == nil)
      #expect(stage.journal.lines(of: "A") == ["A.wD", "A.dD"])
      presented.dismiss(animated: true)
      Headless.turn()
      director.animator.complete(true)
      #expect(stage.journal.lines(of: "A").suffix(3) == ["A.wA", "A.iA", "A.dA"])
      #expect(stage.tabs.tabBar.window === stage.window && Headless.misuses.isEmpty)
    }

    // Inferred: tabs in a tab.
    @Test func tabsInATab() {
      let stage = TabStage(shows: false)
      let outer = UITabBarController()
      outer.viewControllers = [stage.tabs, UIViewController()]
      stage.window.rootViewController = outer
      Headless.turn()
      #expect(stage.first.tabBarController === stage.tabs && stage.tabs.tabBarController === outer)
      #expect(stage.journal.lines == ["A.load", "A.wA", "A.iA", "A.dA"])
      outer.selectedIndex = 1
      #expect(stage.journal.lines.suffix(2) == ["A.wD", "A.dD"] && Headless.misuses.isEmpty)
    }

    // Documented: a turn of the device reaches the selected child; another one is resized when its
    // turn comes.
    @Test func aTurnReachesTheTabs() {
      let stage = TabStage()
      stage.tabs.selectedIndex = 1
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      #expect(stage.second.view.frame == stage.window.bounds)
      stage.tabs.selectedIndex = 0
      #expect(stage.first.view.frame == stage.window.bounds)
      #expect(stage.first.view.safeAreaInsets.bottom == 32)
    }

    // Inferred: nothing of it keeps itself alive.
    @Test func tabsAreReleased() {
      weak var released: UITabBarController?
      weak var child: UIViewController?
      do {
        let stage = TabStage(animates: true)
        stage.tabs.selectedIndex = 1
        Headless.turn()
        stage.director.animator.complete(true)
        (released, child) = (stage.tabs, stage.second)
        stage.window.rootViewController = nil
        Headless.turn()
      }
      Headless.turn()
      #expect(released == nil && child == nil)
    }
  }
}
