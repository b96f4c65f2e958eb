import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct PushOrderTests {
    // Observed in several published logs: B is loaded before A is told; "did" as "will", the
    // leaving one first. [controllers 1.2] [controllers 3.1]
    @Test(arguments: [true, false]) func aPush(animated: Bool) async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.pushViewController(theatre.b, animated: animated)
        clock.advance(by: 1)
        #expect(
          theatre.lines("A", "B") == ["B.load", "A.wD", "B.wA", "B.iA", "A.dD", "B.dA"])
      }
    }

    // The same logs. [controllers 3.1]
    @Test(arguments: [true, false]) func aPop(animated: Bool) async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo()
        theatre.navigation.popViewController(animated: animated)
        clock.advance(by: 1)
        #expect(theatre.lines("A", "B") == ["B.wD", "A.wA", "A.iA", "B.dD", "A.dA"])
        #expect(theatre.b.view.superview == nil)
      }
    }

    // Published log of a push with layout. [controllers 1.3]
    @Test func layoutFallsBetweenTheCallbacks() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        let laid = LayoutPage("B", theatre.journal)
        theatre.navigation.pushViewController(laid, animated: true)
        clock.advance(by: 1)
        let lines = theatre.lines("A", "B")
        let first = lines.firstIndex(of: "B.willLayout")
        let last = lines.firstIndex(of: "A.dD")
        #expect(lines.prefix(3) == ["B.load", "A.wD", "B.wA"])
        #expect(first.map { lines[$0 + 1] } == "B.didLayout" && first! < last!)
      }
    }

    // Documented in Apple's article on fluid transitions: the view is removed before
    // `viewDidDisappear`, and added after `viewWillAppear`. [controllers 2.3]
    @Test func theViewIsGoneBeforeItsLastCallback() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        var windows: [String] = []
        theatre.b.onWillAppear = { [b = theatre.b] in
          windows.append("wA \(b.viewIfLoaded?.superview != nil)")
        }
        theatre.a.onWillDisappear = { [a = theatre.a] in
          windows.append("wD \(a.viewIfLoaded?.superview != nil)")
        }
        theatre.a.onDidDisappear = { [a = theatre.a] in
          windows.append("dD \(a.viewIfLoaded?.superview != nil)")
        }
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.advance(by: 1)
        #expect(windows == ["wD true", "wA false", "dD false"])
      }
    }

    // Published order of one push: parent first, appearance, parent last.
    @Test func parentsAreTold() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.advance(by: 1)
        #expect(
          theatre.journal.lines.filter { $0.contains("Move") || $0.contains(".dA") } == [
            "B.willMove in", "B.dA", "B.didMove in",
          ])
        theatre.journal.lines = []
        theatre.navigation.popViewController(animated: true)
        clock.advance(by: 1)
        #expect(
          theatre.journal.lines.filter { $0.contains("Move") || $0.contains(".dD") } == [
            "B.willMove out", "B.dD", "B.didMove out",
          ])
      }
    }

    // Documented: the ones between hear nothing but their parent. [controllers 3.11]
    @Test func theOnesBetweenHearOfTheirParentOnly() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.viewControllers = [theatre.a, theatre.b, theatre.c]
        clock.turn()
        theatre.journal.lines = []
        theatre.navigation.popToRootViewController(animated: true)
        clock.advance(by: 1)
        #expect(
          theatre.journal.lines.filter { $0.hasPrefix("B.") } == [
            "B.willMove out", "B.didMove out",
          ])
        #expect(theatre.lines("A", "C") == ["C.wD", "A.wA", "A.iA", "C.dD", "A.dA"])
      }
    }

    // Documented: a new top that is in the stack already is popped to, else it is a push.
    // [controllers 3.11]
    @Test func settingTheStackIsAPushOrAPop() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo(directs: true)
        theatre.director.animator.completesAtOnce = true
        theatre.navigation.setViewControllers([theatre.c], animated: true)
        clock.turn()
        #expect(theatre.journal.take().contains("delegate.animator push BC"))
        theatre.navigation.viewControllers = [theatre.a, theatre.c]
        clock.turn()
        #expect(theatre.names == ["A", "C"] && theatre.c.view.window != nil)
        theatre.journal.lines = []
        theatre.navigation.setViewControllers([theatre.a], animated: true)
        clock.turn()
        #expect(theatre.journal.lines.contains("delegate.animator pop CA"))
      }
    }

    // A change below the top shows nothing.
    @Test func aChangeBelowTheTopIsSilent() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo()
        theatre.navigation.setViewControllers([theatre.a, theatre.c, theatre.b], animated: true)
        #expect(theatre.navigation.transitionCoordinator == nil)
        clock.advance(by: 1)
        #expect(theatre.journal.lines == ["C.willMove in", "C.didMove in"])
        #expect(theatre.navigation.children == [theatre.a, theatre.c, theatre.b])
        #expect(theatre.navigation.navigationBar.backItem === theatre.c.navigationItem)
      }
    }

    // The same log: the first screen is told of as well.
    @Test func theFirstScreenIsShownToo() async throws {
      try await clock.play {
        let journal = Journal()
        let navigation = UINavigationController(rootViewController: Page("A", journal))
        let scribe = NavigationScribe(journal)
        navigation.delegate = scribe
        let window = clock.makeWindow()
        window.rootViewController = navigation
        clock.turn()
        #expect(
          journal.lines.filter { $0.hasPrefix("delegate") } == [
            "delegate.willShow A false", "delegate.didShow A false",
          ])
        #expect(journal.lines.last == "delegate.didShow A false")
      }
    }
  }
}

private final class LayoutPage: Screen {
  override func viewWillLayoutSubviews() { journal.write("\(name).willLayout") }
  override func viewDidLayoutSubviews() { journal.write("\(name).didLayout") }
}
