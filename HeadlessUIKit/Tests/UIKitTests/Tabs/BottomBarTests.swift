import Testing
import UIKit

extension All {
  /// hidesBottomBarWhenPushed, and stacks in tabs.
  @MainActor @Suite struct BottomBarTests {
    init() { Headless.reset() }

    /// Two tabs, each with a stack; a screen to be pushed that wants no bar.
    @MainActor final class Stage: NSObject, UINavigationControllerDelegate {
      let journal = Journal()
      let window = Headless.makeWindow()
      let tabs = UITabBarController()
      let root: Screen
      let pushed: Screen
      let stack: UINavigationController
      let animator: Animator
      var interactor: Interactor?

      init(delegates: Bool = false) {
        root = Screen("N", journal)
        pushed = Screen("D", journal)
        pushed.hidesBottomBarWhenPushed = true
        stack = UINavigationController(rootViewController: root)
        animator = Animator(journal)
        super.init()
        if delegates { stack.delegate = self }
        tabs.viewControllers = [
          stack, UINavigationController(rootViewController: UIViewController()),
        ]
        window.rootViewController = tabs
        Headless.turn()
        journal.lines = []
      }

      var bar: UITabBar { tabs.tabBar }

      func push() {
        stack.pushViewController(pushed, animated: true)
        Headless.turn()
      }

      func pushFully() {
        push()
        Headless.advance(by: 2)
        if animator.context != nil { animator.complete(true) }
        Headless.turn()
      }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    // Documented: hidesBottomBarWhenPushed; UINavigationController.h: it leaves with the push.
    // [controllers 15.10]
    @Test func theBarLeavesWithThePush() throws {
      let stage = Stage()
      stage.push()
      Headless.advance(by: 0.1)
      let shown = try #require(stage.bar.layer.presentation()?.position.x)
      #expect(shown < 195 && shown > -195)
      Headless.advance(by: 2)
      #expect(stage.bar.frame.maxX <= 0)
      #expect(stage.journal.lines(of: "D").last == "D.dA" && Headless.misuses.isEmpty)
    }

    // Documented: the same: it comes back with the pop. [controllers 15.10]
    @Test func theBarComesBackWithThePop() throws {
      let stage = Stage()
      stage.pushFully()
      stage.stack.popViewController(animated: true)
      Headless.turn()
      Headless.advance(by: 0.1)
      let shown = try #require(stage.bar.layer.presentation()?.position.x)
      #expect(shown < 195 && shown > -195)
      Headless.advance(by: 2)
      #expect(stage.bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
      #expect(stage.root.view.safeAreaInsets.bottom == 83 && Headless.misuses.isEmpty)
    }

    // Inferred: without animation at once. [controllers 15.10]
    @Test func withoutAnimationTheBarIsGoneAtOnce() {
      let stage = Stage()
      stage.stack.pushViewController(stage.pushed, animated: false)
      Headless.turn()
      #expect(stage.bar.frame.maxX <= 0 && stage.pushed.view.safeAreaInsets.bottom == 34)
      stage.stack.popViewController(animated: false)
      Headless.turn()
      #expect(stage.bar.frame.minX == 0 && stage.root.view.safeAreaInsets.bottom == 83)
    }

    // Documented: it stays away until the screen that sent it is popped. [controllers 15.10]
    @Test func theBarStaysAwayForWhatComesAbove() {
      let stage = Stage()
      stage.pushFully()
      let next = UIViewController()
      stage.stack.pushViewController(next, animated: true)
      Headless.advance(by: 2)
      #expect(stage.bar.frame.maxX <= 0 && next.view.safeAreaInsets.bottom == 34)
      stage.stack.popToRootViewController(animated: true)
      Headless.advance(by: 2)
      #expect(stage.bar.frame.minX == 0)
    }

    // Inferred: each screen keeps its own safe area on the way: the pushed one never sees the bar,
    // the root always does, off the screen nobody sees anything.
    @Test func eachScreenKeepsItsSafeArea() {
      final class Watching: UIViewController {
        var seen: Set<CGFloat> = []
        override func viewSafeAreaInsetsDidChange() {
          super.viewSafeAreaInsetsDidChange()
          seen.insert(view.safeAreaInsets.bottom)
        }
      }
      let stage = Stage()
      let watching = Watching()
      watching.hidesBottomBarWhenPushed = true
      stage.stack.pushViewController(watching, animated: true)
      Headless.advance(by: 0.1)
      #expect(stage.root.view.safeAreaInsets.bottom == 83)
      Headless.advance(by: 2)
      #expect(watching.view.safeAreaInsets.bottom == 34)
      #expect(stage.stack.view.safeAreaInsets.bottom == 34)
      stage.stack.popViewController(animated: true)
      Headless.advance(by: 0.1)
      #expect(stage.root.view.safeAreaInsets.bottom == 83)
      Headless.advance(by: 2)
      let allowed: Set<CGFloat> = [0, 34]
      #expect(watching.seen.isSubset(of: allowed) && Headless.misuses.isEmpty)
    }

