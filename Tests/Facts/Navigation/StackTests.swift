import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct StackTests {
    // Documented: the stack is changed by the call, the display follows. Published accounts: before
    // the animation. [controllers 15.3]
    @Test func theCallChangesTheStackTheDisplayFollows() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.pushViewController(theatre.b, animated: true)
        #expect(theatre.names == ["A", "B"] && theatre.navigation.topViewController === theatre.b)
        #expect(theatre.b.parent === theatre.navigation)
        #expect(theatre.navigation.children == [theatre.a, theatre.b])
        #expect(theatre.a.view.window != nil)
        let popped = theatre.navigation.popViewController(animated: true)
        #expect(popped === theatre.b)
        _ = clock.takeComplaints()
      }
    }

    // WWDC 2013, session 218: the work of a push is done later, which makes room for the
    // completion handler that a coordinator's completion is. [controllers 15.5]
    @Test func theWorkOfAPushIsDoneLater() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.pushViewController(theatre.b, animated: true)
        #expect(!theatre.b.isViewLoaded && theatre.journal.lines == ["B.willMove in"])
        clock.turn()
        #expect(theatre.journal.lines.contains("B.wA") && !theatre.journal.lines.contains("B.dA"))
        clock.advance(by: 1)
        #expect(theatre.journal.lines.contains("B.dA"))
      }
    }

    // The same session. [controllers 11.2]
    @Test func theCoordinatorIsThereRightAfterThePush() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.pushViewController(theatre.b, animated: true)
        let coordinator = theatre.navigation.transitionCoordinator
        #expect(coordinator != nil)
        #expect(theatre.b.transitionCoordinator === coordinator)
        #expect(theatre.a.transitionCoordinator === coordinator)
        coordinator?.animate(alongsideTransition: nil) { [journal = theatre.journal] _ in
          journal.write("pushed")
        }
        let style: UIModalPresentationStyle = coordinator?.presentationStyle ?? .custom
        #expect(coordinator?.isAnimated == true && style == .none)
        clock.advance(by: 1)
        #expect(theatre.journal.lines.last == "pushed")
        #expect(theatre.navigation.transitionCoordinator == nil)
        #expect(theatre.b.transitionCoordinator == nil)
      }
    }

    // Documented: popViewController(animated:) does nothing at the root. [controllers 15.5]
    @Test func theRootStays() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        #expect(theatre.navigation.popViewController(animated: true) == nil)
        #expect(theatre.navigation.popToRootViewController(animated: true) == nil)
        clock.turn()
        #expect(theatre.names == ["A"] && theatre.journal.lines.isEmpty)
      }
    }

    // Documented: both return what was popped.
    @Test func severalArePoppedAtOnce() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        let pages = [theatre.a, theatre.b, theatre.c, theatre.d]
        theatre.navigation.viewControllers = pages
        clock.turn()
        #expect(theatre.navigation.popToViewController(theatre.c, animated: false) == [theatre.d])
        clock.turn()
        #expect(
          theatre.navigation.popToRootViewController(animated: false) == [theatre.b, theatre.c])
        clock.turn()
        #expect(theatre.names == ["A"] && theatre.navigation.children == [theatre.a])
        #expect(theatre.b.parent == nil && theatre.c.parent == nil && theatre.d.parent == nil)
        #expect(theatre.a.view.window != nil && theatre.d.view.window == nil)
      }
    }

    // Nothing is loaded by standing in the stack below the top. [controllers 1.2]
    @Test func screensBelowTheTopAreNotLoaded() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.setViewControllers([theatre.b, theatre.c, theatre.d], animated: false)
        clock.turn()
        #expect(!theatre.b.isViewLoaded && !theatre.c.isViewLoaded && theatre.d.isViewLoaded)
        #expect(theatre.navigation.children == [theatre.b, theatre.c, theatre.d])
        #expect(theatre.a.parent == nil && theatre.a.view.window == nil)
      }
    }

    @Test func aStackWithoutAWindowWaits() async throws {
      try await clock.play {
        let journal = Journal()
        let (a, b) = (Page("A", journal), Page("B", journal))
        let navigation = UINavigationController()
        #expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
        navigation.pushViewController(a, animated: true)
        navigation.pushViewController(b, animated: true)
        #expect(!a.isViewLoaded && !b.isViewLoaded && navigation.viewControllers == [a, b])
        let window = clock.makeWindow()
        window.rootViewController = navigation
        clock.turn()
        #expect(journal.lines(of: "B").contains("B.dA") && !a.isViewLoaded)
        #expect(b.view.window === window)
      }
    }

    // A stack that is filled, and emptied, while it is on the screen.
    @Test func anEmptyStackIsFilledAndEmptied() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let navigation = UINavigationController()
        window.rootViewController = navigation
        clock.turn()
        let journal = Journal()
        let a = Page("A", journal)
        navigation.pushViewController(a, animated: true)
        clock.turn()
        #expect(
          journal.lines == ["A.willMove in", "A.load", "A.wA", "A.didMove in", "A.iA", "A.dA"])
        navigation.viewControllers = []
        clock.turn()
        #expect(a.view.window == nil && a.parent == nil && navigation.topViewController == nil)
        #expect(journal.lines.suffix(4) == ["A.willMove out", "A.wD", "A.dD", "A.didMove out"])
      }
    }

    // Documented: UINavigationController's show(_:sender:) pushes; a view controller's looks for
    // somebody above it, and presents where nobody is.
    @Test func showingIsPushingOrPresenting() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        let inner = UIViewController()
        theatre.a.addChild(inner)
        inner.didMove(toParent: theatre.a)
        inner.show(theatre.b, sender: nil)
        #expect(theatre.names == ["A", "B"])
        clock.advance(by: 1)
        let window = clock.makeWindow()
        let alone = UIViewController()
        window.rootViewController = alone
        clock.turn()
        alone.show(theatre.c, sender: nil)
        #expect(alone.presentedViewController === theatre.c)
        clock.advance(by: 1)
      }
    }

    // Documented: the delegate says which orientations are supported.
    @Test func theDelegateDecidesOnOrientations() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        #expect(theatre.navigation.supportedInterfaceOrientations == .landscape)
        theatre.navigation.delegate = nil
        #expect(theatre.navigation.supportedInterfaceOrientations == .allButUpsideDown)
      }
    }
  }
}
