import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// hidesBottomBarWhenPushed, and stacks in tabs.
  @MainActor @Suite struct BottomBarTests {
    /// Two tabs, each with a stack; a screen to be pushed that wants no bar.
    @MainActor final class Stage: NSObject, UINavigationControllerDelegate {
      let journal = Journal()
      let window = clock.makeWindow()
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
        clock.turn()
        _ = covered
        journal.lines = []
      }

      var bar: UITabBar { tabs.tabBar }
      /// The part of the window from the bar downwards, before the bar leaves.
      private(set) lazy var covered = window.bounds.maxY - bar.place.minY

      func push() {
        stack.pushViewController(pushed, animated: true)
        clock.turn()
      }

      func pushFully() {
        push()
        clock.advance(by: 2)
        if animator.context != nil { animator.complete(true) }
        clock.turn()
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
    @Test func theBarLeavesWithThePush() async throws {
      try await clock.play {
        let stage = Stage()
        stage.push()
        clock.advance(by: 0.1)
        let shown = try #require(stage.bar.layer.presentation()?.position.x)
        #expect(abs(shown) < stage.window.bounds.midX)
        clock.advance(by: 2)
        #expect(stage.bar.frame.maxX <= 0)
        #expect(stage.journal.lines(of: "D").last == "D.dA")
      }
    }

    // Documented: the same: it comes back with the pop. [controllers 15.10]
    @Test func theBarComesBackWithThePop() async throws {
      try await clock.play {
        let stage = Stage()
        let rest = stage.bar.frame
        stage.pushFully()
        stage.stack.popViewController(animated: true)
        clock.turn()
        clock.advance(by: 0.1)
        let shown = try #require(stage.bar.layer.presentation()?.position.x)
        #expect(abs(shown) < stage.window.bounds.midX)
        clock.advance(by: 2)
        #expect(stage.bar.frame == rest)
        #expect(stage.root.view.safeAreaInsets.bottom == stage.covered)
      }
    }

    // Inferred: without animation at once. [controllers 15.10]
    @Test func withoutAnimationTheBarIsGoneAtOnce() async throws {
      try await clock.play {
        let stage = Stage()
        stage.stack.pushViewController(stage.pushed, animated: false)
        clock.turn()
        #expect(
          stage.bar.frame.maxX <= 0
            && stage.pushed.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
        stage.stack.popViewController(animated: false)
        clock.turn()
        #expect(stage.bar.frame.minX == 0 && stage.root.view.safeAreaInsets.bottom == stage.covered)
      }
    }

    // Documented: it stays away until the screen that sent it is popped. [controllers 15.10]
    @Test func theBarStaysAwayForWhatComesAbove() async throws {
      try await clock.play {
        let stage = Stage()
        stage.pushFully()
        let next = UIViewController()
        stage.stack.pushViewController(next, animated: true)
        clock.advance(by: 2)
        #expect(
          stage.bar.frame.maxX <= 0
            && next.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
        stage.stack.popToRootViewController(animated: true)
        clock.advance(by: 2)
        #expect(stage.bar.frame.minX == 0)
      }
    }

    // Inferred: each screen keeps its own safe area on the way: the pushed one never sees the bar,
    // the root always does, off the screen nobody sees anything.
    @Test func eachScreenKeepsItsSafeArea() async throws {
      try await clock.play {
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
        clock.advance(by: 0.1)
        #expect(stage.root.view.safeAreaInsets.bottom == stage.covered)
        clock.advance(by: 2)
        #expect(watching.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
        #expect(stage.stack.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
        stage.stack.popViewController(animated: true)
        clock.advance(by: 0.1)
        #expect(stage.root.view.safeAreaInsets.bottom == stage.covered)
        clock.advance(by: 2)
        let allowed: Set<CGFloat> = [0, stage.window.safeAreaInsets.bottom]
        #expect(watching.seen.isSubset(of: allowed))
      }
    }

    // Inferred from 4.11: a cancelled push leaves the bar where it was.
    @Test func aCancelledPushKeepsTheBar() async throws {
      try await clock.play {
        let stage = Stage(delegates: true)
        stage.interactor = Interactor(stage.animator)
        stage.push()
        stage.animator.context?.cancelInteractiveTransition()
        clock.advance(by: 1)
        stage.animator.complete(false)
        clock.turn()
        #expect(stage.bar.frame.minX == 0 && stage.root.view.safeAreaInsets.bottom == stage.covered)
        #expect(stage.stack.viewControllers == [stage.root])
      }
    }

    // Inferred: the bar belongs to the stack that is shown.
    @Test func anotherTabHasItsBar() async throws {
      try await clock.play {
        let stage = Stage()
        stage.pushFully()
        stage.tabs.selectedIndex = 1
        clock.turn()
        #expect(stage.bar.frame.minX == 0)
        #expect(stage.tabs.selectedViewController?.view.safeAreaInsets.bottom == stage.covered)
        stage.tabs.selectedIndex = 0
        clock.turn()
        #expect(
          stage.bar.frame.maxX <= 0
            && stage.pushed.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
      }
    }

    // Documented: "when pushed": without a tab bar nothing happens.
    @Test func withoutTabsNothingLeaves() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let stack = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = stack
        clock.turn()
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: true)
        clock.advance(by: 2)
        #expect(pushed.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
      }
    }

    // Documented: a push moves only the stack's content; the tabs are not told. [controllers 3.1]
    @Test func aPushInATabTellsOnlyTheScreens() async throws {
      try await clock.play {
        let stage = Stage()
        stage.pushFully()
        #expect(
          stage.journal.lines == ["D.load", "N.wD", "D.wA", "D.iA", "N.dD", "D.dA"])
        #expect(stage.pushed.tabBarController === stage.tabs)
      }
    }
  }
}
