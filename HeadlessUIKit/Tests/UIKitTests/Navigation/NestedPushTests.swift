import Testing
import UIKit

extension All {
  @MainActor @Suite struct NestedPushTests {
    init() { Headless.reset() }

    private var kinds: [HeadlessMisuse.Kind] { Headless.takeMisuses().map(\.kind) }

    // Observed: an exception, where the header says that there is no effect. [controllers 14.7]
    @Test func theSameScreenTwice() {
      let theatre = NavigationTheatre.ofTwo()
      theatre.navigation.pushViewController(theatre.a, animated: true)
      theatre.navigation.setViewControllers([theatre.c, theatre.d, theatre.c], animated: false)
      Headless.turn()
      #expect(kinds == [.pushedTwice, .pushedTwice])
      #expect(theatre.names == ["A", "B"] && theatre.c.parent == nil)
    }

    // An exception: "Pushing a navigation controller is not supported".
    @Test func aStackInAStack() {
      let theatre = NavigationTheatre()
      let other = UINavigationController(rootViewController: theatre.b)
      theatre.navigation.pushViewController(other, animated: true)
      theatre.navigation.setViewControllers([theatre.a, other], animated: true)
      #expect(kinds == [.pushedNavigationController, .pushedNavigationController])
      #expect(theatre.names == ["A"] && theatre.navigation.viewControllers.count == 1)
    }

    // An exception: "Tried to pop to a view controller that doesn't exist."
    @Test func aStrangerIsNotPoppedTo() {
      let theatre = NavigationTheatre.ofTwo()
      #expect(theatre.navigation.popToViewController(theatre.c, animated: true) == nil)
      #expect(kinds == [.poppedToStranger] && theatre.names == ["A", "B"])
    }

    // Logged by UIKit. Observed: a change during a transition is not to be seen before its end.
    // [controllers 14.8] [controllers 15.3]
    @Test func aPushDuringAPushWaits() {
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 0.1)
      theatre.navigation.pushViewController(theatre.c, animated: true)
      #expect(kinds == [.nestedNavigation])
      #expect(theatre.names == ["A", "B"] && theatre.c.parent == nil)
      Headless.advance(by: 2)
      #expect(theatre.names == ["A", "B", "C"] && theatre.c.view.window != nil)
      #expect(
        theatre.lines("B", "C") == [
          "B.load", "B.wA", "B.iA", "B.dA", "C.load", "B.wD", "C.wA", "C.iA", "B.dD", "C.dA",
        ])
      #expect(Headless.misuses.isEmpty)
    }

    // Older accounts: the stack is told at once, and the bar and the views are patched up at the
    // end. [controllers 14.8]
    @Test func inTheSecondOrderItIsToldAtOnce() {
      Headless.order = .second
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 0.1)
      theatre.navigation.pushViewController(theatre.c, animated: true)
      #expect(kinds == [.nestedNavigation] && theatre.names == ["A", "B", "C"])
      #expect(theatre.navigation.topViewController === theatre.c)
      Headless.advance(by: 2)
      #expect(theatre.names == ["A", "B", "C"] && theatre.c.view.window != nil)
      #expect(theatre.b.view.window == nil && theatre.navigation.children.count == 3)
    }

    // [controllers 14.8]
    @Test(arguments: HeadlessOrder.allCases) func twoPushesInOneTurn(order: HeadlessOrder) {
      Headless.order = order
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      theatre.navigation.pushViewController(theatre.c, animated: true)
      #expect(kinds == [.nestedNavigation])
      Headless.advance(by: 2)
      #expect(theatre.names == ["A", "B", "C"] && theatre.c.view.window != nil)
      #expect(Headless.misuses.isEmpty)
    }

    // [controllers 14.8]
    @Test(arguments: HeadlessOrder.allCases) func aPopDuringAPush(order: HeadlessOrder) {
      Headless.order = order
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 0.1)
      theatre.navigation.popViewController(animated: true)
      #expect(kinds == [.nestedNavigation])
      Headless.advance(by: 2)
      #expect(theatre.names == ["A"] && theatre.a.view.window != nil && theatre.b.parent == nil)
      #expect(theatre.lines("B").suffix(2) == ["B.wD", "B.dD"] && Headless.misuses.isEmpty)
    }

    // From `viewWillAppear` it is nested, from `viewDidAppear` it is not. [controllers 2.7]
    @Test func pushingFromACallback() {
      let theatre = NavigationTheatre()
      theatre.b.onDidAppear = { [navigation = theatre.navigation, c = theatre.c] in
        if navigation.topViewController !== c { navigation.pushViewController(c, animated: true) }
      }
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 2)
      #expect(theatre.names == ["A", "B", "C"] && Headless.misuses.isEmpty)
      #expect(theatre.lines("C") == ["C.load", "C.wA", "C.iA", "C.dA"])
      #expect(
        theatre.lines("delegate") == [
          "delegate.willShow B true", "delegate.didShow B true", "delegate.willShow C true",
          "delegate.didShow C true",
        ])
      theatre.d.onWillAppear = { [navigation = theatre.navigation] in
        navigation.popViewController(animated: true)
      }
      theatre.navigation.pushViewController(theatre.d, animated: true)
      Headless.turn()
      #expect(kinds == [.nestedNavigation])
      Headless.advance(by: 2)
      #expect(theatre.names == ["A", "B", "C"] && theatre.c.view.window != nil)
    }

    // Screens set up one after the other, without animation, are nothing unusual.
    @Test(arguments: HeadlessOrder.allCases) func severalWithoutAnimation(order: HeadlessOrder) {
      Headless.order = order
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: false)
      theatre.navigation.pushViewController(theatre.c, animated: false)
      if order == .first { #expect(theatre.names == ["A", "B", "C"]) }
      Headless.turn()
      #expect(theatre.names == ["A", "B", "C"] && theatre.c.view.window != nil)
      #expect(theatre.b.view.window == nil && Headless.misuses.isEmpty)
      #expect(theatre.lines("C") == ["C.load", "C.wA", "C.iA", "C.dA"])
    }

    // One app's note on iOS 16 and 17: after a setting without animation, in the same turn, a push
    // is kept back: no coordinator, not in the stack. [controllers 11.4]
    @Test(arguments: HeadlessOrder.allCases) func aPushAfterASetting(order: HeadlessOrder) {
      Headless.order = order
      let theatre = NavigationTheatre()
      theatre.navigation.setViewControllers([theatre.b], animated: false)
      theatre.navigation.pushViewController(theatre.c, animated: true)
      if order == .first {
        #expect(theatre.names == ["B", "C"] && theatre.c.transitionCoordinator != nil)
      } else {
        #expect(theatre.names == ["B"] && theatre.c.transitionCoordinator == nil)
        #expect(theatre.navigation.transitionCoordinator == nil)
      }
      Headless.advance(by: 2)
      #expect(theatre.names == ["B", "C"] && theatre.c.view.window != nil)
      #expect(theatre.a.parent == nil && Headless.misuses.isEmpty)
    }
  }
}
