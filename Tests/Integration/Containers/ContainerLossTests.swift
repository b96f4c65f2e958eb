import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Containers, delegates and screens that go away in the middle of a run, and what runs leave behind.
  @MainActor @Suite struct ContainerLossTests {
    enum Moment: CaseIterable, Sendable { case playing, held }

    @Test(arguments: Moment.allCases) func aStackMayGoAwayInMidRun(moment: Moment) {
      weak var navigation: UINavigationController?
      weak var controller: TransitionController?
      var endings = 0
      do {
        let house = StackHouse()
        let made = house.stack.setTransition(.slide)!
        made.onEnd { _, _ in endings += 1 }
        (controller, navigation) = (made, house.stack)
        if moment == .held {
          house.swipeBack(by: 0.4, lifts: false)
        } else {
          house.perform(.push)
          Headless.advance(by: 0.1)
        }
        #expect(made.run != nil)
        house.window.rootViewController = UIViewController()
        Headless.advance(by: 0.5)
        if moment == .held { house.play([.lift]) }
        Headless.advance(by: 2)
      }
      Headless.advance(by: 1)
      #expect(navigation == nil && controller == nil && endings == 1)
    }

    @Test(arguments: Moment.allCases) func tabsMayGoAwayInMidRun(moment: Moment) {
      weak var tabs: UITabBarController?
      weak var controller: TransitionController?
      do {
        let house = TabsHouse()
        controller = house.tabs.setTransition(.slide, gesture: .pullLeftRight)!
        tabs = house.tabs
        if moment == .held {
          house.drag(by: -150, lifts: false)
        } else {
          house.tabs.selectedIndex = 2
          Headless.advance(by: 0.1)
        }
        #expect(house.run != nil)
        house.window.rootViewController = UIViewController()
        Headless.advance(by: 0.5)
        if moment == .held { house.play([.lift]) }
        Headless.advance(by: 2)
      }
      Headless.advance(by: 1)
      #expect(tabs == nil && controller == nil)
    }

    @Test(arguments: [false, true]) func childrenMayGoAwayInMidRun(parentGoes: Bool) {
      weak var parent: UIViewController?
      weak var controller: TransitionController?
      do {
        let house = ChildrenHouse()
        parent = house.parent
        controller = house.swap(.slide, gesture: .leadingEdge)
        Headless.advance(by: 0.1)
        if parentGoes {
          house.window.rootViewController = UIViewController()
        } else {
          house.new.willMove(toParent: nil)
          house.new.view.removeFromSuperview()
          house.new.removeFromParent()
        }
        Headless.advance(by: 2)
        if !parentGoes { house.window.rootViewController = UIViewController() }
        Headless.advance(by: 1)
        Headless.takeMisuses()
      }
      Headless.advance(by: 1)
      #expect(parent == nil && controller == nil)
    }

    /// The app's delegate dies while the run plays that it would be told of.
    @Test func aDelegateMayDieInMidRun() {
      let house = StackHouse()
      var probe: StackTests.Probe? = StackTests.Probe()
      house.stack.delegate = probe
      let controller = house.stack.setTransition(.slide)!
      house.perform(.push)
      Headless.advance(by: 0.1)
      #expect(probe?.calls.isEmpty == false)
      probe = nil
      house.settle()
      #expect(house.stack.topViewController === house.guest)
      controller.remove()
      #expect(house.stack.delegate == nil)
      let tabs = TabsHouse()
      var other: TabsTests.Probe? = TabsTests.Probe()
      tabs.tabs.delegate = other
      tabs.tabs.setTransition(.slide)
      tabs.tabs.selectedIndex = 2
      Headless.advance(by: 0.1)
      other = nil
      tabs.settle()
      #expect(tabs.tabs.selectedIndex == 2)
    }

    @Test func aSecondTransitionOfTabsReplacesTheFirst() {
      let (house, reports) = (TabsHouse(), Reports())
      house.tabs.setTransition(.fold, gesture: .pullLeftRight)
      house.tabs.setTransition(.spin, gesture: .pullLeftRight)
      #expect(reports.all == [])
      house.tabs.selectedIndex = 2
      Headless.turn()
      #expect(house.run?.movement.name == "spin")
      house.settle()
      house.drag(by: 300)
      house.settle()
      #expect(house.tabs.selectedIndex == 1)
    }

    /// Somebody may hold a run, or its animator, for longer than it plays: UIKit keeps animators for a while.
    @Test(arguments: TransitionPreset.allCases) func aRunThatIsOverHoldsNothing(
      preset: TransitionPreset
    ) {
      let house = StackHouse()
      weak var controller: TransitionController?
      weak var screen: UIViewController?
      var animator: RunCoordinator?
      do {
        let guest = UIViewController()
        (controller, screen) = (house.stack.push(guest, using: .preset(preset)), guest)
        Headless.turn()
        animator = controller?.run?.coordinator
      }
      house.settle()
      house.stack.popViewController(animated: false)
      house.settle()
      #expect(animator != nil && controller == nil && screen == nil)
      animator = nil
    }

    // MARK: Calls

    /// What the screens hear of a pop that a finger takes back is what they hear of the system's.
    @Test(arguments: TransitionPreset.allCases) func aCancelledPopTellsWhatTheSystemsTells(
      preset: TransitionPreset
    ) {
      func log(_ preset: TransitionPreset?) -> [String] {
        let house = StackHouse()
        if let preset { house.stack.setTransition(.preset(preset)) }
        house.swipeBack(by: 0.2)
        house.settle()
        return house.log.lines
      }
      let (ours, theirs) = (log(preset), log(nil))
      #expect(ours == theirs && !theirs.isEmpty)
    }

    /// Beside an app's own delegate touches pass: a second tap on Back leaves a stack that UIKit allows.
    @Test func aSecondTapOnBackBesideTheAppsDelegateIsLegal() {
      let house = DrivenStack(.slide)
      house.pops = .free
      house.call(.opening)
      Headless.advance(by: 0.1)
      let tap = HeadlessTouchScript.tap(at: CGPoint(x: 30, y: 20), for: 0.05)
      Headless.play(tap, in: house.window)
      Headless.advance(by: 2)
      let count = house.stack.viewControllers.count
      #expect(count == 1 || count == 2)
      #expect(house.stack.topViewController?.view.window != nil)
      #expect(house.stack.navigationBar.items?.count == count)
      #expect(house.stack.transitionCoordinator == nil && house.run == nil)
      Headless.takeMisuses()
    }

    /// An app's delegate that stands behind the library's drives its own pushes, and nobody minds.
    @Test(arguments: [true, false]) func anAppsOwnDriverGoesOnBehind(finishes: Bool) {
      let house = DrivenStack(.slide)
      let other = UIViewController()
      let controller = TransitionController(
        pushing: other, in: house.stack, preset: .fold)
      #expect(house.stack.delegate !== house.vendor)
      house.call(.opening)
      Headless.advance(by: 0.1)
      house.driver.update(0.4)
      Headless.turn()
      #expect(abs((house.run?.playback?.fraction ?? 0) - 0.4) < 1e-6)
      house.end(finishes)
      #expect(house.stack.viewControllers.count == (finishes ? 2 : 1))
      house.stack.pushViewController(other, animated: true)
      Headless.advance(by: 0.1)
      #expect(controller.run != nil)
      Headless.advance(by: 1)
      #expect(house.stack.topViewController === other)
    }

    /// A card above a pushed screen has the gestures; below it nothing pops. When it has gone, the screen pops.
    @Test func whileACardIsOpenNothingBelowItPops() {
      let house = StackHouse()
      let tabs = UITabBarController()
      house.window.rootViewController = nil
      tabs.viewControllers = [house.stack, UIViewController()]
      house.window.rootViewController = tabs
      Headless.turn()
      let all = house.stack.setTransition(.slide)!
      tabs.setTransition(.slide, gesture: .pullLeftRight)
      house.perform(.push)
      house.settle()
      let card = UIViewController()
      TransitionController(presenting: card, preset: TransitionPreset.overlay, gesture: .pullUpDown)
      house.guest.present(card, animated: true)
      house.settle()
      house.swipeBack(by: 0.8)
      house.settle()
      #expect(house.stack.viewControllers.count == 4 && tabs.selectedIndex == 0)
      #expect(house.guest.presentedViewController === card)
      house.play([
        .down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 195, y: 800), over: 0.2), .lift,
      ])
      house.settle()
      #expect(house.guest.presentedViewController == nil)
      house.swipeBack(by: 0.8, lifts: false)
      #expect(all.run != nil)
      house.play([.lift])
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }
  }
}