    // Inferred from 4.11: a cancelled pop leaves the bar away, and the next one brings it.
    @Test(arguments: HeadlessOrder.allCases)
    func aCancelledPopLeavesTheBarAway(order: HeadlessOrder) {
      Headless.order = order
      let stage = Stage(delegates: true)
      stage.pushFully()
      stage.interactor = Interactor(stage.animator)
      stage.stack.popViewController(animated: true)
      Headless.turn()
      stage.animator.context?.updateInteractiveTransition(0.5)
      Headless.turn()
      stage.animator.context?.cancelInteractiveTransition()
      Headless.advance(by: 1)
      stage.animator.complete(false)
      Headless.turn()
      #expect(stage.bar.frame.maxX <= 0 && stage.pushed.view.safeAreaInsets.bottom == 34)
      #expect(stage.stack.topViewController === stage.pushed)
      stage.interactor = nil
      stage.stack.popViewController(animated: true)
      Headless.advance(by: 1)
      stage.animator.complete(true)
      Headless.turn()
      #expect(stage.bar.frame.minX == 0 && stage.root.view.safeAreaInsets.bottom == 83)
      #expect(stage.bar.layer.animationKeys() == nil && Headless.misuses.isEmpty)
    }

    // Inferred from 4.11: a cancelled push leaves the bar where it was.
    @Test func aCancelledPushKeepsTheBar() {
      let stage = Stage(delegates: true)
      stage.interactor = Interactor(stage.animator)
      stage.push()
      stage.animator.context?.cancelInteractiveTransition()
      Headless.advance(by: 1)
      stage.animator.complete(false)
      Headless.turn()
      #expect(stage.bar.frame.minX == 0 && stage.root.view.safeAreaInsets.bottom == 83)
      #expect(stage.stack.viewControllers == [stage.root] && Headless.misuses.isEmpty)
    }

    // Inferred: the bar belongs to the stack that is shown.
    @Test func anotherTabHasItsBar() {
      let stage = Stage()
      stage.pushFully()
      stage.tabs.selectedIndex = 1
      #expect(stage.bar.frame.minX == 0)
      #expect(stage.tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
      stage.tabs.selectedIndex = 0
      #expect(stage.bar.frame.maxX <= 0 && stage.pushed.view.safeAreaInsets.bottom == 34)
    }

    // Documented: "when pushed": without a tab bar nothing happens.
    @Test func withoutTabsNothingLeaves() {
      let window = Headless.makeWindow()
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      Headless.turn()
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      stack.pushViewController(pushed, animated: true)
      Headless.advance(by: 2)
      #expect(pushed.view.safeAreaInsets.bottom == 34 && Headless.misuses.isEmpty)
    }

    // Observed: a tap on the tab that is selected already takes its stack back to the root; a no of
    // the delegate's prevents it.
    @Test func aSecondTapPopsToTheRoot() {
      let stage = Stage()
      let director = TabDirector(stage.journal)
      stage.tabs.delegate = director
      stage.stack.pushViewController(UIViewController(), animated: false)
      Headless.turn()
      director.allows = false
      stage.tabs.tapTab(0)
      #expect(stage.stack.viewControllers.count == 2)
      director.allows = true
      stage.tabs.tapTab(0)
      Headless.advance(by: 2)
      #expect(stage.stack.viewControllers == [stage.root] && Headless.misuses.isEmpty)
    }

    // Documented: a push moves only the stack's content; the tabs are not told. [controllers 3.1]
    @Test func aPushInATabTellsOnlyTheScreens() {
      let stage = Stage()
      stage.pushFully()
      #expect(
        stage.journal.lines == ["D.load", "N.wD", "D.wA", "D.iA", "N.dD", "D.dA"])
      #expect(stage.pushed.tabBarController === stage.tabs)
    }
  }
}
