import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Tabs that change with presets end where they end without, and follow a finger to both sides.
  @MainActor @Suite struct TabsTests {
    /// A swipe leads to the tab on its side, as a drag does.
    @Test(arguments: [(TransitionEdge.leading, 2), (.trailing, 0)])
    func aSwipeLeadsToBothSides(edge: TransitionEdge, index: Int) {
      let house = TabsHouse()
      house.tabs.setTransition(.slide, gesture: .swipe(edge))
      let way: CGFloat = edge == .leading ? -160 : 160
      house.play([
        .down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 195 + way, y: 420), over: 0.08), .lift,
      ])
      #expect(house.run?.direction == (index == 2 ? .opening : .closing))
      house.settle()
      #expect(house.tabs.selectedIndex == index)
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
      var heard: [String] = []
      func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
        heard.append(screen.title ?? "")
      }
    }

    /// The delegate hears of the tab to which a finger has led, and of none if the drag is taken back.
    @Test(arguments: [true, false]) func theDelegateHearsOfADragIfATabIsSelected(commits: Bool) {
      let (house, delegate) = (TabsHouse(), Delegate())
      house.tabs.delegate = delegate
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      house.drag(by: commits ? -300 : -40)
      house.settle()
      #expect(house.tabs.selectedIndex == (commits ? 2 : 1))
      #expect(delegate.heard == (commits ? ["c"] : []))
    }

    /// After a drag that was taken back, the delegate hears of the same tab as without the drag: of a tap, and not of
    /// code.
    @Test(arguments: [true, false]) func afterADragThatIsTakenBackTheDelegateHearsOfTapsOnly(
      taps: Bool
    ) {
      let (house, delegate) = (TabsHouse(), Delegate())
      house.tabs.delegate = delegate
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      house.drag(by: -40)
      house.settle()
      if taps {
        house.tap(2)
      } else {
        house.tabs.selectedIndex = 2
      }
      house.settle()
      #expect(house.tabs.selectedIndex == 2 && delegate.heard == (taps ? ["c"] : []))
    }

    /// The last of two selections in one turn counts, and each completion tells once how its own ended.
    @Test(arguments: [true, false]) func twoSelectionsInATurnEndAtTheLast(isForAll: Bool) {
      let house = TabsHouse()
      if isForAll { house.tabs.setTransition(.slide) }
      var told: [String] = []
      house.tabs.select(0, using: .slide) { told.append("first \($0)") }
      house.tabs.select(2, using: .fold) { told.append("second \($0)") }
      house.settle()
      house.settle()
      #expect(house.tabs.selectedIndex == 2)
      #expect(told.count == 2 && told.last == "second true")
      #expect(house.log.lines.last { $0.hasPrefix("c.") } == "c.didAppear")
    }

    /// The list of further tabs is in no list of tabs: it is behind them all.
    @Test func moreIsBehindAllTabs() throws {
      let house = TabsHouse()
      let controller = house.tabs.setTransition(.slide)!
      let delegate = try #require(house.tabs.delegate as? TabBarDelegate)
      let more = UIViewController()
      for (from, to, direction) in [
        (house.screens[1], more, TransitionDirection.opening), (more, house.screens[1], .closing),
      ] {
        let animator = delegate.tabBarController(
          house.tabs, animationControllerForTransitionFrom: from, to: to)
        #expect((animator as? TransitionAnimator)?.coordinator.direction == direction)
      }
      _ = controller
    }

    struct Case: CustomTestStringConvertible, Sendable {
      let preset: TransitionPreset
      let index: Int
      let outcome: StackHouse.Outcome
      var testDescription: String { "\(preset) to \(index) \(outcome)" }

      static var all: [Case] {
        TransitionPreset.allCases.flatMap { preset in
          [0, 2].flatMap { index in
            StackHouse.Outcome.allCases.map { Case(preset: preset, index: index, outcome: $0) }
          }
        }
      }
    }

    private func play(_ plan: Case, installed: Bool) -> (log: Set<String>, state: [String]) {
      let house = TabsHouse()
      if installed {
        house.tabs.setTransition(.preset(plan.preset), gesture: .pinch)
      }
      if plan.outcome == .notAnimated {
        UIView.performWithoutAnimation { house.tabs.selectedIndex = plan.index }
      } else {
        house.tabs.selectedIndex = plan.index
      }
      Headless.turn()
      switch plan.outcome {
      case .cancelled where installed:
        Headless.advance(by: 0.1)
        #expect(house.run?.direction == (plan.index == 0 ? .closing : .opening))
        house.run?.turn(plan.index == 0 ? .opening : .closing)
      case .turned:
        Headless.advance(by: 0.1)
        house.rotate()
      default: break
      }
      house.settle()
      return (Set(house.log.lines), house.state)
    }

    /// Counts how often it is asked for an animator.
    private final class Asked: NSObject, UITabBarControllerDelegate {
      var count = 0

      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        count += 1
        return nil
      }
    }

    /// The end of a run of a single change removes the library's delegate: the system's change asks the app's own.
    @Test(arguments: [false, true]) func theSystemsChangeAsksTheAppsDelegate(isRunning: Bool) {
      let house = TabsHouse()
      let app = Asked()
      house.tabs.delegate = app
      if isRunning {
        house.tabs.select(2, using: .slide)
        Headless.advance(by: 0.1)
        #expect(house.tabs.transitionCoordinator != nil)
      }
      let before = app.count
      house.tabs.select(0, using: .system)
      Headless.turn()
      #expect(app.count == before + 1)
      house.settle()
      #expect(house.tabs.selectedIndex == 0)
    }

    /// There is no way back by code: a change without a gesture goes on, and nothing is left of the call.
    @Test func codeTurnsNoChange() {
      let house = TabsHouse()
      let controller = house.tabs.setTransition(
        .animations { $0.delayEnd()() }.duration(0.4), gesture: nil)!
      house.tabs.selectedIndex = 2
      Headless.advance(by: 0.1)
      controller.dismiss()
      #expect(!controller.dismissesWhenOpen)
      house.settle()
      #expect(house.tabs.selectedIndex == 2 && house.screens[2].view.window != nil)
    }

    @Test(arguments: Case.all) func theTabsEndAsTheSystemsDo(plan: Case) {
      let ours = play(plan, installed: true)
      if plan.outcome == .cancelled {
        #expect(ours.state == TabsHouse().state)
      } else {
        let theirs = play(plan, installed: false)
        #expect(ours.state == theirs.state)
        #expect(ours.log == theirs.log)
      }
    }

    @Test(
      arguments: TransitionPreset.allCases,
      [(-300.0, 2), (300.0, 0), (-30.0, 1), (30.0, 1)] as [(CGFloat, Int)])
    func aFingerLeadsToBothSides(preset: TransitionPreset, way: (CGFloat, Int)) {
      let house = TabsHouse()
      house.tabs.setTransition(.preset(preset), gesture: .pullLeftRight)
      let before = house.state
      house.drag(by: way.0, lifts: false)
      #expect(house.run?.direction == (way.0 < 0 ? .opening : .closing))
      house.lift()
      house.settle()
      #expect(house.tabs.selectedIndex == way.1)
      if way.1 == 1 { #expect(house.state == before) }
    }

    /// A finger that catches a change leads it back to the tab from which it came, also to the first one.
    @Test(arguments: [(0, 1), (1, 2), (2, 1), (1, 0)])
    func aCaughtChangeGoesBackWithTheFinger(start: Int, goal: Int) {
      let (house, delegate) = (TabsHouse(), Delegate())
      house.tabs.selectedIndex = start
      Headless.turn()
      house.tabs.delegate = delegate
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      let before = house.state
      house.tabs.selectedIndex = goal
      Headless.turn()
      Headless.advance(by: 0.1)
      let (from, to): (CGFloat, CGFloat) = goal > start ? (60, 330) : (330, 60)
      house.play([.down(CGPoint(x: from, y: 420)), .move(to: CGPoint(x: to, y: 420), over: 0.3)])
      #expect(house.run?.playback?.isHeld == true)
      house.lift()
      house.settle()
      #expect(house.state == before && delegate.heard.isEmpty)
    }

    @Test func rightToLeftTheNextTabComesFromTheLeft() {
      let house = TabsHouse(isRightToLeft: true)
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      house.drag(by: 300)
      house.settle()
      #expect(house.tabs.selectedIndex == 2)
    }

    /// Where tabs change up and down, the next one comes from below, in either layout direction.
    @Test(arguments: [(-300, 2), (300, 0), (-30, 1), (30, 1)] as [(CGFloat, Int)], [false, true])
    func aFingerLeadsUpAndDown(way: (CGFloat, Int), isRightToLeft: Bool) {
      let house = TabsHouse(isRightToLeft: isRightToLeft)
      house.tabs.setTransition(.slide(edge: .bottom), gesture: .pullUpDown)
      house.play([
        .down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 195, y: 420 + way.0), over: 0.3),
        .hold(0.2), .lift,
      ])
      house.settle()
      #expect(house.tabs.selectedIndex == way.1)
    }

    /// Under a screen that covers them nothing changes tabs, nor children.
    @Test(arguments: [Venue.tab, .child]) func whatIsCoveredStays(venue: Venue) throws {
      let house: House<LoggingController>
      let controller: TransitionController
      if venue == .tab {
        house = TabsHouse()
        controller = try #require(house.tabs.setTransition(.slide, gesture: .pullLeftRight))
      } else {
        let children = ChildrenHouse()
        house = children
        controller = try #require(children.swap(.slide, gesture: .pullLeftRight))
        house.settle()
      }
      let cover = UIViewController()
      cover.modalPresentationStyle = .overFullScreen
      house.container.present(cover, animated: false)
      Headless.advance(by: 0.5)
      #expect(controller.beginDismissal() == nil && controller.run == nil)
      house.container.dismiss(animated: false)
      Headless.advance(by: 0.5)
      let dismissal = try #require(controller.beginDismissal())
      Headless.advance(by: 0.1)
      #expect(controller.run != nil)
      dismissal.finish()
      house.settle()
      #expect(controller.run == nil)
    }

    /// A quick flick is decided by its velocity, though it is over before the run has begun.
    @Test func aFlickChangesTabs() {
      let house = TabsHouse()
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      house.play([
        .down(CGPoint(x: 300, y: 420)), .move(to: CGPoint(x: 150, y: 420), over: 0.08), .lift,
      ])
      house.settle()
      #expect(house.tabs.selectedIndex == 2)
    }

    @Test func beyondTheLastTabNothingMoves() {
      let house = TabsHouse()
      house.tabs.selectedIndex = 2
      Headless.turn()
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      house.drag(by: -300, lifts: false)
      #expect(house.run == nil)
      house.lift()
      house.settle()
      #expect(house.tabs.selectedIndex == 2)
    }

    /// The bar takes touches while tabs change: the next tap ends the run, and changes again.
    @Test(arguments: [TransitionGesture?.none, .pullLeftRight].indices) func tabsAreFlippedFast(
      gesture: Int
    ) {
      let house = TabsHouse()
      let gesture = [TransitionGesture?.none, .pullLeftRight][gesture]
      house.tabs.setTransition(.slide, gesture: gesture)
      for index in [2, 0, 1, 2, 0] {
        house.tap(index)
        Headless.advance(by: 0.05)
      }
      house.settle()
      // Taps on a run that nothing can catch go nowhere, as with any animated transition: the last one counts.
      #expect(house.tabs.selectedIndex == ((gesture == nil) ? 2 : 0))
      #expect(house.tabs.transitionCoordinator == nil)
      house.tap(1)
      house.settle()
      #expect(house.tabs.selectedIndex == 1)
    }

    @Test func aVerbSelectsOnce() {
      let (house, reports) = (TabsHouse(), Reports())
      house.tabs.select(2, using: .spin)
      Headless.turn()
      #expect(house.tabs.transitionCoordinator != nil)
      house.tabs.select(0, using: .fold)
      Headless.turn()
      house.settle()
      #expect(house.tabs.selectedIndex == 0)
      #expect(house.tabs.delegate == nil)
      house.tabs.select(1, using: .system)
      #expect(house.tabs.selectedIndex == 1)
      var ends: [Bool] = []
      house.tabs.select(7, using: .fold) { ends.append($0) }
      #expect(reports.all == [.notInContainer] && ends == [false])
      let controller = house.tabs.setTransition(.slide)!
      house.tabs.select(2, using: .system)
      #expect(controller.run == nil && house.tabs.selectedIndex == 2)
      controller.remove()
      #expect(house.tabs.delegate == nil)
    }

    /// The system's change, and that to the selected tab, have no run; the coordinator is the presentation's.
    @Test(arguments: [true, false])
    func aVerbWithoutARunDuringAPresentationLeavesLaterChangesAlone(isSystem: Bool) {
      let house = TabsHouse()
      house.tabs.setTransition(.slide)
      house.tabs.present(UIViewController(), animated: true)
      Headless.turn()
      #expect(house.tabs.transitionCoordinator != nil)
      let index = isSystem ? 2 : 1
      house.tabs.select(index, using: isSystem ? .system : .fold)
      #expect(house.tabs.selectedIndex == index)
      house.settle()
      house.tabs.dismiss(animated: false)
      house.settle()
      for next in [0, index] {
        house.tabs.selectedIndex = next
        Headless.advance(by: 0.05)
        #expect(house.run?.movement.name == "slide", "\(next)")
        house.settle()
        #expect(house.tabs.selectedIndex == next)
      }
    }

    final class Probe: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      var mayShow = true

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        calls.append("shouldSelect \(viewController.title ?? "")")
        return mayShow
      }

      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { calls.append("didSelect \(viewController.title ?? "")") }
    }

    @Test(arguments: [true, false]) func theAppsDelegateHearsWhatItWouldHear(mayShow: Bool) {
      func calls(_ isInstalled: Bool) -> [String] {
        let (house, probe) = (TabsHouse(), Probe())
        probe.mayShow = mayShow
        house.tabs.delegate = probe
        if isInstalled { house.tabs.setTransition(.slide) }
        house.tap(2)
        house.settle()
        return probe.calls + ["\(house.tabs.selectedIndex)"]
      }
      #expect(calls(true) == calls(false))
    }

    /// The bar takes touches all the time: a finger on it holds no run, in contrast to one on the screens.
    @Test(arguments: [true, false]) func aFingerOnTheBarHoldsNoRun(isOnBar: Bool) {
      let house = TabsHouse()
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      house.tabs.selectedIndex = 2
      Headless.advance(by: 0.1)
      let tab = house.tabs.tabBar.convert(CGPoint(x: 330, y: 24), to: nil)
      house.play([.down(isOnBar ? tab : CGPoint(x: 195, y: 420))])
      #expect(house.run?.playback?.isHeld == !isOnBar)
      house.lift()
      house.settle()
      #expect(house.tabs.selectedIndex == 2)
    }
  }
}
