import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Pushes and pops with presets end where the system's end, and tell the same.
  @MainActor @Suite struct StackTests {
    struct Case: CustomTestStringConvertible, Sendable {
      let preset: TransitionPreset
      let action: StackHouse.Action
      let outcome: StackHouse.Outcome
      var testDescription: String { "\(preset) \(action) \(outcome)" }

      static var all: [Case] {
        TransitionPreset.allCases.flatMap { preset in
          StackHouse.Action.allCases.flatMap { action in
            StackHouse.Outcome.allCases.map { Case(preset: preset, action: action, outcome: $0) }
          }
        }
      }
    }

    /// Plays one change. Returns the log of the screens, and the state in the end.
    private func play(_ plan: Case, with preset: TransitionPreset?) -> (
      log: [String], state: [String]
    ) {
      let house = StackHouse()
      var controller: TransitionController?
      if let preset {
        controller = house.stack.setTransition(.preset(preset))!
      }
      house.perform(plan.action, animated: plan.outcome != .notAnimated)
      switch plan.outcome {
      case .cancelled where controller != nil:
        Headless.advance(by: 0.1)
        controller?.run?.turn(controller?.run?.direction == .opening ? .closing : .opening)
      case .turned:
        Headless.advance(by: 0.1)
        house.rotate()
      default: break
      }
      house.settle()
      return (house.log.lines, house.state)
    }

    @Test(arguments: Case.all) func theStackEndsAsTheSystemsDoes(plan: Case) {
      let ours = play(plan, with: plan.preset)
      if plan.outcome == .cancelled {
        #expect(ours.state == StackHouse().state)
      } else {
        let theirs = play(plan, with: nil)
        #expect(ours.state == theirs.state)
        #expect(ours.log == theirs.log)
      }
    }

    @Test(arguments: TransitionPreset.allCases, [0.2, 0.8]) func aFingerPops(
      preset: TransitionPreset, share: CGFloat
    ) {
      let house = StackHouse()
      let before = house.state
      house.stack.setTransition(.preset(preset))
      house.swipeBack(by: share, lifts: false)
      #expect(TransitionController.installed(in: house.stack)?.run?.direction == .closing)
      house.play([.lift])
      house.settle()
      if share < 0.5 {
        #expect(house.state == before)
      } else {
        #expect(house.stack.viewControllers == Array(house.screens[0..<2]))
        #expect(house.stack.navigationBar.topItem?.title == "b")
      }
    }

    /// A bar that is told twice how a pop ends keeps the wrong title: it is told once, in the end.
    @Test func theBarHasItsTitleAfterAChangeOfMind() {
      let house = StackHouse()
      let controller = house.stack.setTransition(.slide)!
      house.perform(.pop)
      for wanted in [TransitionDirection.opening, .closing, .opening, .closing] {
        Headless.advance(by: 0.05)
        controller.run?.turn(wanted)
      }
      house.settle()
      #expect(house.stack.viewControllers == Array(house.screens[0..<2]))
      #expect(house.stack.navigationBar.items?.map(\.title) == ["a", "b"])
      let again = StackHouse()
      let second = again.stack.setTransition(.slide)!
      let before = again.state
      again.perform(.pop)
      for wanted in [TransitionDirection.opening, .closing, .opening] {
        Headless.advance(by: 0.05)
        second.run?.turn(wanted)
      }
      again.settle()
      #expect(again.state == before)
    }

    /// Without a gesture, UIKit ignores touches in mid-run.
    @Test func aTapOnBackInARunWithoutAGestureChangesNothing() {
      let house = StackHouse()
      house.stack.setTransition(.slide, gesture: nil)
      house.perform(.push)
      Headless.advance(by: 0.1)
      house.play([.down(CGPoint(x: 30, y: 70)), .hold(0.05), .lift])
      house.settle()
      #expect(house.stack.viewControllers.count == 4)
      house.play([.down(CGPoint(x: 30, y: 70)), .hold(0.05), .lift])
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }

    // MARK: The system's swipe

    @Test func plainScreensKeepTheSystemsSwipe() {
      let house = StackHouse()
      let controller = TransitionController(
        pushing: house.guest, in: house.stack, preset: .fold)
      house.swipeBack(by: 0.3, lifts: false)
      #expect(house.stack.transitionCoordinator?.isInteractive == true)
      #expect(controller.run == nil)
      house.play([.move(to: CGPoint(x: 330, y: 420), over: 0.2), .lift])
      house.settle()
      #expect(house.stack.viewControllers.count == 2)
      // The screen with a transition has that one's gesture.
      house.perform(.push)
      house.settle()
      house.swipeBack(by: 0.8, lifts: false)
      #expect(controller.run?.direction == .closing)
      house.play([.lift])
      house.settle()
      #expect(house.stack.viewControllers.count == 2)
    }

    @Test func aSwipeAtTheRootFreezesNothing() {
      let house = StackHouse()
      TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      house.stack.popToRootViewController(animated: false)
      house.swipeBack(by: 0.8)
      house.settle()
      #expect(house.stack.viewControllers.count == 1)
      house.perform(.push)
      house.settle()
      #expect(house.stack.topViewController === house.guest)
    }

    // MARK: Verbs

    @Test(arguments: TransitionPreset.allCases) func aVerbLeavesNothingBehind(
      preset: TransitionPreset
    ) {
      let house = StackHouse()
      let swipe = house.stack.interactivePopGestureRecognizer
      let former = swipe?.delegate
      let recognizers = house.stack.view.gestureRecognizers
      let controller = house.stack.push(house.guest, using: .preset(preset))
      Headless.turn()
      #expect(controller?.run?.movement.name == preset.rawValue)
      house.settle()
      #expect(house.stack.topViewController === house.guest)
      house.stack.popViewController(animated: true)
      Headless.turn()
      #expect(controller?.run?.direction == .closing)
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
      #expect(house.stack.delegate == nil)
      #expect(swipe?.delegate === former)
      #expect(house.stack.view.gestureRecognizers == recognizers)
      #expect(TransitionController.installed(on: house.guest) == nil)
    }

    @Test func theCallDecidesBeforeTheScreenAndTheScreenBeforeTheStack() {
      let house = StackHouse()
      let all = house.stack.setTransition(.slide)!
      let own = TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      house.perform(.push)
      #expect(own.run != nil && all.run == nil)
      house.settle()
      house.stack.pop(using: .spin)
      Headless.turn()
      #expect(own.run == nil && all.run == nil)
      #expect(house.stack.transitionCoordinator != nil)
      house.settle()
      house.stack.push(house.guest, using: .system)
      Headless.turn()
      #expect(own.run == nil && all.run == nil)
      house.settle()
      house.stack.pop(using: .system)
      Headless.turn()
      #expect(own.run == nil && all.run == nil)
      house.settle()
      house.perform(.pop)
      #expect(all.run != nil)
      house.settle()
      #expect(house.stack.viewControllers == Array(house.screens[0..<2]))
    }

    enum Pop: CaseIterable, Sendable { case pop, popTo, popToRoot }

    /// The system's change is over at its end: the next pop to the same screen is the stack's again.
    @Test(arguments: Pop.allCases) func theSystemsChangeLeavesTheNextToTheStack(pop: Pop) {
      let house = StackHouse()
      let all = house.stack.setTransition(.slide)!
      func play(_ transition: ViewControllerTransition) -> UIViewController? {
        switch pop {
        case .pop: house.stack.pop(using: transition)
        case .popTo: house.stack.pop(to: house.screens[1], using: transition)
        case .popToRoot: house.stack.popToRoot(using: transition)
        }
        house.settle()
        return house.stack.topViewController
      }
      let below = play(.system)
      house.perform(.push)
      house.settle()
      switch pop {
      case .pop, .popTo: house.stack.popViewController(animated: true)
      case .popToRoot: house.stack.popToRootViewController(animated: true)
      }
      Headless.turn()
      #expect(all.run != nil)
      house.settle()
      #expect(house.stack.topViewController === below)
    }

    @Test func theSystemsChangeLeavesTheStackItsDelegate() {
      let house = StackHouse()
      house.stack.push(house.guest, using: .slide)
      house.settle()
      house.stack.pop(using: .system)
      house.settle()
      #expect(house.stack.delegate == nil)
    }

    @Test func theWayBackMayDiffer() {
      let house = StackHouse()
      let controller = house.stack.push(
        house.guest, using: .asymmetric(opening: .fold, closing: .fall))
      Headless.turn()
      #expect(controller?.run?.movement.name == "fold")
      house.settle()
      house.perform(.pop)
      #expect(controller?.run?.movement.name == "fall")
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }

    /// In a deep stack, a transition that is chosen at the pop is told of the screen just below, also by a finger.
    @Test(arguments: [true, false]) func theScreenBelowIsTold(byFinger: Bool) {
      final class Seen { var titles: [String] = [] }
      let (house, seen) = (StackHouse(), Seen())
      TransitionController(
        pushing: house.guest, in: house.stack,
        transition: .dynamic { [seen] request in
          if request.direction == .closing, request.front?.title == "guest" {
            seen.titles.append(request.back?.title ?? "none")
          }
          return .slide
        }, gesture: .pullLeftRight)
      house.perform(.push)
      house.settle()
      if byFinger { house.drag(by: 300) } else { house.perform(.pop) }
      house.settle()
      #expect(house.stack.topViewController === house.screens[2])
      #expect(Set(seen.titles) == ["c"])
    }

    @Test func popsByVerbGoWhereTheyShould() {
      let house = StackHouse()
      #expect(house.stack.pop(to: house.screens[0], using: .scale)?.count == 2)
      house.settle()
      #expect(house.stack.viewControllers == [house.screens[0]])
      #expect(house.stack.pop(using: .scale) == nil)
      house.stack.setViewControllers(Array(house.screens[0..<4]), using: .full)
      Headless.turn()
      house.settle()
      #expect(house.stack.viewControllers.count == 4)
      #expect(house.stack.popToRoot(using: .hang)?.count == 3)
      house.settle()
      #expect(house.stack.viewControllers.count == 1)
      #expect(house.stack.delegate == nil)
    }

    // MARK: Delegates

    /// Logs every call that UIKit makes.
    final class Probe: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("willShow \(viewController.title ?? "") \(animated)") }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("didShow \(viewController.title ?? "") \(animated)") }

      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask {
        calls.append("orientations")
        return .portrait
      }
    }

    @Test(arguments: StackHouse.Action.allCases) func theAppsDelegateHearsWhatItWouldHear(
      action: StackHouse.Action
    ) {
      func calls(_ isInstalled: Bool) -> [String] {
        let house = StackHouse()
        let probe = Probe()
        house.stack.delegate = probe
        if isInstalled { house.stack.setTransition(.slide) }
        _ = house.stack.delegate?.navigationControllerSupportedInterfaceOrientations(
          house.stack)
        house.perform(action)
        house.settle()
        return probe.calls
      }
      #expect(calls(true) == calls(false))
    }

    @Test func aDelegateThatIsSetLaterIsKept() {
      let house = StackHouse()
      let controller = house.stack.setTransition(.slide)!
      let (probe, reports) = (Probe(), Reports())
      house.stack.delegate = probe
      house.swipeBack(by: 0.8)
      house.settle()
      #expect(reports.all.contains(.delegateSetLater))
      house.perform(.pop)
      #expect(controller.run != nil)
      house.settle()
      #expect(probe.calls.contains("didShow a true"))
      controller.remove()
      #expect(house.stack.delegate === probe)
    }

    @Test func aDelegateThatIsGoneIsNotMissed() {
      let house = StackHouse()
      var probe: Probe? = Probe()
      house.stack.delegate = probe
      house.stack.setTransition(.slide)
      probe = nil
      house.perform(.push)
      house.settle()
      #expect(house.stack.topViewController === house.guest)
      #expect(
        house.stack.delegate?.navigationControllerSupportedInterfaceOrientations(
          house.stack) == .allButUpsideDown)
    }

    // MARK: Bad input

    @Test func badInputIsReported() {
      let (house, reports) = (StackHouse(), Reports())
      TransitionController(pushing: house.guest, in: nil, preset: .slide)
      #expect(reports.all == [.noContainer])
      house.stack.push(UINavigationController(), using: .fold)
      #expect(reports.all.last == .navigationControllerPushed)
      house.settle()
      house.stack.push(house.screens[0], using: .fold)
      #expect(reports.all.last == .alreadyInStack)
      house.settle()
      #expect(house.stack.viewControllers == [house.screens[0]])
      house.stack.pop(to: house.guest, using: .fold)
      #expect(reports.all.last == .notInContainer)
      house.stack.setTransition(.fold)
      house.stack.setTransition(.spin)
      #expect(reports.all.last == .notInContainer)
      house.perform(.push)
      #expect(TransitionController.installed(in: house.stack)?.run?.movement.name == "spin")
      house.settle()
      #expect(house.stack.topViewController === house.guest)
    }

    /// Who waits for the end of a change that is not possible, hears that it was none.
    @Test func aCompletionOfAnImpossibleChangeIsCalledWithFalse() {
      let (house, reports) = (StackHouse(), Reports())
      var ends: [Bool] = []
      house.stack.push(UINavigationController(), using: .fold) { ends.append($0) }
      house.stack.pop(to: house.guest, using: .fold) { ends.append($0) }
      house.stack.setViewControllers([house.screens[0]], animated: false)
      house.stack.pop(using: .fold) { ends.append($0) }
      #expect(ends == [false, false, false])
      #expect(reports.all == [.navigationControllerPushed, .notInContainer])
    }

    @Test(arguments: [true, false])
    func aPushOfAScreenInTheStackPopsToItAsItWasAsked(animated: Bool) {
      let house = StackHouse()
      var ends: [Bool] = []
      house.stack.push(house.screens[0], using: .fold, animated: animated) { ends.append($0) }
      Headless.turn()
      #expect((house.stack.transitionCoordinator != nil) == animated)
      #expect(ends == (animated ? [] : [true]))
      house.settle()
      #expect(house.stack.viewControllers == [house.screens[0]] && ends == [true])
    }

    /// As after a second tap: the first push goes on, and both hear of its end.
    @Test func aPushOfTheTopScreenChangesNothing() {
      let house = StackHouse()
      var ends: [Bool] = []
      house.stack.push(house.guest, using: .fold) { ends.append($0) }
      Headless.advance(by: 0.1)
      house.stack.push(house.guest, using: .spin) { ends.append($0) }
      #expect(TransitionController.installed(on: house.guest)?.run?.movement.name == "fold")
      house.settle()
      #expect(house.stack.topViewController === house.guest && ends == [true, true])
    }

    @Test func theContainerMayGoAway() {
      weak var navigation: UINavigationController?
      weak var controller: TransitionController?
      do {
        let house = StackHouse()
        controller = house.stack.setTransition(.slide)!
        navigation = house.stack
        house.perform(.push)
        house.settle()
        house.swipeBack(by: 0.8)
        house.settle()
        house.window.rootViewController = UIViewController()
        Headless.advance(by: 1)
      }
      Headless.advance(by: 1)
      #expect(navigation == nil && controller == nil)
    }

    /// The gesture that stands in for the system's swipe does not begin where the app has switched that off; one that
    /// the app has named does.
    @Test(arguments: [TransitionGesture.automatic, .leadingEdge], [true, false])
    func theAppMaySwitchTheSwipeOff(gesture: TransitionGesture, isEnabled: Bool) {
      let house = StackHouse()
      house.stack.setTransition(.slide, gesture: gesture)
      house.stack.interactivePopGestureRecognizer?.isEnabled = isEnabled
      house.swipeBack(by: 0.8)
      house.settle()
      let pops = isEnabled || gesture != .automatic
      #expect(house.stack.viewControllers.count == (pops ? 2 : 3))
    }
  }
}
