import Testing
import UIKit

extension All {
  @MainActor @Suite struct NavigationTests {
    init() { Headless.reset() }

    private func shown(_ journal: Journal) -> (UIWindow, UINavigationController, Screen) {
      let window = Headless.makeWindow()
      let content = Screen("N", journal)
      content.title = "Title"
      let navigation = UINavigationController(rootViewController: content)
      window.rootViewController = navigation
      Headless.turn()
      return (window, navigation, content)
    }

    @Test func aStackOfOne() {
      let journal = Journal()
      let (_, navigation, content) = shown(journal)
      #expect(navigation.viewControllers == [content] && navigation.topViewController === content)
      #expect(content.navigationController === navigation && content.parent === navigation)
      #expect(content.navigationItem.title == "Title")
      #expect(navigation.navigationBar.topItem === content.navigationItem)
      #expect(journal.lines == ["N.load", "N.wA", "N.iA", "N.dA"])
      #expect(Headless.misuses.isEmpty)
    }

    // The bar is 44 points high, below the status bar; content reaches under it.
    @Test func theBarIsPartOfTheSafeArea() {
      let (window, navigation, content) = shown(Journal())
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
      #expect(content.view.frame == window.bounds)
      #expect(content.view.safeAreaInsets.top == 91 && content.view.safeAreaInsets.bottom == 34)
      navigation.setNavigationBarHidden(true, animated: false)
      Headless.turn()
      #expect(navigation.isNavigationBarHidden && content.view.safeAreaInsets.top == 47)
    }

    @Test func aPresentedStackIsTheDestination() {
      let stage = PairOfScreens()
      let content = Screen("N", stage.journal)
      let navigation = UINavigationController(rootViewController: content)
      navigation.modalPresentationStyle = .custom
      navigation.transitioningDelegate = stage.director
      stage.presenter.present(navigation, animated: true)
      Headless.turn()
      #expect(stage.director.animator.context?.viewController(forKey: .to) === navigation)
      #expect(content.transitionCoordinator != nil)
      stage.director.animator.complete(true)
      content.dismiss(animated: true)
      Headless.turn()
      stage.director.animator.complete(true)
      #expect(
        stage.journal.lines(of: "N") == ["N.load", "N.wA", "N.iA", "N.dA", "N.wD", "N.dD"])
      #expect(stage.presenter.presentedViewController == nil && Headless.misuses.isEmpty)
    }

    // [controllers 7.2] [controllers 5.1] The whole stack presents, the content is only the source.
    @Test func contentPresentsThroughItsContainer() {
      let journal = Journal()
      let (window, navigation, content) = shown(journal)
      let presented = Screen("B", journal)
      content.present(presented, animated: false)
      Headless.turn()
      #expect(presented.presentingViewController === navigation)
      #expect(content.presentedViewController === presented)
      #expect(navigation.visibleViewController === presented)
      #expect(presented.view.window === window)
    }
  }
}
