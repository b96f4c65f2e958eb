import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct CancelledPushTests {
    init() { Headless.reset() }

    private func popping(_ order: HeadlessOrder = .first) -> NavigationTheatre {
      Headless.order = order
      let theatre = NavigationTheatre.ofTwo(directs: true)
      theatre.director.interactor = Interactor(theatre.director.animator)
      theatre.navigation.popViewController(animated: true)
      Headless.turn()
      return theatre
    }

    private func cancel(_ theatre: NavigationTheatre) {
      theatre.director.animator.context?.cancelInteractiveTransition()
      theatre.director.animator.complete(false)
      Headless.turn()
    }

    // Published order of a cancelled back swipe, all of it in one turn.
    // [controllers 4.1] [controllers 4.2] [controllers 4.3]
    @Test func aCancelledPopComesBackBalanced() {
      let theatre = popping()
      #expect(theatre.lines("A", "B") == ["B.wD", "A.wA", "A.iA"])
      theatre.journal.lines = []
      theatre.director.animator.context?.cancelInteractiveTransition()
      #expect(theatre.lines("A", "B").isEmpty)
      theatre.director.animator.complete(false)
      #expect(theatre.lines("A", "B").filter { $0 != "B.iA" } == ["A.wD", "A.dD", "B.wA", "B.dA"])
      #expect(Headless.misuses.isEmpty)
    }

    // The second order turns round when the interaction is cancelled. [controllers 4.4]
    @Test func theSecondOrderTurnsRoundAtTheCancel() {
      let theatre = popping(.second)
      theatre.journal.lines = []
      theatre.director.animator.context?.cancelInteractiveTransition()
      #expect(theatre.lines("A", "B") == ["A.wD", "B.wA"])
      theatre.director.animator.complete(false)
      #expect(theatre.lines("A", "B").filter { $0 != "B.iA" } == ["A.wD", "B.wA", "A.dD", "B.dA"])
    }

    // Documented: the handlers come first. [controllers 4.1] [controllers 11.11]
    @Test(arguments: HeadlessOrder.allCases) func handlersComeFirst(order: HeadlessOrder) {
      let theatre = popping(order)
      theatre.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        [journal = theatre.journal] in
        journal.write("A.handler \($0.isCancelled)")
      }
      theatre.journal.lines = []
      cancel(theatre)
      #expect(theatre.lines("A", "B").first == "A.handler true")
    }

    // Observed: in the meantime the one below is on top, and the other has no navigation
    // controller; both come back. [controllers 15.4] [controllers 4.11]
    @Test func theStackComesBack() {
      let theatre = popping()
      #expect(theatre.navigation.topViewController === theatre.a)
      #expect(theatre.b.navigationController == nil)
      cancel(theatre)
      #expect(theatre.names == ["A", "B"] && theatre.navigation.topViewController === theatre.b)
      #expect(theatre.b.navigationController === theatre.navigation)
      #expect(theatre.navigation.children == [theatre.a, theatre.b])
      #expect(theatre.a.view.superview == nil && theatre.b.view.window != nil)
      #expect(theatre.navigation.navigationBar.topItem === theatre.b.navigationItem)
      #expect(!theatre.journal.lines.contains("B.didMove out"))
    }

    // In the second order a popped screen keeps its parent to the end.
    @Test func theSecondOrderKeepsTheParent() {
      let theatre = popping(.second)
      #expect(theatre.b.navigationController === theatre.navigation)
      theatre.director.animator.context?.finishInteractiveTransition()
      theatre.director.animator.complete(true)
      #expect(theatre.b.navigationController == nil)
      #expect(theatre.journal.lines.last { $0.hasPrefix("B.") } == "B.didMove out")
    }

    // Two apps say never, one test double says with the screen that stays. [controllers 4.12]
    @Test(arguments: HeadlessOrder.allCases) func didShowAfterACancel(order: HeadlessOrder) {
      let theatre = popping(order)
      #expect(theatre.journal.lines.contains("delegate.willShow A"))
      theatre.journal.lines = []
      cancel(theatre)
      #expect(theatre.lines("delegate") == (order == .first ? [] : ["delegate.didShow B"]))
    }

    // Documented and observed: the completion runs all the same, and the next transition may
    // begin in it. [controllers 11.12]
    @Test func theNextOneBeginsInTheCompletion() {
      let theatre = popping()
      theatre.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        [navigation = theatre.navigation, journal = theatre.journal] context in
        journal.write("completion \(context.isCancelled)")
        navigation.popViewController(animated: true)
      }
      cancel(theatre)
      #expect(theatre.journal.lines.contains("completion true"))
      #expect(theatre.director.animator.context != nil)
      theatre.director.animator.complete(true)
      #expect(theatre.names == ["A"] && theatre.b.view.window == nil && Headless.misuses.isEmpty)
    }

    // A push that is taken back leaves nothing behind. [controllers 4.1]
    @Test(arguments: HeadlessOrder.allCases) func aCancelledPush(order: HeadlessOrder) {
      Headless.order = order
      let theatre = NavigationTheatre(directs: true)
      theatre.director.interactor = Interactor(theatre.director.animator)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      theatre.journal.lines = []
      cancel(theatre)
      let told = theatre.lines("A", "B").filter { $0 != "A.iA" }
      #expect(
        told
          == (order == .first
            ? ["B.wD", "B.dD", "A.wA", "A.dA"] : ["B.wD", "A.wA", "B.dD", "A.dA"]))
      #expect(theatre.names == ["A"] && theatre.b.parent == nil && theatre.b.view.window == nil)
      #expect(theatre.navigation.children == [theatre.a] && theatre.a.view.window != nil)
      theatre.director.interactor = nil
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      theatre.director.animator.complete(true)
      #expect(theatre.names == ["A", "B"] && Headless.misuses.isEmpty)
    }

    // Documented: an interruptible transition may change its mind more than once.
    // [controllers 4.13]
    @Test(arguments: HeadlessOrder.allCases) func changingOnesMind(order: HeadlessOrder) {
      let theatre = popping(order)
      let context = theatre.director.animator.context
      context?.cancelInteractiveTransition()
      context?.pauseInteractiveTransition()
      context?.finishInteractiveTransition()
      #expect(context?.transitionWasCancelled == false)
      theatre.director.animator.complete(true)
      #expect(theatre.names == ["A"])
      #expect(theatre.lines("A", "B").filter { $0 != "A.iA" }.suffix(2) == ["B.dD", "A.dA"])
      // Radar 38182194: cancelled, taken hold of again and finished, the bar stays behind.
      // [controllers 12.14]
      let top = theatre.navigation.navigationBar.topItem
      #expect(top === (order == .first ? theatre.a : theatre.b).navigationItem)
      #expect(Headless.misuses.isEmpty)
    }

    // Not documented: a restored screen is told that it appears as any other.
    @Test func theRestoredScreenIsNotNew() {
      let theatre = popping()
      var facts: [Bool] = []
      theatre.b.onWillAppear = { [b = theatre.b] in
        facts = [b.isMovingToParent, b.isMovingFromParent]
      }
      cancel(theatre)
      #expect(facts == [false, false])
    }
  }
}
