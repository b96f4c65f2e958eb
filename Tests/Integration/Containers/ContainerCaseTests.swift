import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Cases of real apps: stacks in tabs in modals, changes inside changes, fingers that open and catch.
  @MainActor @Suite struct ContainerCaseTests {
    // MARK: Fingers

    /// A push without a gesture cannot be turned round: what was asked of it comes when it has ended.
    @Test(arguments: TransitionPreset.allCases) func aDismissalDuringAPushIsNotLost(
      preset: TransitionPreset
    ) {
      let house = StackHouse()
      let controller = TransitionController(
        pushing: house.guest, in: house.stack, preset: preset, gesture: nil)
      house.perform(.push)
      Headless.advance(by: 0.1)
      controller.dismiss()
      house.settle()
      house.settle()
      #expect(house.stack.topViewController === house.screens[2])
      #expect(house.screens[2].view.window != nil && house.guest.view.window == nil)
      // Nothing of that wish is left.
      house.perform(.push)
      house.settle()
      house.settle()
      #expect(house.stack.topViewController === house.guest)
    }

    /// By code, also where the system animates the way back, at rest or in the middle of the push.
    @Test(arguments: [true, false]) func codePopsWithTheSystemsAnimation(isAtRest: Bool) {
      let house = StackHouse()
      let controller = house.stack.push(
        house.guest, using: .asymmetric(opening: .spin, closing: .system))
      Headless.advance(by: isAtRest ? 2 : 0.1)
      controller?.dismiss()
      house.settle()
      house.settle()
      #expect(house.stack.topViewController === house.screens[2])
      #expect(house.screens[2].view.window != nil && house.guest.view.window == nil)
    }

    /// A screen goes together with what lies above it, as presented screens do.
    @Test func screensAboveADismissedScreenGoWithIt() {
      let house = StackHouse()
      let controller = house.stack.push(house.guest, using: .slide)
      house.settle()
      house.stack.pushViewController(UIViewController(), animated: true)
      house.settle()
      controller?.dismiss()
      house.settle()
      #expect(house.stack.topViewController === house.screens[2])
      #expect(house.screens[2].view.window != nil && house.guest.view.window == nil)
    }

    /// The app takes the screen away that was about to be dismissed: nothing waits for it.
    @Test func aWishForAScreenThatIsGoneIsOver() {
      let house = StackHouse()
      let controller = TransitionController(
        pushing: house.guest, in: house.stack, preset: .slide, gesture: nil)
      house.perform(.push)
      Headless.advance(by: 0.1)
      controller.dismiss()
      controller.onEnd { [navigation = house.stack, root = house.screens[0]] _, _ in
        navigation.setViewControllers([root], animated: false)
      }
      house.settle()
      house.settle()
      let ticks = Headless.counters.displayLinkTicks
      Headless.advance(by: 0.5)
      #expect(Headless.counters.displayLinkTicks == ticks)
      #expect(house.stack.viewControllers == [house.screens[0]])
    }

    @Test(arguments: TransitionPreset.allCases, [true, false]) func aFingerPushes(
      preset: TransitionPreset, finishes: Bool
    ) {
      let house = StackHouse()
      let before = house.state
      let pan = UIPanGestureRecognizer()
      house.screens[2].view.addGestureRecognizer(pan)
      var controller: TransitionController?
      let opener = pan.addHeadlessTarget { [weak house] pan in
        guard pan.state == .began, let house else { return }
        controller = house.stack.push(
          house.guest, using: .preset(preset), openedBy: pan as? UIPanGestureRecognizer)
      }
      house.play([
        .down(CGPoint(x: 380, y: 420)),
        .move(to: CGPoint(x: finishes ? 20 : 340, y: 420), over: 0.3),
      ])
      Headless.advance(by: 0.2)
      #expect(controller?.run?.direction == .opening)
      #expect(controller?.run?.playback?.isHeld == true)
      house.play([.lift])
      house.settle()
      pan.removeHeadlessTarget(opener)
      #expect(house.stack.viewControllers.count == (finishes ? 4 : 3))
      if !finishes { #expect(house.state == before) }
    }

    @Test(arguments: TransitionPreset.allCases) func aPushIsCaughtAndThrownBack(
      preset: TransitionPreset
    ) {
      let house = StackHouse()
      let before = house.state
      var endings: [TransitionEnding] = []
      let controller = house.stack.setTransition(.preset(preset), gesture: .pullLeftRight)!
      controller.onEnd { endings.append($1) }
      house.perform(.push)
      Headless.advance(by: 0.12)
      house.play([.down(CGPoint(x: 100, y: 420))])
      #expect(controller.run?.playback?.isHeld == true)
      house.play([.move(to: CGPoint(x: 380, y: 420), over: 0.1), .lift])
      house.settle()
      #expect(house.state == before)
      #expect(endings == [.cancelled(.released)])
    }

    /// The gesture of the innermost container that can go back wins; where it cannot, the next outer one.
    @Test func theInnermostGoesBackFirst() {
      let window = Headless.makeWindow()
      let presenter = UIViewController()
      window.rootViewController = presenter
      let stack = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UIViewController()]
      Headless.turn()
      let modal = TransitionController(
        presenting: tabs, preset: TransitionPreset.slide, gesture: .leadingEdge)
      presenter.present(tabs, animated: true)
      Headless.advance(by: 1)
      let inner = stack.push(UIViewController(), using: .fold)
      Headless.advance(by: 1)
      func swipe() {
        let script = HeadlessTouchScript.drag(
          from: CGPoint(x: 1, y: 400), to: CGPoint(x: 370, y: 400), over: 0.6)
        Headless.play(script, in: window)
        Headless.advance(by: 0.4)
      }
      swipe()
      #expect(inner?.run != nil && modal.run == nil)
      Headless.advance(by: 2)
      #expect(stack.viewControllers.count == 1 && presenter.presentedViewController === tabs)
      swipe()
      #expect(modal.run != nil)
      Headless.advance(by: 2)
      #expect(presenter.presentedViewController == nil)
    }

    /// A finger cannot pinch: the pull of the screen around does not wait for it.
    @Test func aPullAroundAPinchCloses() {
      let house = StackHouse()
      let modal = TransitionController(
        presenting: house.guest, preset: TransitionPreset.overlay, gesture: .pullUpDown)
      let stack = UINavigationController(rootViewController: UIViewController())
      house.guest.loadViewIfNeeded()
      house.guest.addChild(stack)
      stack.view.frame = house.guest.view.bounds
      house.guest.view.addSubview(stack.view)
      stack.didMove(toParent: house.guest)
      house.stack.present(house.guest, animated: true)
      house.settle()
      stack.push(UIViewController(), using: .fold, gesture: .pinch)
      house.settle()
      house.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 700), over: 0.4), .lift,
      ])
      #expect(modal.run?.direction == .closing)
      house.settle()
      #expect(house.stack.presentedViewController == nil)
    }

    /// A pull in a pushed screen scrolls its list to the top, and then pops the screen, in one motion.
    @Test func aPullScrollsAndThenPops() {
      let house = StackHouse()
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 3000)
      house.guest.view.addSubview(list)
      let controller = house.stack.push(house.guest, using: .overlay, gesture: .pullUpDown)
      house.settle()
      list.contentOffset.y = 100
      house.play([.down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 260), over: 0.3)])
      #expect(controller?.run == nil && list.contentOffset.y > 0 && list.contentOffset.y < 60)
      house.play([.move(to: CGPoint(x: 195, y: 700), over: 0.6), .hold(0.2)])
      #expect(controller?.run?.direction == .closing && list.contentOffset.y == 0)
      house.play([.lift])
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }

    /// Each call tells when it is over, and whether it came to pass.
    @Test(arguments: [TransitionPreset.fold, nil]) func callsTellWhenTheyAreOver(
      preset: TransitionPreset?
    ) {
      let (house, tabs) = (StackHouse(), TabsHouse())
      var told: [String] = []
      func note(_ name: String) -> (Bool) -> Void { { told.append("\(name) \($0)") } }
      let controller = house.stack.push(
        house.guest, using: preset.map { .preset($0) } ?? .system, completion: note("push"))
      Headless.turn()
      #expect(told.isEmpty)
      house.settle()
      house.stack.pop(using: preset.map { .preset($0) } ?? .system, completion: note("pop"))
      house.settle()
      house.stack.setViewControllers(
        house.screens, using: preset.map { .preset($0) } ?? .system, completion: note("set"))
      house.settle()
      house.stack.popToRoot(using: preset.map { .preset($0) } ?? .system, completion: note("root"))
      house.settle()
      tabs.tabs.select(2, using: preset.map { .preset($0) } ?? .system, completion: note("tab"))
      tabs.settle()
      #expect(told == ["push true", "pop true", "set true", "root true", "tab true"])
      guard controller != nil else { return }
      let again = house.stack.push(
        house.guest, using: preset.map { .preset($0) } ?? .system, completion: note("push"))
      Headless.advance(by: 0.1)
      again?.run?.turn(.closing)
      house.settle()
      #expect(told.last == "push false")
    }

    // MARK: Changes inside changes

    @Test func aPopInsideACompletion() {
      let house = StackHouse()
      let controller = house.stack.push(house.guest, using: .slide)
      var endings = 0
      controller?.onEnd { [weak house] _, _ in
        endings += 1
        if endings == 1 { house?.stack.pop(using: .scale) }
      }
      house.settle()
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
      #expect(house.stack.delegate == nil)
    }

    @Test func twoPushesInOneTurn() {
      let house = StackHouse()
      let second = LoggingController("second", house.log)
      house.stack.push(house.guest, using: .fold)
      house.stack.push(second, using: .scale)
      house.settle()
      house.settle()
      // UIKit complains of it, whoever animates.
      #expect(Set(Headless.takeMisuses().map(\.kind)) == [.nestedNavigation])
      #expect(house.stack.viewControllers.suffix(2) == [house.guest, second])
      house.stack.pop(to: house.screens[0], using: .fall)
      house.settle()
      #expect(house.stack.viewControllers == [house.screens[0]])
      #expect(house.stack.delegate == nil)
    }

    @Test func aScreenIsPushedAgain() {
      let house = StackHouse()
      let controller = TransitionController(
        pushing: house.guest, in: house.stack, preset: .fold)
      for _ in 0..<2 {
        house.perform(.push)
        #expect(controller.run?.direction == .opening)
        house.settle()
        house.swipeBack(by: 0.8)
        house.settle()
        #expect(house.stack.viewControllers.count == 3)
      }
      house.perform(.push, animated: false)
      house.swipeBack(by: 0.8)
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }

    @Test(arguments: TransitionPreset.allCases) func theDeviceTurnsBetweenPushAndPop(
      preset: TransitionPreset
    ) {
      func state(_ preset: TransitionPreset?) -> [String] {
        let house = StackHouse()
        if let preset { house.stack.setTransition(.preset(preset)) }
        house.perform(.push)
        house.settle()
        house.rotate()
        house.perform(.pop)
        house.settle()
        return house.state
      }
      #expect(state(preset) == state(nil))
    }

    @Test func aCoveredScreenIsRemoved() {
      let house = StackHouse()
      let controller = house.stack.setTransition(.overlay)!
      house.stack.viewControllers.remove(at: 1)
      Headless.turn()
      house.swipeBack(by: 0.8, lifts: false)
      #expect(controller.run != nil)
      house.play([.lift])
      house.settle()
      #expect(house.stack.viewControllers == [house.screens[0]])
    }

    @Test(arguments: [true, false]) func aTransitionIsRemovedInMidRun(byFinger: Bool) {
      let house = StackHouse()
      let controller = house.stack.setTransition(.slide)!
      if byFinger {
        house.swipeBack(by: 0.7, lifts: false)
      } else {
        house.perform(.pop)
        Headless.advance(by: 0.1)
      }
      controller.remove()
      if byFinger { house.play([.lift]) }
      house.settle()
      #expect(house.stack.transitionCoordinator == nil)
      #expect(house.stack.delegate == nil)
      #expect(house.stack.navigationBar.isUserInteractionEnabled)
      #expect(TransitionController.installed(in: house.stack) == nil)
      house.perform(.push)
      house.settle()
      #expect(house.stack.topViewController === house.guest)
    }

    // MARK: Bars

    @Test(arguments: TransitionPreset.allCases) func barsEndAsTheSystemsDo(
      preset: TransitionPreset
    ) {
      func state(_ preset: TransitionPreset?) -> [String] {
        let house = StackHouse()
        let tabs = UITabBarController()
        house.window.rootViewController = nil
        tabs.viewControllers = [house.stack, UIViewController()]
        house.window.rootViewController = tabs
        Headless.turn()
        house.guest.hidesBottomBarWhenPushed = true
        if let preset { house.stack.setTransition(.preset(preset)) }
        func bars() -> String {
          let (top, bottom) = (house.stack.navigationBar, tabs.tabBar)
          return "\(top.convert(top.bounds, to: nil)) \(bottom.convert(bottom.bounds, to: nil))"
        }
        house.perform(.push)
        house.settle()
        var states = [bars()] + house.state
        house.stack.setNavigationBarHidden(true, animated: true)
        house.settle()
        house.perform(.pop)
        house.settle()
        states += [bars()] + house.state
        return states
      }
      #expect(state(preset) == state(nil))
    }

    // MARK: Elements, less motion, right to left

    @Test(arguments: TransitionPreset.allCases) func elementsFlyInStacks(
      preset: TransitionPreset
    ) {
      let house = StackHouse()
      for (screen, y) in [(house.screens[2], 500), (house.guest, 200)] {
        let picture = UIImageView(frame: CGRect(x: 40, y: y, width: 100, height: 100))
        picture.backgroundColor = .red
        picture.takeAlongKey = "picture"
        screen.view.addSubview(picture)
      }
      let controller = house.stack.push(house.guest, using: .preset(preset))
      Headless.turn()
      #expect(controller?.takeAlongReport["picture"] == .flown)
      house.settle()
      house.swipeBack(by: 0.8, lifts: false)
      #expect(controller?.takeAlongReport["picture"] == .flown)
      house.play([.lift])
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }

    @Test(arguments: TransitionPreset.allCases) func lessMotionIsAFadeInStacks(
      preset: TransitionPreset
    ) {
      Headless.setReduceMotion(true)
      let house = StackHouse()
      let controller = house.stack.setTransition(.preset(preset))!
      house.perform(.push)
      #expect(controller.run?.crossFades == true)
      house.settle()
      house.swipeBack(by: 0.8)
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
      Headless.setReduceMotion(false)
    }

    @Test(arguments: TransitionPreset.allCases) func rightToLeftTheEdgeIsTheRightOne(
      preset: TransitionPreset
    ) {
      let house = StackHouse(isRightToLeft: true)
      house.stack.setTransition(.preset(preset))
      house.play([
        .down(CGPoint(x: 389, y: 420)), .move(to: CGPoint(x: 40, y: 420), over: 0.3), .hold(0.2),
        .lift,
      ])
      house.settle()
      #expect(house.stack.viewControllers.count == 2)
    }

    // MARK: Memory

    @Test(arguments: TransitionPreset.allCases) func poppedScreenAndControllerAreReleased(
      preset: TransitionPreset
    ) {
      let house = StackHouse()
      weak var screen: UIViewController?
      weak var controller: TransitionController?
      do {
        let guest = UIViewController()
        screen = guest
        controller = house.stack.push(guest, using: .preset(preset))
      }
      house.settle()
      house.stack.popViewController(animated: true)
      house.settle()
      Headless.advance(by: 1)
      #expect(screen == nil && controller == nil)
      weak var prepared: TransitionController?
      do {
        prepared = TransitionController(
          pushing: UIViewController(), in: house.stack, preset: preset)
      }
      #expect(prepared == nil)
      house.perform(.pop)
      house.settle()
      #expect(house.stack.delegate == nil)
    }
  }
}
