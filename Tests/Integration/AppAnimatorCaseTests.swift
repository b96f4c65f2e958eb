import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Animator objects of an app's own, in cases that go wrong.
  @MainActor @Suite struct AppAnimatorCaseTests {
    private let theatre = Theatre()
    private let workshop = AppAnimatorTests.Workshop()
    private let reports = Reports()

    private func play(_ steps: [HeadlessTouchScript.Step]) {
      let script = HeadlessTouchScript([.init(0, steps)])
      Headless.play(script, in: theatre.window)
      Headless.advance(by: script.duration + 1.0 / 60)
    }

    /// Opens the screen, and closes it by a finger with another kind of animator.
    private func close(by kind: SlidingAnimator.Kind) -> TransitionController {
      let controller = TransitionController(
        presenting: theatre.screen, transition: workshop.transition, gesture: .pullLeftRight)
      theatre.presenter.present(theatre.screen, animated: true)
      theatre.settle()
      workshop.kind = kind
      play([
        .down(CGPoint(x: 60, y: 400)), .move(to: CGPoint(x: 260, y: 400), over: 0.3), .hold(0.2),
        .lift,
      ])
      return controller
    }

    /// UIKit's driver stops the container's time, and lets it jump.
    @Test func underAFingerOneThatNeverCompletesIsEnded() {
      let controller = close(by: .forgetful)
      Headless.advance(by: 4)
      #expect(!controller.isRunning && reports.all == [.runTimedOut])
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(theatre.presenter.view.window != nil)
    }

    @Test func underAFingerOneThatCompletesLateIsWaitedFor() {
      let controller = close(by: .late)
      Headless.advance(by: 4)
      #expect(!controller.isRunning && reports.all == [])
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(workshop.log.filter { $0 == "ended true" }.count == 2)
    }

    /// UIKit cannot change tabs twice at a time, and an app's animator cannot be ended.
    @Test func aTapOnAnotherTabWaits() throws {
      let house = TabsTests.House()
      TransitionController(tabsIn: house.tabs, transition: workshop.transition)
      house.tabs.selectedIndex = 2
      Headless.advance(by: 0.1)
      let delegate = try #require(TabBarDelegate.installed(in: house.tabs))
      #expect(!delegate.tabBarController(house.tabs, shouldSelect: house.screens[0]))
      house.settle()
      #expect(house.tabs.selectedIndex == 2 && reports.all == [])
      #expect(delegate.tabBarController(house.tabs, shouldSelect: house.screens[0]))
    }

    /// As UIKit's own full screen, also without an autoresizing mask.
    @Test func theScreenFillsAWindowThatChanges() {
      theatre.presenter.present(theatre.screen, using: workshop.transition)
      theatre.settle()
      theatre.screen.view.autoresizingMask = []
      Headless.resize(
        theatre.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
      theatre.settle()
      #expect(theatre.screen.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }
  }
}
