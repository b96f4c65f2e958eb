import Testing
import UIKit

extension All {
  @MainActor @Suite struct StackTests {
    init() { Headless.reset() }

    // Documented: the stack is changed by the call, the display follows. Published accounts: before
    // the animation. [controllers 15.3]
    @Test func theCallChangesTheStackTheDisplayFollows() {
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      #expect(theatre.names == ["A", "B"] && theatre.navigation.topViewController === theatre.b)
      #expect(theatre.b.parent === theatre.navigation)
      #expect(theatre.navigation.children == [theatre.a, theatre.b])
      #expect(theatre.a.view.window != nil)
      let popped = theatre.navigation.popViewController(animated: true)
      #expect(popped === theatre.b)
      _ = Headless.takeMisuses()
    }

    // WWDC 2013, session 218: the work of a push is done later, which makes room for the
    // completion handler that a coordinator's completion is. [controllers 15.5]
    @Test func theWorkOfAPushIsDoneLater() {
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      #expect(!theatre.b.isViewLoaded && theatre.journal.lines == ["B.willMove in"])
      Headless.turn()
      #expect(theatre.journal.lines.contains("B.wA") && !theatre.journal.lines.contains("B.dA"))
      Headless.advance(by: 1)
      #expect(theatre.journal.lines.contains("B.dA") && Headless.misuses.isEmpty)
    }

    // The same session. [controllers 11.2]
    @Test func theCoordinatorIsThereRightAfterThePush() {
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
      Headless.advance(by: 1)
      #expect(theatre.journal.lines.last == "pushed")
      #expect(theatre.navigation.transitionCoordinator == nil)
      #expect(theatre.b.transitionCoordinator == nil)
    }

    // Documented: popViewController(animated:) does nothing at the root. [controllers 15.5]
    @Test func theRootStays() {
      let theatre = NavigationTheatre()
      #expect(theatre.navigation.popViewController(animated: true) == nil)
      #expect(theatre.navigation.popToRootViewController(animated: true) == nil)
      Headless.turn()
      #expect(theatre.names == ["A"] && theatre.journal.lines.isEmpty && Headless.misuses.isEmpty)
    }

    // Documented: both return what was popped.
    @Test func severalArePoppedAtOnce() {
      let theatre = NavigationTheatre()
      let pages = [theatre.a, theatre.b, theatre.c, theatre.d]
      theatre.navigation.viewControllers = pages
      Headless.turn()
      #expect(theatre.navigation.popToViewController(theatre.c, animated: false) == [theatre.d])
      Headless.turn()
      #expect(
        theatre.navigation.popToRootViewController(animated: false) == [theatre.b, theatre.c])
      Headless.turn()
      #expect(theatre.names == ["A"] && theatre.navigation.children == [theatre.a])
      #expect(theatre.b.parent == nil && theatre.c.parent == nil && theatre.d.parent == nil)
      #expect(theatre.a.view.window != nil && theatre.d.view.window == nil)
      #expect(Headless.misuses.isEmpty)
    }

    // Nothing is loaded by standing in the stack below the top. [controllers 1.2]
    @Test func screensBelowTheTopAreNotLoaded() {
      let theatre = NavigationTheatre()
      theatre.navigation.setViewControllers([theatre.b, theatre.c, theatre.d], animated: false)
      Headless.turn()
      #expect(!theatre.b.isViewLoaded && !theatre.c.isViewLoaded && theatre.d.isViewLoaded)
      #expect(theatre.navigation.children == [theatre.b, theatre.c, theatre.d])
      #expect(theatre.a.parent == nil && theatre.a.view.window == nil)
    }

    @Test func aStackWithoutAWindowWaits() {
      let journal = Journal()
      let (a, b) = (Page("A", journal), Page("B", journal))
      let navigation = UINavigationController()
      #expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
      navigation.pushViewController(a, animated: true)
      navigation.pushViewController(b, animated: true)
      #expect(!a.isViewLoaded && !b.isViewLoaded && navigation.viewControllers == [a, b])
      let window = Headless.makeWindow()
      window.rootViewController = navigation
      Headless.turn()
      #expect(journal.lines(of: "B").contains("B.dA") && !a.isViewLoaded)
      #expect(b.view.window === window && Headless.misuses.isEmpty)
    }

    // A stack that is filled, and emptied, while it is on the screen.
    @Test func anEmptyStackIsFilledAndEmptied() {
      let window = Headless.makeWindow()
      let navigation = UINavigationController()
      window.rootViewController = navigation
      Headless.turn()
      let journal = Journal()
      let a = Page("A", journal)
      navigation.pushViewController(a, animated: true)
      Headless.turn()
      #expect(
        journal.lines == ["A.willMove in", "A.load", "A.wA", "A.didMove in", "A.iA", "A.dA"])
      navigation.viewControllers = []
      Headless.turn()
      #expect(a.view.window == nil && a.parent == nil && navigation.topViewController == nil)
      #expect(journal.lines.suffix(4) == ["A.willMove out", "A.wD", "A.dD", "A.didMove out"])
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: UINavigationController's show(_:sender:) pushes; a view controller's looks for
    // somebody above it, and presents where nobody is.
    @Test func showingIsPushingOrPresenting() {
      let theatre = NavigationTheatre()
      let inner = UIViewController()
      theatre.a.addChild(inner)
      inner.didMove(toParent: theatre.a)
      inner.show(theatre.b, sender: nil)
      #expect(theatre.names == ["A", "B"])
      Headless.advance(by: 1)
      let window = Headless.makeWindow()
      let alone = UIViewController()
      window.rootViewController = alone
      Headless.turn()
      alone.show(theatre.c, sender: nil)
      #expect(alone.presentedViewController === theatre.c && Headless.misuses.isEmpty)
      Headless.advance(by: 1)
    }

    // Documented: the delegate says which orientations are supported.
    @Test func theDelegateDecidesOnOrientations() {
      let theatre = NavigationTheatre(directs: true)
      #expect(theatre.navigation.supportedInterfaceOrientations == .landscape)
      theatre.navigation.delegate = nil
      #expect(theatre.navigation.supportedInterfaceOrientations == .allButUpsideDown)
    }
  }
}
