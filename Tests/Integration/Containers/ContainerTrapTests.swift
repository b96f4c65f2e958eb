import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Apps that set delegates of their own, refuse, ask twice, or ask for the next change too early.
  @MainActor @Suite struct ContainerTrapTests {
    // MARK: Delegates

    /// Stands in front of another delegate, as the proxies of other libraries do.
    final class Proxy: NSObject, UINavigationControllerDelegate, HeadlessForwarding {
      let headlessNext: NSObject?
      init(_ next: (any UINavigationControllerDelegate)?) { headlessNext = next as? NSObject }
    }

    @Test func aProxyStaysInFront() {
      let house = StackHouse()
      let controller = house.stack.setTransition(.slide)!
      let proxy = Proxy(house.stack.delegate)
      house.stack.delegate = proxy
      house.swipeBack(by: 0.8, lifts: false)
      #expect(controller.run != nil)
      house.play([.lift])
      house.settle()
      house.stack.push(house.guest, using: .fold)
      house.settle()
      #expect(house.stack.delegate === proxy)
      #expect(house.stack.viewControllers.count == 3)
    }

    /// A navigation controller that sets its delegate when its view is loaded.
    final class OwnDelegate: UINavigationController, UINavigationControllerDelegate {
      var shown = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
      }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown += 1 }
    }

    @Test func aDelegateThatIsSetWithTheViewIsBehind() {
      let navigation = OwnDelegate(rootViewController: UIViewController())
      let controller = navigation.setTransition(.slide)!
      let window = Headless.makeWindow()
      window.rootViewController = navigation
      Headless.turn()
      navigation.pushViewController(UIViewController(), animated: true)
      Headless.turn()
      #expect(controller.run != nil)
      Headless.advance(by: 1)
      #expect(navigation.shown == 2)
    }

    /// Allows or refuses the system's swipe, as apps do that hide the bar.
    final class SwipeJudge: NSObject, UIGestureRecognizerDelegate {
      var allows = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }

    @Test(arguments: [true, false]) func anAppsOwnSwipeBackIsTheApps(allows: Bool) {
      let (house, judge) = (StackHouse(), SwipeJudge())
      judge.allows = allows
      house.stack.isNavigationBarHidden = true
      house.stack.interactivePopGestureRecognizer?.delegate = judge
      TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      house.swipeBack(by: 0.9)
      house.settle()
      #expect(house.stack.viewControllers.count == (allows ? 2 : 3))
    }

    /// An app's delegate that animates pops by itself, and has no swipe because of that.
    final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }

    @Test func swipeStaysOffWhereTheAppAnimates() {
      let (house, delegate) = (StackHouse(), AnimatingDelegate())
      house.stack.delegate = delegate
      TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      house.swipeBack(by: 0.9)
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }

    // MARK: Refusals

    /// Asks before it pops.
    final class Careful: UINavigationController {
      var asks = true
      override func popViewController(animated: Bool) -> UIViewController? {
        asks ? nil : super.popViewController(animated: animated)
      }
    }

    @Test func aPopThatIsRefusedLeavesNothingWaiting() {
      let navigation = Careful()
      navigation.viewControllers = [UIViewController(), UIViewController()]
      let window = Headless.makeWindow()
      window.rootViewController = navigation
      Headless.turn()
      let controller = navigation.setTransition(.slide)!
      let drag = HeadlessTouchScript.drag(
        from: CGPoint(x: 1, y: 400), to: CGPoint(x: 90, y: 400), over: 0.2)
      Headless.play(drag, in: window)
      Headless.advance(by: 0.5)
      #expect(controller.run == nil && !controller.interaction.isWaiting)
      navigation.asks = false
      navigation.popViewController(animated: true)
      Headless.advance(by: 1)
      #expect(navigation.viewControllers.count == 1)
    }

    @Test func aTabThatTheAppRefusesIsNotReachedByAFinger() {
      let (house, probe) = (TabsHouse(), TabsTests.Probe())
      house.tabs.delegate = probe
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      probe.mayShow = false
      house.drag(by: -300)
      house.settle()
      #expect(house.tabs.selectedIndex == 1)
      probe.mayShow = true
      probe.calls = []
      house.drag(by: -300)
      house.settle()
      #expect(house.tabs.selectedIndex == 2)
      #expect(probe.calls == ["shouldSelect c", "didSelect c"])
      house.drag(by: 30)
      house.settle()
      #expect(probe.calls.filter { $0.hasPrefix("did") } == ["didSelect c"])
    }

    // MARK: The next change, too early

    @Test func aVerbInViewDidAppearIsPlayed() {
      final class Forwarder: UIViewController {
        var errand: (() -> Void)?
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          errand?()
          errand = nil
        }
      }
      let house = StackHouse()
      let forwarder = Forwarder()
      forwarder.errand = { [weak house] in house?.stack.pop(using: .fall.duration(3)) }
      house.stack.push(forwarder, using: .slide)
      Headless.advance(by: 2)
      // The system's would be over.
      #expect(house.stack.transitionCoordinator != nil)
      Headless.advance(by: 3)
      #expect(house.stack.viewControllers.count == 3)
      #expect(house.stack.delegate == nil)
      Headless.takeMisuses()
    }

    @Test func aCancelledPushLeavesNothingBehind() {
      let house = StackHouse()
      let pan = UIPanGestureRecognizer()
      house.screens[2].view.addGestureRecognizer(pan)
      let opener = pan.addHeadlessTarget { [weak house] pan in
        if pan.state == .began {
          house?.stack.push(
            house!.guest, using: .slide, openedBy: pan as? UIPanGestureRecognizer)
        }
      }
      house.play([.down(CGPoint(x: 380, y: 420)), .move(to: CGPoint(x: 350, y: 420), over: 0.3)])
      Headless.advance(by: 0.2)
      house.play([.lift])
      house.settle()
      pan.removeHeadlessTarget(opener)
      #expect(house.stack.viewControllers.count == 3)
      #expect(house.stack.delegate == nil)
      #expect(TransitionController.installed(on: house.guest) == nil)
    }

    @Test func aVerbLeavesTheScreensOwnTransition() {
      let house = StackHouse()
      let own = TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      for preset in [TransitionPreset.spin, nil] {
        house.stack.push(house.guest, using: preset.map { .preset($0) } ?? .system)
        Headless.turn()
        #expect(own.run == nil)
        house.settle()
        house.perform(.pop)
        #expect(own.run == nil)
        house.settle()
      }
      #expect(TransitionController.installed(on: house.guest) === own)
      house.perform(.push)
      #expect(own.run != nil)
      house.settle()
    }

    @Test func oneScreenIsPushedTwiceInOneTurn() {
      let (house, reports) = (StackHouse(), Reports())
      let controller = house.stack.push(house.guest, using: .fold)
      house.stack.push(house.guest, using: .scale)
      Headless.turn()
      #expect(controller?.run?.movement.name == "fold")
      #expect(reports.all == [.alreadyInStack])
      house.settle()
      #expect(house.stack.viewControllers.count == 4)
    }

    // MARK: Children

    @Test func aChildThatIsReplacedTakesItsGestureAlong() {
      let house = ChildrenHouse()
      let third = LoggingController("third", house.log)
      house.swap(.slide, gesture: .leadingEdge)
      house.settle()
      house.parent.replace(house.new, with: third, using: .fold)
      house.settle()
      #expect(house.parent.view.gestureRecognizers?.isEmpty != false)
      #expect(TransitionController.installed(on: house.new) == nil)
    }

    @Test func childrenThatTakeTurnsDoNotHoldEachOther() {
      weak var (old, new): (UIViewController?, UIViewController?)
      do {
        let house = ChildrenHouse()
        (old, new) = (house.old, house.new)
        for _ in 0..<2 {
          house.swap(.slide, gesture: .leadingEdge)
          house.settle()
          house.parent.replace(house.new, with: house.old, using: .fold, gesture: .leadingEdge)
          house.settle()
        }
        house.window.rootViewController = UIViewController()
        Headless.advance(by: 1)
      }
      Headless.advance(by: 1)
      #expect(old == nil && new == nil)
    }

    @Test func theSameChangeTwiceIsOne() {
      let (house, reports) = (ChildrenHouse(), Reports())
      house.swap(.slide)
      Headless.advance(by: 0.1)
      house.swap(.slide)
      house.settle()
      #expect(house.committed == [true, true])
      #expect(house.views == ["below", "new", "above"])
      #expect(house.log.count("new.didAppear") == 1 && reports.all.isEmpty)
    }

    @Test func theWayBackIsTold() {
      let house = ChildrenHouse()
      let controller = house.swap(.slide, gesture: .leadingEdge)
      var told: [TransitionDirection] = []
      controller?.onEnd { request, _ in told.append(request.direction) }
      house.settle()
      controller?.dismiss()
      house.settle()
      #expect(house.committed == [true] && told == [.opening, .closing])
      #expect(house.views == ["below", "old", "above"])
    }
  }
}
