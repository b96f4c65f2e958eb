import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// An animator of the delegate's.
  @MainActor @Suite struct TabTransitionTests {
    // Documented: without an animator a switch is instant: the interaction controller is not asked
    // for, and there is no coordinator. [controllers 16.1] [controllers 8.2]
    @Test func withoutAnAnimatorASwitchIsInstant() async throws {
      try await clock.play {
        let stage = TabStage()
        stage.tabs.selectedIndex = 1
        #expect(stage.journal.lines(of: "delegate") == ["delegate.animator A B"])
        #expect(stage.second.view.window === stage.window && stage.first.view.window == nil)
        #expect(stage.tabs.transitionCoordinator == nil)
      }
    }

    // Observed: nobody is asked while the tabs are in no window.
    @Test func anUnseenSwitchAsksNobody() async throws {
      try await clock.play {
        let stage = TabStage(shows: false, animates: true)
        stage.tabs.selectedIndex = 1
        #expect(stage.journal.lines.isEmpty && stage.tabs.selectedIndex == 1)
      }
    }

    // Measured by others: the keys name the direct children, both views are there, in a view of the
    // controller's that is not its own; the style is none. [controllers 5.2] [controllers 5.4]
    // [controllers 5.9] [controllers 6.4]
    @Test func theContextNamesTheDirectChildren() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (tabs, director) = (UITabBarController(), TabDirector(Journal()))
        let stacks = (0..<2).map { _ in
          UINavigationController(rootViewController: UIViewController())
        }
        tabs.viewControllers = stacks
        tabs.delegate = director
        window.rootViewController = tabs
        clock.turn()
        let bounds = window.bounds
        director.animator.inspect = { context in
          #expect(context.viewController(forKey: .from) === stacks[0])
          #expect(context.viewController(forKey: .to) === stacks[1])
          #expect(context.view(forKey: .from) === stacks[0].view)
          #expect(context.view(forKey: .to) === stacks[1].view)
          #expect(context.presentationStyle == .none && context.isAnimated)
          #expect(context.containerView !== tabs.view)
          #expect(context.containerView.isDescendant(of: tabs.view))
          #expect(stacks[0].view.superview === context.containerView)
          #expect(context.initialFrame(for: stacks[0]) == bounds)
          #expect(context.initialFrame(for: stacks[1]) == .zero)
          #expect(context.finalFrame(for: stacks[0]) == .zero)
          #expect(context.finalFrame(for: stacks[1]) == bounds)
        }
        tabs.selectedIndex = 1
        clock.turn()
        #expect(director.animator.context != nil)
        director.animator.complete(true)
        #expect(stacks[0].view.superview == nil)
      }
    }

    // Documented: a sample of Apple's: the index changes with the call. [controllers 16.2]
    @Test func theSelectionChangesAtOnce() async throws {
      try await clock.play {
        let stage = TabStage(animates: true)
        stage.tabs.selectedIndex = 1
        #expect(stage.tabs.selectedIndex == 1 && stage.tabs.selectedViewController === stage.second)
        #expect(stage.tabs.tabBar.selectedItem === stage.second.tabBarItem)
        clock.turn()
        stage.director.animator.complete(true)
        #expect(stage.tabs.selectedIndex == 1)
      }
    }

    // Documented: what is put alongside takes the transition's time. [controllers 11.8]
    @Test func alongsideAnimationsTakeTheTransitionsTime() async throws {
      try await clock.play {
        let stage = TabStage(animates: true)
        let (tabs, bar) = (stage.tabs, stage.tabs.tabBar)
        stage.first.onWillDisappear = {
          tabs.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
        }
        stage.tabs.selectedIndex = 1
        clock.advance(by: 0.2)
        let opacity = try #require(bar.layer.presentation()?.opacity)
        #expect(clock.isClose(CGFloat(opacity), 0.5, within: 0.1, speed: 5))
        stage.director.animator.complete(true)
      }
    }

    // Documented: with an interruptible animator alongside animations join it. [controllers 11.9]
    @Test func anInterruptibleSwitchHoldsItsAlongsideAnimations() async throws {
      try await clock.play {
        let stage = TabStage(animates: true)
        let animator = InterruptibleAnimator(stage.director.animator)
        stage.director.interruptible = animator
        let (tabs, bar) = (stage.tabs, stage.tabs.tabBar)
        stage.first.onWillDisappear = {
          tabs.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
        }
        stage.tabs.selectedIndex = 1
        clock.advance(by: 0.1)
        animator.propertyAnimators[0].pauseAnimation()
        let held = try #require(bar.layer.presentation()?.opacity)
        clock.advance(by: 1)
        #expect(bar.layer.presentation()?.opacity == held && held > 0.5 && held < 1)
        animator.propertyAnimators[0].startAnimation()
        clock.advance(by: 1)
        #expect(stage.journal.lines(of: "B").last == "B.dA")
      }
    }
  }
}
