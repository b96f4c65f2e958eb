import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The transition of a container may be set at any time, also to the system's.
  @MainActor @Suite struct SetTransitionTests {
    private final class StackDelegate: NSObject, UINavigationControllerDelegate {}
    private final class TabDelegate: NSObject, UITabBarControllerDelegate {}

    @Test func theSystemsTransitionGivesAStackBackToItsDelegate() {
      let (house, delegate) = (StackHouse(), StackDelegate())
      house.stack.delegate = delegate
      house.stack.setTransition(.system)
      #expect(house.stack.delegate === delegate)
      #expect(house.stack.setTransition(.slide) != nil)
      #expect(house.stack.delegate !== delegate)
      #expect(house.stack.setTransition(.system) == nil)
      #expect(house.stack.delegate === delegate)
      #expect(TransitionController.installed(in: house.stack) == nil)
      house.perform(.push)
      house.settle()
      #expect(house.stack.topViewController === house.guest)
    }

    @Test func theSystemsTransitionGivesTabsBackToTheirDelegate() {
      let (house, delegate) = (TabsHouse(), TabDelegate())
      house.tabs.delegate = delegate
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      house.tabs.setTransition(.system)
      #expect(house.tabs.delegate === delegate && house.run == nil)
      house.drag(by: -300)
      house.settle()
      #expect(house.tabs.selectedIndex == 1)
    }

    /// `setTransition` is about the screens in the stack, not about the stack's own presentation.
    @Test func thePreferredTransitionOfTheStackItselfStaysAsTheAppHasSetIt() {
      let house = StackHouse()
      house.stack.preferredTransition = .coverVertical()
      house.stack.setTransition(.slide)
      #expect(house.stack.preferredTransition != nil)
      house.stack.preferredTransition = nil
      house.stack.setTransition(.system)
      #expect(house.stack.preferredTransition == nil)
    }

    /// A run goes on as it was, and ends; the next one is the new transition's.
    @Test(arguments: [true, false]) func setDuringARunItCountsForTheNext(isSystem: Bool) {
      let house = StackHouse()
      let first = house.stack.setTransition(.slide)
      house.perform(.push)
      Headless.advance(by: 0.1)
      #expect(first?.run != nil)
      let second = house.stack.setTransition(isSystem ? .system : .fold)
      house.settle()
      #expect(first?.run == nil && house.stack.topViewController === house.guest)
      #expect(house.stack.transitionCoordinator == nil)
      house.perform(.pop)
      #expect(second?.run?.movement.name == (isSystem ? nil : "fold"))
      house.settle()
      #expect(house.stack.viewControllers == Array(house.screens[0..<3]))
      #expect(house.stack.navigationBar.isUserInteractionEnabled)
    }

    /// A call decides before the screen's transition, and that before the stack's.
    @Test func aCallAndAScreenComeBeforeTheStack() {
      let house = StackHouse()
      let all = house.stack.setTransition(.slide)
      TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      let call = house.stack.push(house.guest, using: .spin)
      Headless.turn()
      #expect(call?.run?.movement.name == "spin" && all?.run == nil)
      house.settle()
      house.perform(.pop)
      #expect(call?.run?.movement.name == "spin")
      house.settle()
      house.perform(.push)
      #expect(TransitionController.installed(on: house.guest)?.run?.movement.name == "fold")
      house.settle()
      house.perform(.popToRoot)
      house.settle()
    }

    /// Two dismissals in a turn are one.
    @Test(arguments: [1, 2, 3]) func aStackGoesBackByOneScreen(calls: Int) throws {
      let house = StackHouse()
      let controller = try #require(house.stack.setTransition(.slide))
      for _ in 0..<calls { controller.dismiss() }
      house.settle()
      #expect(house.stack.viewControllers == Array(house.screens[..<2]))
    }
  }
}
