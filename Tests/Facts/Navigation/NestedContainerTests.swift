import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct NestedContainerTests {
    // A screen that is presented over the stack, full screen, takes its top along.
    // [controllers 3.2]
    @Test func aFullScreenModalCoversTheTop() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo()
        theatre.c.modalPresentationStyle = .fullScreen
        theatre.b.present(theatre.c, animated: false)
        clock.turn()
        #expect(theatre.lines("A", "B") == ["B.wD", "B.dD"])
        #expect(theatre.navigation.visibleViewController === theatre.c)
        theatre.navigation.dismiss(animated: false)
        clock.turn()
        #expect(theatre.lines("B").suffix(3) == ["B.wA", "B.iA", "B.dA"])
        #expect(theatre.lines("A").isEmpty)
      }
    }

    // The stack changes while nobody sees it: without animation, and without callbacks before it
    // comes back.
    @Test func aCoveredStackChangesSilently() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo()
        theatre.c.modalPresentationStyle = .fullScreen
        theatre.b.present(theatre.c, animated: false)
        clock.turn()
        theatre.journal.lines = []
        theatre.navigation.pushViewController(theatre.d, animated: true)
        #expect(theatre.names == ["A", "B", "D"])
        clock.turn()
        #expect(theatre.lines("B", "D") == ["D.load"])
        theatre.c.dismiss(animated: false)
        clock.turn()
        #expect(theatre.lines("B", "D") == ["D.load", "D.wA", "D.iA", "D.dA"])
        #expect(theatre.d.view.window != nil && theatre.b.view.window == nil)
      }
    }

    // The whole stack is presented; its screens push inside, and the coordinator is the inner one.
    // [controllers 11.1]
    @Test func aStackInAModal() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let (a, b) = (Page("A", stage.journal), Page("N", stage.journal))
        let navigation = UINavigationController(rootViewController: a)
        navigation.modalPresentationStyle = .custom
        navigation.transitioningDelegate = stage.director
        stage.presenter.present(navigation, animated: true)
        clock.turn()
        let outer = a.transitionCoordinator
        #expect(outer != nil && outer === navigation.transitionCoordinator)
        stage.director.animator.complete(true)
        navigation.pushViewController(b, animated: true)
        #expect(b.transitionCoordinator !== outer && b.transitionCoordinator != nil)
        #expect(stage.presenter.transitionCoordinator == nil)
        clock.advance(by: 1)
        #expect(b.presentingViewController === stage.presenter)
        #expect(navigation.viewControllers == [a, b] && b.view.window != nil)
        b.dismiss(animated: true)
        clock.turn()
        stage.director.animator.complete(true)
        #expect(stage.journal.lines(of: "N").suffix(2) == ["N.wD", "N.dD"])
      }
    }

    // While the stack itself is still on its way in, its screens do not arrive before it.
    @Test func aPushIntoAStackThatIsArriving() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let (a, b) = (Page("A", stage.journal), Page("N", stage.journal))
        let navigation = UINavigationController(rootViewController: a)
        navigation.modalPresentationStyle = .custom
        navigation.transitioningDelegate = stage.director
        stage.presenter.present(navigation, animated: true)
        clock.turn()
        navigation.pushViewController(b, animated: false)
        clock.turn()
        #expect(stage.journal.lines.contains("A.dD") && !stage.journal.lines.contains("N.dA"))
        stage.director.animator.complete(true)
        #expect(
          stage.journal.lines(of: "N").filter { !$0.contains("Move") } == [
            "N.load", "N.wA", "N.iA", "N.dA",
          ])
        #expect(!stage.journal.lines.contains("A.dA"))
      }
    }

    // Children of a screen go with it.
    @Test func childrenGoWithTheirScreen() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        let inner = Screen("I", theatre.journal)
        theatre.b.loadViewIfNeeded()
        theatre.b.addChild(inner)
        theatre.b.view.addSubview(inner.view)
        inner.didMove(toParent: theatre.b)
        theatre.journal.lines = []
        theatre.navigation.pushViewController(theatre.b, animated: true)
        #expect(inner.navigationController === theatre.navigation)
        #expect(inner.transitionCoordinator != nil)
        clock.advance(by: 1)
        #expect(theatre.lines("B", "I") == ["B.wA", "I.wA", "B.iA", "I.iA", "I.dA", "B.dA"])
        theatre.navigation.popViewController(animated: true)
        clock.advance(by: 1)
        #expect(theatre.lines("I").suffix(2) == ["I.wD", "I.dD"])
      }
    }

    // The window goes away in the middle.
    @Test func aWindowThatGoesAwayTakesThePushAlong() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        theatre.window.rootViewController = UIViewController()
        clock.turn()
        #expect(theatre.navigation.view.window == nil)
        theatre.director.animator.complete(true)
        #expect(theatre.names == ["A", "B"])
      }
    }
  }
}
