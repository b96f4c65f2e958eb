import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The places that UIKit gives once, and that apps use, too: a container's `delegate`, and the delegate and the switch
  /// of the system's swipe. An app may take them at any time; UIKit tells nobody.
  @MainActor @Suite struct SharedPlaceTests {
    /// A coordinator, as apps have one for each stack.
    @MainActor
    final class Coordinator: NSObject, UINavigationControllerDelegate,
      UITabBarControllerDelegate, UIGestureRecognizerDelegate
    {
      weak var stack: UINavigationController?
      var heard: [String] = []

      func navigationController(
        _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
      ) {
        heard.append("will \(screen.title ?? "")\(animated ? " animated" : "")")
      }

      func navigationController(
        _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
      ) {
        heard.append("did \(screen.title ?? "")\(animated ? " animated" : "")")
      }

      func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
        heard.append("select \(screen.title ?? "")")
      }

      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (stack?.viewControllers.count ?? 0) > 1
      }
    }

    /// A stack that is its own delegate.
    @MainActor final class OwnStack: UINavigationController, UINavigationControllerDelegate {
      var heard: [String] = []

      func navigationController(
        _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
      ) {
        heard.append("will \(screen.title ?? "")\(animated ? " animated" : "")")
      }

      func navigationController(
        _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
      ) {
        heard.append("did \(screen.title ?? "")\(animated ? " animated" : "")")
      }
    }

    @MainActor final class House {
      let window = Headless.makeWindow(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let stack: UINavigationController
      let screens = ["a", "b", "c"].map { name in
        let screen = Page()
        screen.title = name
        return screen
      }

      init(_ stack: UINavigationController = UINavigationController(), count: Int = 1) {
        self.stack = stack
        stack.viewControllers = Array(screens.prefix(count))
        window.rootViewController = stack
        Headless.advance(by: 0.2)
      }

      /// Touches what nobody listens to.
      func touch() { play([.down(CGPoint(x: 200, y: 700)), .hold(0.05), .lift]) }

      /// A swipe from the edge, at rest when it lifts.
      func swipe(to x: CGFloat) {
        play([
          .down(CGPoint(x: 1, y: 420)), .move(to: CGPoint(x: 12, y: 420), over: 0.05),
          .move(to: CGPoint(x: x, y: 420), over: 0.3), .hold(0.2), .lift,
        ])
        Headless.advance(by: 1.5)
      }

      func play(_ steps: [HeadlessTouchScript.Step]) {
        let script = HeadlessTouchScript(steps)
        Headless.play(script, in: window)
        Headless.advance(by: script.duration + 0.1)
      }

      func settle() { Headless.advance(by: 1.5) }

      var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }
    }

    /// A screen with a button in its middle, and with calls of the app in its callbacks.
    @MainActor final class Page: UIViewController {
      let button = UIButton(type: .system)
      var taps = 0
      var willAppear: (Page) -> Void = { _ in }
      var didAppear: (Page) -> Void = { _ in }
      var willDisappear: (Page) -> Void = { _ in }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(
          x: view.bounds.midX - 50, y: view.bounds.midY - 22, width: 100, height: 44)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        willAppear(self)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear(self)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        willDisappear(self)
      }

      /// How many of three taps at the button are heard.
      func hears(in window: UIWindow) -> Int {
        taps = 0
        let middle = button.convert(CGPoint(x: 50, y: 22), to: nil)
        for _ in 0..<3 {
          Headless.play(.tap(at: middle), in: window)
          Headless.advance(by: 0.5)
        }
        return taps
      }
    }

    // MARK: What the app's delegate hears

    enum Change: CaseIterable, Sendable { case push, set, replaceRoot, pop, popTo, popToRoot }
    enum Return: CaseIterable, Sendable { case call, unanimated, finger, none }

    /// A one-time transition leaves the stack in the moment in which UIKit tells of the end of its change.
    @Test(arguments: Change.allCases, Return.allCases) func theDelegateOfAOneTimeChangeHearsAll(
      change: Change, return: Return
    ) {
      for isOwn in [false, true] {
        for animated in [true, false] {
          func heard(_ transition: ViewControllerTransition?) -> [String] {
            let own = OwnStack()
            let opens = change == .push || change == .set || change == .replaceRoot
            let house = House(own, count: opens ? 1 : 3)
            let coordinator = Coordinator()
            own.delegate = isOwn ? own : coordinator
            let (stack, last) = (house.stack, house.screens[2])
            switch (change, transition) {
            case (.push, nil): stack.pushViewController(last, animated: animated)
            case (.push, let transition?): stack.push(last, using: transition, animated: animated)
            case (.set, nil):
              stack.setViewControllers([house.screens[0], last], animated: animated)
            case (.set, let transition?):
              stack.setViewControllers(
                [house.screens[0], last], using: transition, animated: animated)
            case (.replaceRoot, nil): stack.setViewControllers([last], animated: animated)
            case (.replaceRoot, let transition?):
              stack.setViewControllers([last], using: transition, animated: animated)
            case (.pop, nil): stack.popViewController(animated: animated)
            case (.pop, let transition?): stack.pop(using: transition, animated: animated)
            case (.popTo, nil):
              stack.popToViewController(house.screens[1], animated: animated)
            case (.popTo, let transition?):
              stack.pop(to: house.screens[1], using: transition, animated: animated)
            case (.popToRoot, nil): stack.popToRootViewController(animated: animated)
            case (.popToRoot, let transition?):
              stack.popToRoot(using: transition, animated: animated)
            }
            house.settle()
            switch `return` {
            case .call: stack.popViewController(animated: true)
            case .unanimated: stack.popViewController(animated: false)
            case .finger where stack.viewControllers.count > 1: house.swipe(to: 360)
            case .finger, .none: break
            }
            house.settle()
            return isOwn ? own.heard : coordinator.heard
          }
          #expect(heard(.slide) == heard(nil), "own \(isOwn), animated \(animated)")
        }
      }
    }

    enum Moment: CaseIterable, Sendable { case atOnce, didAppear, later }

    /// A delegate that is set after the transition. What code alone changes in between is the system's.
    @Test(arguments: Moment.allCases, [TransitionGesture?.none, .automatic])
    func aDelegateSetLaterIsInFrontUntilTheNextTouch(
      moment: Moment, gesture: TransitionGesture?
    ) throws {
      let (house, coordinator, reports) = (House(), Coordinator(), Reports())
      let controller = try #require(house.stack.setTransition(.slide, gesture: gesture))
      switch moment {
      case .atOnce: house.stack.delegate = coordinator
      case .didAppear:
        house.screens[0].didAppear = { $0.navigationController?.delegate = coordinator }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        house.screens[0].present(cover, animated: false)
        house.settle()
        house.screens[0].dismiss(animated: false)
        house.settle()
      case .later:
        house.settle()
        house.stack.delegate = coordinator
      }
      house.touch()
      house.stack.pushViewController(house.screens[1], animated: true)
      Headless.turn()
      #expect(controller.run != nil)
      house.settle()
      #expect(coordinator.heard == ["will b animated", "did b animated"])
      #expect(reports.all == [.delegateSetLater])
    }

    @Test func aDelegateOfTabsSetLaterIsInFrontUntilTheNextTouch() throws {
      let (house, coordinator) = (TabsHouse(), Coordinator())
      let controller = try #require(house.tabs.setTransition(.slide))
      house.tabs.delegate = coordinator
      house.tap(2)
      #expect(controller.run != nil)
      house.settle()
      #expect(house.tabs.selectedIndex == 2 && coordinator.heard.count == 1)
    }

    /// A call of the library stands in front again, too.
    @Test func aDelegateSetLaterIsBehindTheNextCall() throws {
      let (house, coordinator) = (House(), Coordinator())
      house.stack.setTransition(.slide)
      house.stack.delegate = coordinator
      let controller = try #require(house.stack.push(house.screens[1], using: .fold))
      Headless.turn()
      #expect(controller.run != nil)
      house.settle()
      #expect(coordinator.heard == ["will b animated", "did b animated"])
    }

    /// Closing by code is such a call, too: the way back is the library's.
    @Test(arguments: [true, false], [true, false]) func aDelegateSetLaterIsBehindAClosingByCode(
      isForAll: Bool, scrubs: Bool
    ) throws {
      let (house, coordinator) = (House(), Coordinator())
      let all = isForAll ? house.stack.setTransition(.slide) : nil
      if isForAll {
        house.stack.pushViewController(house.screens[1], animated: true)
      }
      let once = isForAll ? nil : house.stack.push(house.screens[1], using: .slide)
      let controller = try #require(all ?? once)
      house.settle()
      house.stack.delegate = coordinator
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      let dismissal = scrubs ? controller.beginDismissal() : nil
      if !scrubs { controller.dismiss() }
      Headless.advance(by: 0.1)
      #expect(controller.run != nil)
      dismissal?.finish()
      house.settle()
      #expect(house.titles == ["a"] && endings == [.committed])
      #expect(coordinator.heard == ["will a animated", "did a animated"])
    }

    /// A screen with a transition of its own takes all screens above along.
    @Test(arguments: [true, false]) func aScreenClosedByCodeTakesThoseAboveAlong(isPrepared: Bool) {
      let house = House()
      let screen = house.screens[1]
      let controller: TransitionController?
      if isPrepared {
        controller = TransitionController(
          pushing: screen, in: house.stack, preset: TransitionPreset.slide)
        house.stack.pushViewController(screen, animated: true)
      } else {
        controller = house.stack.push(screen, using: .slide)
      }
      house.settle()
      house.stack.pushViewController(house.screens[2], animated: true)
      house.settle()
      controller?.dismiss()
      house.settle()
      #expect(house.titles == ["a"])
    }

    /// A bar that the app has disabled is disabled after a run, and one that is enabled is enabled.
    @Test(arguments: [true, false], [true, false]) func theBarIsAsTheAppHasItAfterARun(
      isEnabled: Bool, isTakenBack: Bool
    ) {
      let house = House()
      let tabs = UITabBarController()
      tabs.viewControllers = [house.stack]
      house.window.rootViewController = tabs
      let controller = house.stack.setTransition(.slide)
      Headless.advance(by: 0.2)
      let bars: [UIView] = [house.stack.navigationBar, tabs.tabBar]
      for bar in bars { bar.isUserInteractionEnabled = isEnabled }
      house.stack.pushViewController(house.screens[1], animated: true)
      Headless.advance(by: 0.1)
      if isTakenBack { controller?.dismiss() }
      house.settle()
      #expect(bars.map(\.isUserInteractionEnabled) == [isEnabled, isEnabled])
      #expect(house.titles.count == (isTakenBack ? 1 : 2))
    }

    /// A screen that takes the place of the app's coordinator while it is shown, and gives back what it has found.
    @Test(arguments: [true, false], [true, false]) func aDelegateThatIsBorrowedComesBack(
      isForAll: Bool, touches: Bool
    ) {
      for isScreen in [true, false] {
        func heard(_ transition: ViewControllerTransition?) -> [[String]] {
          let (house, coordinator, borrower) = (House(), Coordinator(), Coordinator())
          house.stack.delegate = coordinator
          if isForAll, let transition { house.stack.setTransition(transition) }
          var saved: (any UINavigationControllerDelegate)?
          let screen = house.screens[1]
          screen.didAppear = {
            guard saved == nil, let stack = $0.navigationController else { return }
            saved = stack.delegate
            stack.delegate = borrower
          }
          screen.willDisappear = { $0.navigationController?.delegate = saved }
          if let transition, !isForAll {
            house.stack.push(screen, using: transition)
          } else {
            house.stack.pushViewController(screen, animated: true)
          }
          house.settle()
          if touches { house.touch() }
          house.stack.popViewController(animated: isScreen)
          house.settle()
          saved = nil
          if touches { house.touch() }
          house.stack.pushViewController(house.screens[2], animated: true)
          house.settle()
          return [coordinator.heard, borrower.heard]
        }
        #expect(heard(.slide) == heard(nil), "\(isScreen)")
      }
    }

    // MARK: The system's swipe

    enum Taker: CaseIterable, Sendable { case own, none }
    enum Between: CaseIterable, Sendable { case nothing, modal, cancelledSwipe, pushAndPop }

    /// A base class that becomes the delegate of the swipe, or removes it, whenever a screen appears.
    @Test(arguments: Taker.allCases, Between.allCases)
    func aSwipeDelegateSetByABaseClassPopsNoScreen(
      taker: Taker, between: Between
    ) {
      for isForAll in [true, false] {
        let (house, coordinator) = (House(), Coordinator())
        coordinator.stack = house.stack
        for screen in house.screens {
          screen.didAppear = {
            $0.navigationController?.interactivePopGestureRecognizer?.delegate =
              taker == .own ? coordinator : nil
          }
        }
        if isForAll { house.stack.setTransition(.slide) }
        if isForAll {
          house.stack.pushViewController(house.screens[1], animated: true)
        } else {
          house.stack.push(house.screens[1], using: .slide)
        }
        house.settle()
        switch between {
        case .nothing: break
        case .modal:
          house.stack.present(UIViewController(), animated: false)
          house.settle()
          house.stack.dismiss(animated: true)
          house.settle()
        case .cancelledSwipe: house.swipe(to: 40)
        case .pushAndPop:
          house.stack.pushViewController(house.screens[2], animated: true)
          house.settle()
          house.stack.popViewController(animated: true)
          house.settle()
        }
        house.swipe(to: 40)
        #expect(house.titles == ["a", "b"], "for all \(isForAll)")
        house.swipe(to: 360)
        #expect(house.titles == ["a"], "for all \(isForAll)")
      }
    }

    /// A screen that takes the place of the swipe's delegate while it is shown, and gives back what it has found: later,
    /// a plain screen is swiped back, and the root is not.
    @Test(arguments: [true, false]) func aSwipeDelegateThatIsBorrowedComesBack(touches: Bool) {
      for isForAll in [true, false] {
        let (house, borrower) = (House(), Coordinator())
        borrower.stack = house.stack
        if isForAll { house.stack.setTransition(.slide) }
        var saved: (any UIGestureRecognizerDelegate)?
        let screen = house.screens[1]
        screen.didAppear = {
          guard saved == nil, let swipe = $0.navigationController?.interactivePopGestureRecognizer
          else { return }
          saved = swipe.delegate
          swipe.delegate = borrower
        }
        screen.willDisappear = {
          $0.navigationController?.interactivePopGestureRecognizer?.delegate = saved
        }
        if isForAll {
          house.stack.pushViewController(screen, animated: true)
        } else {
          house.stack.push(screen, using: .slide)
        }
        house.settle()
        if touches { house.touch() }
        house.stack.popViewController(animated: true)
        house.settle()
        saved = nil
        if isForAll { house.stack.setTransition(.system) }
        house.swipe(to: 360)
        #expect(house.titles == ["a"])
        house.stack.pushViewController(house.screens[2], animated: true)
        house.settle()
        #expect(house.titles == ["a", "c"])
        house.swipe(to: 40)
        #expect(house.titles == ["a", "c"])
        house.swipe(to: 360)
        #expect(house.titles == ["a"], "for all \(isForAll)")
      }
    }

    enum Obstacle: CaseIterable, Sendable {
      case none, hiddenBack, leftItem, supplementingItem, switchedOff, hiddenBar, refusingDelegate
      case noDelegate
    }

    /// A swipe by default stands in for the system's, and does not begin where that would not.
    @Test(arguments: Obstacle.allCases) func theSwipeBeginsWhereTheSystemsDoes(obstacle: Obstacle) {
      final class Refusal: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
      }
      enum Mode: CaseIterable { case system, all, once, named }
      var popped: [Mode: Bool] = [:]
      for mode in Mode.allCases {
        let (house, refusal) = (House(), Refusal())
        let screen = house.screens[1]
        switch mode {
        case .system: house.stack.pushViewController(screen, animated: true)
        case .all:
          house.stack.setTransition(.slide)
          house.stack.pushViewController(screen, animated: true)
        case .once: house.stack.push(screen, using: .slide)
        case .named: house.stack.push(screen, using: .slide, gesture: .leadingEdge)
        }
        house.settle()
        let swipe = house.stack.interactivePopGestureRecognizer
        switch obstacle {
        case .none: break
        case .hiddenBack: screen.navigationItem.hidesBackButton = true
        case .leftItem: screen.navigationItem.leftBarButtonItem = UIBarButtonItem()
        case .supplementingItem:
          screen.navigationItem.leftBarButtonItem = UIBarButtonItem()
          screen.navigationItem.leftItemsSupplementBackButton = true
        case .switchedOff: swipe?.isEnabled = false
        case .hiddenBar: house.stack.setNavigationBarHidden(true, animated: false)
        case .refusingDelegate: swipe?.delegate = refusal
        case .noDelegate:
          screen.navigationItem.hidesBackButton = true
          swipe?.delegate = nil
        }
        Headless.advance(by: 0.1)
        house.swipe(to: 360)
        popped[mode] = house.stack.viewControllers.count == 1
      }
      #expect(popped[.all] == popped[.system] && popped[.once] == popped[.system])
      #expect(popped[.named] == true)
    }

    /// While a screen goes by its own transition, the system's swipe does not take the one below with it.
    @Test(arguments: [TransitionGesture.pinch, .leadingEdge, .pullUpDown], [0.02, 0.1, 0.3])
    func theSystemsSwipeRestsDuringAPop(gesture: TransitionGesture, time: TimeInterval) throws {
      let house = House(count: 2)
      house.stack.push(house.screens[2], using: .slide, gesture: gesture)
      house.settle()
      house.stack.popViewController(animated: true)
      Headless.turn()
      Headless.advance(by: time)
      #expect(house.stack.transitionCoordinator != nil)
      let swipe = try #require(house.stack.interactivePopGestureRecognizer)
      #expect(swipe.delegate?.gestureRecognizerShouldBegin(swipe) == false)
      house.swipe(to: 360)
      house.settle()
      #expect(house.titles == ["a", "b"])
      house.swipe(to: 360)
      #expect(house.titles == ["a"])
    }

    // MARK: Calls of the library in callbacks, and in the turn of a change

    enum Setting: CaseIterable, Sendable { case same, other, none }

    private func set(_ setting: Setting, in stack: UINavigationController?) {
      stack?.setTransition(setting == .none ? .system : setting == .same ? .slide : .fold)
    }

    /// Each screen says how its stack moves: the stack hears all touches, now and after the next changes.
    @Test(arguments: Setting.allCases, [true, false])
    func aTransitionSetInACallbackLeavesAllTouches(
      setting: Setting, inCallback: Bool
    ) {
      let house = House()
      house.stack.setTransition(.slide)
      let count = house.stack.view.gestureRecognizers?.count ?? 0
      if inCallback {
        for screen in house.screens {
          screen.willAppear = { [self] in set(setting, in: $0.navigationController) }
        }
      }
      for next in 1...2 {
        house.stack.pushViewController(house.screens[next], animated: true)
        if !inCallback { set(setting, in: house.stack) }
        house.settle()
        #expect(house.screens[next].hears(in: house.window) == 3)
      }
      house.swipe(to: 40)
      #expect(house.titles == ["a", "b", "c"])
      house.stack.popViewController(animated: true)
      if !inCallback { set(setting, in: house.stack) }
      house.settle()
      #expect(house.screens[1].hears(in: house.window) == 3)
      house.swipe(to: 360)
      #expect(house.titles == ["a"])
      #expect(house.stack.view.gestureRecognizers?.count ?? 0 <= count)
    }

    @Test(arguments: Setting.allCases) func aTransitionOfTabsSetInACallbackLeavesAllTouches(
      setting: Setting
    ) {
      let house = House()
      let tabs = UITabBarController()
      tabs.viewControllers = [house.screens[0], house.screens[1]]
      house.window.rootViewController = tabs
      tabs.setTransition(.slide, gesture: .pullLeftRight)
      Headless.advance(by: 0.2)
      for screen in house.screens {
        screen.willAppear = {
          $0.tabBarController?.setTransition(
            setting == .none ? .system : setting == .same ? .slide : .fold, gesture: .pullLeftRight)
        }
      }
      for index in [1, 0, 1] {
        tabs.selectedIndex = index
        house.settle()
        #expect(house.screens[index].hears(in: house.window) == 3)
      }
    }

    enum Place: CaseIterable, Sendable { case belowWillAppear, topWillDisappear, both }

    /// The finger that has begun a pop keeps it, whatever the app sets in the callbacks of this pop.
    @Test(arguments: Setting.allCases, Place.allCases)
    func aSwipeKeepsItsFingerWhenTheAppSetsAnother(
      setting: Setting, place: Place
    ) {
      for way in [40.0, 360] {
        let house = House()
        house.stack.setTransition(.slide)
        house.stack.pushViewController(house.screens[1], animated: true)
        house.settle()
        if place != .topWillDisappear {
          house.screens[0].willAppear = { [self] in set(setting, in: $0.navigationController) }
        }
        if place != .belowWillAppear {
          house.screens[1].willDisappear = { [self] in set(setting, in: $0.navigationController) }
        }
        house.swipe(to: way)
        #expect(house.titles == (way < 100 ? ["a", "b"] : ["a"]), "\(way)")
        #expect(
          house.stack.viewControllers.last.map { ($0 as? Page)?.hears(in: house.window) } == 3)
      }
    }

    enum Call: CaseIterable, Sendable { case remove, another, transition, sameGesture }

    /// The same for a modal screen, whose pull is in progress.
    @Test(arguments: Call.allCases, [true, false]) func aPullKeepsItsFingerWhenTheAppSetsAnother(
      call: Call, isPresenters: Bool
    ) {
      for way in [40.0, 300] {
        let house = House()
        let (below, screen) = (house.screens[0], Page())
        let action: (Page) -> Void = { [weak screen] _ in
          guard let screen else { return }
          let controller = TransitionController.installed(on: screen)
          switch call {
          case .remove: controller?.remove()
          case .another: TransitionController(presenting: screen, transition: .fold)
          case .transition: controller?.transition = .fold
          case .sameGesture: controller?.gesture = .pullUpDown
          }
        }
        below.present(screen, using: .slide, gesture: .pullUpDown)
        house.settle()
        if isPresenters { below.willAppear = action } else { screen.willDisappear = action }
        house.play([
          .down(CGPoint(x: 100, y: 300)), .move(to: CGPoint(x: 100, y: 314), over: 0.05),
          .move(to: CGPoint(x: 100, y: 300 + way), over: 0.3), .hold(0.2), .lift,
        ])
        house.settle()
        #expect((below.presentedViewController == nil) == (way > 100), "\(way)")
        let shown = below.presentedViewController == nil ? below : screen
        #expect(shown.hears(in: house.window) == 3, "\(way)")
      }
    }

    /// UIKit tells another delegate of the end of a one-time change: nothing of the change is kept.
    @Test func aScreenOfAOneTimeChangeIsFreedIfTheDelegateIsReplacedInTheSameTurn() {
      let (house, other) = (House(), Coordinator())
      weak var freed: UIViewController?
      do {
        let screen = UIViewController()
        freed = screen
        house.stack.setViewControllers([house.screens[0], screen], using: .slide)
        house.stack.delegate = other
      }
      house.settle()
      house.stack.popViewController(animated: false)
      house.settle()
      #expect(freed == nil && house.titles == ["a"])
    }
  }
}
