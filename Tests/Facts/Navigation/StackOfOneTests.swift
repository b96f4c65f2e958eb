import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct NavigationTests {
    private func shown(_ journal: Journal) -> (UIWindow, UINavigationController, Screen) {
      let window = clock.makeWindow()
      let content = Screen("N", journal)
      content.title = "Title"
      let navigation = UINavigationController(rootViewController: content)
      window.rootViewController = navigation
      clock.turn()
      return (window, navigation, content)
    }

    @Test func aStackOfOne() async throws {
      try await clock.play {
        let journal = Journal()
        let (_, navigation, content) = shown(journal)
        #expect(navigation.viewControllers == [content] && navigation.topViewController === content)
        #expect(content.navigationController === navigation && content.parent === navigation)
        #expect(content.navigationItem.title == "Title")
        #expect(navigation.navigationBar.topItem === content.navigationItem)
        #expect(journal.lines == ["N.load", "N.wA", "N.iA", "N.dA"])
      }
    }

    // The bar lies below the status bar, and content reaches under it.
    @Test func theBarIsPartOfTheSafeArea() async throws {
      try await clock.play {
        let (window, navigation, content) = shown(Journal())
        let (bar, insets) = (navigation.navigationBar.place, window.safeAreaInsets)
        #expect(bar.minY == insets.top && bar.width == window.bounds.width && bar.height >= 44)
        #expect(content.view.place == window.bounds)
        #expect(content.view.safeAreaInsets.top == bar.maxY)
        #expect(content.view.safeAreaInsets.bottom == insets.bottom)
        navigation.setNavigationBarHidden(true, animated: false)
        clock.turn()
        #expect(navigation.isNavigationBarHidden && content.view.safeAreaInsets.top == insets.top)
      }
    }

    @Test func aPresentedStackIsTheDestination() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let content = Screen("N", stage.journal)
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = .custom
        navigation.transitioningDelegate = stage.director
        stage.presenter.present(navigation, animated: true)
        clock.turn()
        #expect(stage.director.animator.context?.viewController(forKey: .to) === navigation)
        #expect(content.transitionCoordinator != nil)
        stage.director.animator.complete(true)
        content.dismiss(animated: true)
        clock.turn()
        stage.director.animator.complete(true)
        #expect(
          stage.journal.lines(of: "N") == ["N.load", "N.wA", "N.iA", "N.dA", "N.wD", "N.dD"])
        #expect(stage.presenter.presentedViewController == nil)
      }
    }

    // [controllers 7.2] [controllers 5.1] The whole stack presents, the content is only the source.
    @Test func contentPresentsThroughItsContainer() async throws {
      try await clock.play {
        let journal = Journal()
        let (window, navigation, content) = shown(journal)
        let presented = Screen("B", journal)
        content.present(presented, animated: false)
        clock.turn()
        #expect(presented.presentingViewController === navigation)
        #expect(content.presentedViewController === presented)
        #expect(navigation.visibleViewController === presented)
        #expect(presented.view.window === window)
      }
    }
  }
}
