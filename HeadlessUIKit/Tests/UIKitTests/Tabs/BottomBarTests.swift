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
  }
}
