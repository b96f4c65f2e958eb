import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A finger on a bar in mid-run ends the run as it comes down, and as it lifts does what the bar of the screen that has
  /// arrived offers there.
  @MainActor @Suite struct MidRunBarTests {
    @MainActor private final class House {
      let stacks: StackHouse
      let tabs: UITabBarController?
      var fired: [String] = []
      var stack: UINavigationController { stacks.stack }
      var bar: UINavigationBar { stack.navigationBar }
      private let isRightToLeft: Bool

      init(inTabs: Bool = false, isRightToLeft: Bool = false) {
        self.isRightToLeft = isRightToLeft
        stacks = StackHouse(isRightToLeft: isRightToLeft)
        tabs = inTabs ? UITabBarController() : nil
        if let tabs {
          stacks.window.rootViewController = nil
          tabs.viewControllers = [stacks.stack, UIViewController(), UIViewController()]
          stacks.window.rootViewController = tabs
          Headless.turn()
        }
      }

      func item(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(
          primaryAction: UIAction(title: name) { [weak self] _ in self?.fired.append(name) })
      }

      func push(for seconds: TimeInterval = 0.15) {
        stack.push(stacks.guest, using: .slide)
        Headless.advance(by: seconds)
        #expect(stack.transitionCoordinator != nil)
      }

      var depth: Int { stack.viewControllers.count }

      var back: CGPoint {
        let x: CGFloat = isRightToLeft ? bar.bounds.maxX - 30 : 30
        return bar.convert(CGPoint(x: x, y: 22), to: nil)
      }
      var trailing: CGPoint {
        let x: CGFloat = isRightToLeft ? 30 : bar.bounds.maxX - 30
        return bar.convert(CGPoint(x: x, y: 22), to: nil)
      }
      func tab(_ index: Int) -> CGPoint {
        let bar = tabs!.tabBar
        return bar.convert(
          CGPoint(x: bar.bounds.width * (CGFloat(index) + 0.5) / 3, y: 24), to: nil)
      }

      func down(_ point: CGPoint) { stacks.play([.down(point)]) }
      func lift() { stacks.lift() }
      func tap(_ point: CGPoint) {
        down(point)
        lift()
      }
    }

    // MARK: What is done

    @Test(arguments: [false, true]) func back(isRightToLeft: Bool) {
      let house = House(isRightToLeft: isRightToLeft)
      house.push()
      house.down(house.back)
      // The run has ended within the event.
      #expect(house.stack.transitionCoordinator == nil && house.depth == 4)
      house.lift()
      #expect(house.stack.transitionCoordinator != nil && house.depth == 3)
      house.stacks.settle()
      #expect(house.stack.topViewController === house.stacks.screens[2])
      // And the bar itself takes the next one.
      house.tap(house.back)
      house.stacks.settle()
      #expect(house.depth == 2)
    }

    /// A run backward ends there, too, and Back leads on.
    @Test func backInAPop() {
      let house = House()
      house.stack.setTransition(.slide)
      house.stack.popViewController(animated: true)
      Headless.advance(by: 0.15)
      house.tap(house.back)
      house.stacks.settle()
      #expect(house.depth == 1)
    }

    @Test func tenTapsInASecond() {
      let house = House()
      for _ in 0..<6 { house.stack.pushViewController(UIViewController(), animated: false) }
      house.stack.setTransition(.slide)
      house.stack.pushViewController(house.stacks.guest, animated: true)
      for _ in 0..<12 {
        house.tap(house.back)
        Headless.advance(by: 0.066)
      }
      house.stacks.settle()
      #expect(house.depth == 1)
      #expect(house.stack.topViewController === house.stacks.screens[0])
      #expect(house.stack.transitionCoordinator == nil)
    }

    @Test(arguments: [false, true]) func aButton(isRightToLeft: Bool) {
      let house = House(isRightToLeft: isRightToLeft)
      house.stacks.guest.navigationItem.rightBarButtonItem = house.item("right")
      house.push(for: 0.3)
      house.down(house.trailing)
      #expect(house.fired.isEmpty)
      house.lift()
      #expect(house.fired == ["right"])
      #expect(house.stack.transitionCoordinator == nil && house.depth == 4)
    }

    /// In the place of the back button.
    @Test(arguments: [false, true]) func aButtonAtTheLeadingSide(isRightToLeft: Bool) {
      let house = House(isRightToLeft: isRightToLeft)
      house.stacks.guest.navigationItem.leftBarButtonItem = house.item("left")
      house.push(for: 0.3)
      house.tap(house.back)
      #expect(house.fired == ["left"] && house.depth == 4)
      house.stacks.settle()
    }

    /// The second one of two quick taps on a button that pushes.
    @Test func aButtonThatIsNotSeenYet() {
      let house = House()
      house.stacks.guest.navigationItem.rightBarButtonItem = house.item("right")
      house.push(for: 0.05)
      house.tap(house.trailing)
      #expect(house.fired.isEmpty)
      #expect(house.stack.transitionCoordinator == nil && house.depth == 4)
      house.tap(house.trailing)
      #expect(house.fired == ["right"])
    }

    /// A field in the title reaches far to the leading side.
    @Test func aTitleView() {
      let house = House()
      let field = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
      house.stacks.guest.navigationItem.titleView = field
      house.push()
      house.tap(house.bar.convert(CGPoint(x: 90, y: 22), to: nil))
      house.stacks.settle()
      #expect(house.depth == 4)
    }

    /// The bar of a stack around the stack.
    @Test func anOuterBar() {
      let house = House()
      let outer = UITabBarController()
      let middle = UIViewController()
      house.stacks.window.rootViewController = nil
      middle.addChild(house.stack)
      house.stack.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
      middle.view.addSubview(house.stack.view)
      house.stack.didMove(toParent: middle)
      outer.viewControllers = [middle, UIViewController()]
      house.stacks.window.rootViewController = outer
      Headless.advance(by: 0.2)
      house.push()
      let bar = outer.tabBar
      house.tap(bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 24), to: nil))
      #expect(house.stack.transitionCoordinator == nil)
      #expect(outer.selectedIndex == 1)
      house.stacks.settle()
    }

    /// What is called as the run ends may have begun another change.
    @Test func aChangeThatBeginsAsTheRunEnds() {
      let house = House(inTabs: true)
      house.stack.push(house.stacks.guest, using: .slide) { _ in
        house.stack.push(UIViewController(), using: .slide)
      }
      Headless.advance(by: 0.15)
      house.down(house.tab(0))
      #expect(house.depth == 5 && house.stack.transitionCoordinator != nil)
      house.lift()
      house.stacks.settle()
      #expect(house.depth == 5 && house.stack.transitionCoordinator == nil)
    }

    @Test func aButtonOfAToolbar() {
      let house = House()
      house.stack.isToolbarHidden = false
      Headless.advance(by: 0.5)
      house.stacks.guest.toolbarItems = [house.item("tool")]
      house.push(for: 0.3)
      let bar = house.stack.toolbar!
      house.tap(bar.convert(CGPoint(x: 30, y: 22), to: nil))
      #expect(house.fired == ["tool"])
    }

    @Test(arguments: [0, 1, 2]) func aTab(index: Int) {
      let house = House(inTabs: true)
      let probe = TabProbe()
      house.tabs?.delegate = probe
      house.push()
      house.tap(house.tab(index))
      house.stacks.settle()
      #expect(house.tabs?.selectedIndex == index)
      #expect(probe.calls == ["should \(index)", "did \(index)"])
      // As a tap on it at rest.
      #expect(house.depth == (index == 0 ? 1 : 4))
    }

    @Test func aTabThatIsNotAllowed() {
      let house = House(inTabs: true)
      let probe = TabProbe(allows: false)
      house.tabs?.delegate = probe
      house.push()
      house.tap(house.tab(1))
      house.stacks.settle()
      #expect(house.tabs?.selectedIndex == 0 && probe.calls == ["should 1"])
    }

    /// As at rest, the delegate is not even asked.
    @Test func aTabThatIsDisabled() {
      let house = House(inTabs: true)
      let probe = TabProbe()
      house.tabs?.delegate = probe
      house.tabs?.viewControllers?[1].tabBarItem.isEnabled = false
      house.push()
      house.tap(house.tab(1))
      house.stacks.settle()
      #expect(house.tabs?.selectedIndex == 0 && probe.calls.isEmpty && house.depth == 4)
    }

    @Test func aFingerThatHoldsTheScreenIsLetGo() {
      for (share, depth) in [(0.1, 3), (0.7, 2)] as [(CGFloat, Int)] {
        let house = House()
        house.stack.setTransition(.slide)
        house.stacks.swipeBack(by: share, lifts: false)
        #expect(house.stack.transitionCoordinator?.isInteractive == true)
        Headless.play(
          HeadlessTouchScript([.init(5, [.down(house.trailing)])]), in: house.stacks.window)
        Headless.advance(by: 0.02)
        #expect(house.stack.transitionCoordinator == nil && house.depth == depth)
        Headless.play(HeadlessTouchScript([.init(5, [.lift])]), in: house.stacks.window)
        house.lift()
        house.stacks.settle()
        #expect(house.depth == depth && house.stack.transitionCoordinator == nil)
      }
    }

    // MARK: What is not done

    enum Refusal: CaseIterable, Sendable {
      case hidesBack, leftItem, dragged, takenAway, title, below, disabled, customView,
        noAction
      case coveredByApp
    }

    @Test(arguments: Refusal.allCases) func nothing(refusal: Refusal) {
      let house = House()
      let item = house.stacks.guest.navigationItem
      var point = house.back
      switch refusal {
      case .hidesBack: item.hidesBackButton = true
      case .leftItem:
        item.leftBarButtonItem = house.item("left")
        point.x = 110
      case .title: point.x = 195
      case .disabled, .customView, .noAction:
        point = house.trailing
        item.rightBarButtonItem =
          switch refusal {
          case .disabled: house.item("right")
          case .customView:
            UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 44)))
          default: UIBarButtonItem()
          }
        if refusal == .disabled { item.rightBarButtonItem?.isEnabled = false }
      case .below: point.y = house.bar.convert(CGPoint(x: 0, y: 70), to: nil).y
      case .coveredByApp:
        let toast = UIView(frame: house.bar.frame)
        house.stack.view.addSubview(toast)
      case .dragged, .takenAway: break
      }
      house.push()
      house.down(point)
      let covers = refusal == .coveredByApp || refusal == .below
      #expect((house.stack.transitionCoordinator == nil) != covers)
      switch refusal {
      case .dragged:
        house.stacks.play([.move(to: CGPoint(x: point.x, y: point.y + 14), over: 0.1), .lift])
      case .takenAway: Headless.cancelTouches()
      default: house.lift()
      }
      house.stacks.settle()
      #expect(house.depth == 4 && house.fired.isEmpty)
      #expect(house.stack.view.subviews.allSatisfy { !($0 is BarCover) })
    }

    /// Beside the back button, which takes a third of a narrow bar, and less of a wide one.
    @Test(arguments: [(false, 140), (true, 200)] as [(Bool, CGFloat)])
    func theTitleIsNoBackButton(isLandscape: Bool, x: CGFloat) {
      let house = House()
      if isLandscape {
        house.stacks.rotate()
        house.stacks.settle()
      }
      house.push()
      house.tap(house.bar.convert(CGPoint(x: x, y: 16), to: nil))
      house.stacks.settle()
      #expect(house.depth == 4)
    }

    @Test func aBackActionIsTheAppsOwn() {
      let house = House()
      house.stacks.guest.navigationItem.backAction = UIAction { _ in house.fired.append("back") }
      house.push()
      house.tap(house.back)
      house.stacks.settle()
      #expect(house.fired == ["back"] && house.depth == 4)
    }

    /// Without a bar the same place belongs to the screen, which the finger catches.
    @Test func aStackWithoutABar() {
      let house = House()
      let point = house.back
      house.stack.isNavigationBarHidden = true
      house.push()
      house.down(point)
      #expect(house.stack.transitionCoordinator?.isInteractive == true)
      house.lift()
      house.stacks.settle()
      #expect(house.depth == 4)
    }

    @Test func aBarThatIsHiddenInTheRun() {
      let house = House()
      house.push()
      house.stack.setNavigationBarHidden(true, animated: false)
      house.down(house.back)
      house.lift()
      house.stacks.settle()
      #expect(house.depth == 4 && house.stack.isNavigationBarHidden)
    }

    /// What the app sets in mid-run stays.
    @Test func aBarThatTheAppSwitchesOff() {
      let house = House(inTabs: true)
      house.push()
      house.bar.isUserInteractionEnabled = false
      house.tabs?.tabBar.isUserInteractionEnabled = false
      house.tap(house.back)
      house.stacks.settle()
      #expect(!house.bar.isUserInteractionEnabled)
      #expect(house.tabs?.tabBar.isUserInteractionEnabled == false)
      #expect(house.depth == 4)
    }

    /// An app's view in front of the tabs, such as a mini player, keeps its touches.
    @Test func aViewOfTheAppBesideTheBars() {
      let house = House(inTabs: true)
      let player = UIControl(frame: CGRect(x: 0, y: 690, width: 390, height: 56))
      player.addAction(UIAction { _ in house.fired.append("player") }, for: .touchUpInside)
      house.tabs?.view.addSubview(player)
      house.push()
      house.tap(CGPoint(x: 195, y: 710))
      #expect(house.fired == ["player"])
      #expect(house.stack.transitionCoordinator != nil)
      house.stacks.settle()
    }

    @MainActor private final class TabProbe: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      private let allows: Bool

      init(allows: Bool = true) { self.allows = allows }

      private func index(_ tabs: UITabBarController, _ screen: UIViewController) -> Int {
        tabs.viewControllers?.firstIndex(of: screen) ?? -1
      }
      func tabBarController(
        _ tabs: UITabBarController, shouldSelect screen: UIViewController
      ) -> Bool {
        calls.append("should \(index(tabs, screen))")
        return allows
      }
      func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
        calls.append("did \(index(tabs, screen))")
      }
    }
  }
}
