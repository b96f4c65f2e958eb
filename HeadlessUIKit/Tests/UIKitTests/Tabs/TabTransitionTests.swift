import Testing
import UIKit

extension All {
  /// An animator of the delegate's.
  @MainActor @Suite struct TabTransitionTests {
    init() { Headless.reset() }

    // Documented: a sample of Apple's: asked for on a tap and for code, the interaction controller
    // only after it. [controllers 16.1]
    @Test(arguments: [true, false])
    func theAnimatorIsAskedFor(byTap: Bool) {
      let stage = TabStage(animates: true)
      if byTap { stage.tabs.tapTab(1) } else { stage.tabs.selectedIndex = 1 }
      Headless.turn()
      let asked = stage.journal.lines(of: "delegate", "animator").filter {
        !$0.hasPrefix("delegate.should") && !$0.hasPrefix("delegate.did")
      }
      #expect(
        asked == [
          "delegate.animator A B", "delegate.interactor", "animator.duration", "animator.animate",
        ])
      stage.director.animator.complete(true)
      #expect(stage.second.view.window === stage.window && stage.first.view.superview == nil)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: the same: it reverts on a cancel. [controllers 16.2] [controllers 4.11]
    @Test(arguments: HeadlessOrder.allCases)
    func aCancelReverts(order: HeadlessOrder) {
      Headless.order = order
      let stage = TabStage(animates: true)
      stage.director.interactor = Interactor(stage.director.animator)
      stage.tabs.selectedIndex = 1
      Headless.turn()
      stage.context?.cancelInteractiveTransition()
      #expect(stage.tabs.selectedIndex == 1)
      stage.director.animator.complete(false)
      #expect(stage.tabs.selectedIndex == 0 && stage.tabs.selectedViewController === stage.first)
      #expect(stage.tabs.tabBar.selectedItem === stage.first.tabBarItem)
      #expect(stage.first.view.window === stage.window && stage.second.view.superview == nil)
      #expect(
        Set(stage.journal.lines(of: "A")) == ["A.wD", "A.wA", "A.iA", "A.dA"])
      #expect(stage.journal.lines(of: "B") == ["B.load", "B.wA", "B.iA", "B.wD", "B.dD"])
      stage.journal.lines = []
      stage.director.interactor = nil
      stage.tabs.selectedIndex = 1
      Headless.turn()
      stage.director.animator.complete(true)
      #expect(stage.second.view.window === stage.window && Headless.misuses.isEmpty)
    }

    // Documented: a sample of Apple's begins the next switch in the cancelled one's coordinator
    // completion. [controllers 16.2] [controllers 11.12]
    @Test(arguments: HeadlessOrder.allCases)
    func theNextSwitchMayBeginInTheCompletion(order: HeadlessOrder) {
      Headless.order = order
      let stage = TabStage(animates: true)
      stage.director.interactor = Interactor(stage.director.animator)
      stage.tabs.selectedIndex = 1
      let tabs = stage.tabs
      stage.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled { tabs.selectedIndex = 2 }
      }
      Headless.turn()
      stage.context?.cancelInteractiveTransition()
      stage.director.animator.complete(false)
      Headless.turn()
      #expect(stage.tabs.selectedIndex == 2)
      stage.director.animator.complete(true)
      #expect(stage.screens[2].view.window === stage.window && Headless.misuses.isEmpty)
    }

    // Measured by others, once: the tabs have the coordinator, the two children have none.
    // [controllers 11.3]
    @Test func onlyTheTabsHaveTheCoordinator() {
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      #expect(stage.tabs.transitionCoordinator != nil)
      #expect(stage.first.transitionCoordinator == nil)
      #expect(stage.second.transitionCoordinator == nil)
      Headless.turn()
      stage.director.animator.complete(true)
      #expect(stage.tabs.transitionCoordinator == nil)
    }

    // Documented: against that, UIViewControllerTransitionCoordinator.h: a child asks its parent.
    @Test func inTheSecondOrderTheChildrenHaveItToo() {
      Headless.order = .second
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      #expect(stage.first.transitionCoordinator === stage.tabs.transitionCoordinator)
      #expect(stage.second.transitionCoordinator === stage.tabs.transitionCoordinator)
      Headless.turn()
      stage.director.animator.complete(true)
    }

    // Measured by others, once: animationEnded comes twice after a tab switch; the first order has
    // it once. [controllers 10.5]
    @Test(arguments: HeadlessOrder.allCases)
    func theAnimatorMayBeToldOfItsEndTwice(order: HeadlessOrder) {
      Headless.order = order
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      Headless.turn()
      stage.director.animator.complete(true)
      let ends = stage.journal.lines.filter { $0 == "animator.ended true" }.count
      #expect(ends == (order == .first ? 1 : 2))
    }

    // Inferred: the second order begins after the commit, as a push does.
    @Test(arguments: HeadlessOrder.allCases)
    func theSwitchBeginsInTheCallOrAfterTheCommit(order: HeadlessOrder) {
      Headless.order = order
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      #expect((stage.context != nil) == (order == .first))
      Headless.turn()
      #expect(stage.context != nil)
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "B").last == "B.dA" && Headless.misuses.isEmpty)
    }

    // Observed: another selection in the middle logs "Unbalanced calls to begin/end appearance
    // transitions". Unverified: it changes nothing. [controllers 2.7]
    @Test func aSelectionInTheMiddleIsReported() {
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      Headless.turn()
      stage.tabs.selectedIndex = 2
      #expect(Headless.takeMisuses().map(\.kind) == [.unbalancedAppearance])
      stage.director.animator.complete(true)
      #expect(stage.tabs.selectedIndex == 1 && !stage.screens[2].isViewLoaded)
    }

    // Measured by others: an animator that cannot be interrupted takes the fingers from the app.
    // [controllers 13.1]
    @Test func aTapInTheMiddleReachesNobody() {
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      Headless.turn()
      stage.journal.lines = []
      stage.tabs.tapTab(2)
      #expect(stage.journal.lines.isEmpty)
      stage.director.animator.complete(true)
      stage.tabs.tapTab(2)
      #expect(stage.tabs.selectedIndex == 2)
      stage.director.animator.complete(true)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: completeTransition(_:) must be called. [controllers 10.1]
    @Test func aSwitchThatNeverEndsIsReported() {
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      Headless.turn()
      Headless.checkTransitions()
      #expect(Headless.takeMisuses().map(\.kind) == [.neverCompleted])
      stage.director.animator.complete(true)
    }
  }
}
