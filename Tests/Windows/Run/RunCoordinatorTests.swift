import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// The run as a whole: it begins, ends once, and leaves nothing behind.
  @MainActor @Suite struct RunCoordinatorTests {
    nonisolated static let presets = PresetUnderTest.all

    /// Checklist R2: Without animation, a screen rests where it does with one, and so does the presenter afterward.
    @Test(arguments: PresetSetting.all) func runEndsAsOneWithoutAnimation(setting: PresetSetting)
      async throws
    {
      try await clock.play {
        let animated = Theatre(setting.container, isRightToLeft: setting.isRightToLeft)
        animated.present(setting.preset)
        animated.settle()
        let plain = Theatre(setting.container, isRightToLeft: setting.isRightToLeft)
        plain.present(setting.preset, animated: false)
        plain.settle()
        #expect(animated.screen.view.window != nil)
        #expect(animated.screen.view.frame == plain.screen.view.frame)
        #expect(
          animated.screen.view.convert(animated.screen.view.bounds, to: nil)
            == plain.screen.view.convert(plain.screen.view.bounds, to: nil))
        #expect((animated.presenter.view.window == nil) == (plain.presenter.view.window == nil))
        #expect(animated.presenter.presentedViewController === animated.screen)

        animated.dismiss()
        animated.settle()
        plain.dismiss(animated: false)
        plain.settle()
        for theatre in [animated, plain] {
          #expect(theatre.presenter.presentedViewController == nil)
          #expect(theatre.presenter.view.window === theatre.window)
          #expect(theatre.screen.view.window == nil)
          #expect(
            theatre.presenter.view.frame == CGRect(origin: .zero, size: setting.container))
        }
      }
    }

    @Test(arguments: presets) func runTakesTheTimeThatThePresetSays(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        clock.advance(by: theatre.duration - 0.05)
        #expect(theatre.log.count("presented") == 0)
        clock.advance(by: 0.1)
        #expect(theatre.log.count("presented") == 1)
        theatre.dismiss()
        clock.advance(by: theatre.duration - 0.05)
        #expect(theatre.log.count("dismissed") == 0)
        clock.advance(by: 0.1)
        #expect(theatre.log.count("dismissed") == 1)
      }
    }

    @Test(arguments: presets) func bothScreensAreGivenBackAsTheyWere(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        let before = Imprint(theatre.presenter.view)
        theatre.present(preset)
        theatre.settle()
        let open = Imprint(theatre.screen.view)
        for imprint in [open, Imprint(theatre.wrapper)] {
          #expect(imprint.transform == Imprint(UIView()).transform)
          #expect(imprint.alpha == 1 && imprint.animations.isEmpty && !imprint.hasMask)
          #expect(!imprint.clips && imprint.cornerRadius == 0)
          #expect(imprint.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        }
        theatre.dismiss()
        theatre.settle()
        #expect(Imprint(theatre.presenter.view) == before)
        let gone = Imprint(theatre.screen.view)
        #expect(gone.superview == nil && gone.animations.isEmpty && gone.alpha == 1)
        #expect(gone.autoresizing == open.autoresizing)
      }
    }

    @Test(arguments: presets) func aHundredRoundsLeaveNothing(preset: PresetUnderTest) async throws
    {
      try await clock.play {
        let theatre = Theatre()
        let before = Imprint(theatre.presenter.view)
        // Fifty rounds under each account of UIKit's order.
        for round in 0..<50 {
          // With and without animation, in every combination.
          theatre.present(preset, animated: round % 2 == 0)
          theatre.settle()
          theatre.dismiss(animated: round % 3 == 0)
          theatre.settle()
        }
        #expect(Imprint(theatre.presenter.view) == before)
        #expect(theatre.window.subviews == [theatre.presenter.view])
        #expect(theatre.log.count("presented") == 50 && theatre.log.count("dismissed") == 50)
      }
    }

    @Test(arguments: presets) func aNavigationControllerIsAnOrdinaryDestination(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        let navigation = UINavigationController(rootViewController: theatre.screen)
        TransitionController(presenting: navigation, preset: preset)
        theatre.presenter.present(navigation, animated: true)
        theatre.settle()
        #expect(theatre.screen.view.window === theatre.window)
        #expect(theatre.presenter.presentedViewController === navigation)
        theatre.dismiss()
        theatre.settle()
        #expect(theatre.screen.view.window == nil)
        #expect(theatre.presenter.view.window === theatre.window)
      }
    }

    @Test(arguments: presets) func onEndReportsEveryRun(preset: PresetUnderTest) async throws {
      try await clock.play {
        let theatre = Theatre()
        var ends: [TransitionEnding] = []
        TransitionController(presenting: theatre.screen, preset: preset)
        TransitionController.installed(on: theatre.screen)?.onEnd { ends.append($1) }
        theatre.present()
        theatre.settle()
        #expect(ends == [.committed])
        theatre.dismiss()
        theatre.settle()
        #expect(ends == [.committed, .committed])
      }
    }

    #if os(Linux)
      @Test(arguments: presets) func theBackgroundEndsARunInProgress(preset: PresetUnderTest) {
        let theatre = Theatre()
        theatre.present(preset)
        Headless.advance(by: 0.1)
        Headless.enterBackground()
        Headless.turn()
        #expect(theatre.log.count("presented") == 1)
        Headless.enterForeground()
        theatre.settle()
        #expect(theatre.log.count("presented") == 1)
        #expect(theatre.screen.view.window === theatre.window)
        theatre.dismiss()
        Headless.advance(by: 0.1)
        Headless.enterBackground()
        Headless.enterForeground()
        theatre.settle()
        #expect(theatre.log.count("dismissed") == 1)
        #expect(theatre.presenter.view.window === theatre.window)
        #expect(theatre.screen.view.window == nil)
      }
    #endif

    @Test(arguments: presets) func anEndlessSpinnerInTheNewScreenHoldsNothingUp(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.fromValue = 0
        spin.toValue = 2 * Double.pi
        spin.duration = 1
        spin.repeatCount = .infinity
        theatre.screen.view.layoutIfNeeded()
        theatre.screen.label.layer.add(spin, forKey: "spin")
        theatre.present(preset)
        theatre.screen.label.layer.add(spin, forKey: "spin")
        theatre.settle()
        #expect(theatre.log.count("presented") == 1)
        #expect(theatre.screen.label.layer.animation(forKey: "spin") != nil)
      }
    }

    @Test(arguments: presets) func anAnimatorThatIsNeverStartedChangesNothing(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        let before = Imprint(theatre.presenter.view)
        TransitionController(presenting: theatre.screen, preset: preset)
        weak var asked: RunCoordinator?
        do {
          let animator = theatre.screen.transitioningDelegate?.animator(
            presenting: theatre.screen, over: theatre.presenter, source: theatre.presenter)
          asked = animator as? RunCoordinator
          #expect(asked != nil)
          #expect(asked!.transitionDuration(using: nil) == preset.movement.openingDuration)
        }
        #expect(asked == nil)
        #expect(Imprint(theatre.presenter.view) == before)
        #expect(!theatre.screen.isViewLoaded)
      }
    }

    @Test(arguments: presets) func aWindowThatDisappearsEndsTheRun(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        var ends: [TransitionEnding] = []
        TransitionController(presenting: theatre.screen, preset: preset)
        TransitionController.installed(on: theatre.screen)?.onEnd { ends.append($1) }
        theatre.present()
        clock.advance(by: 0.1)
        theatre.window.isHidden = true
        theatre.window.rootViewController = nil
        theatre.settle()
        #expect(ends.count == 1)
        _ = clock.takeComplaints()
      }
    }

    /// Checklist R12: After a round, nothing keeps the screen, its controller and its presentation controller.
    @Test(arguments: presets) func screenAndPresentationAreReleasedAfterDismissal(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        weak var screen: UIViewController?
        weak var view: UIView?
        weak var controller: TransitionController?
        weak var presentation: UIPresentationController?
        let theatre = Theatre()
        do {
          screen = theatre.screen
          theatre.present(preset)
          controller = TransitionController.installed(on: theatre.screen)
          theatre.settle()
          view = theatre.screen.view
          presentation = theatre.screen.presentationController
          #expect(controller != nil && presentation != nil)
          theatre.dismiss()
          theatre.settle()
          theatre.newScreen()
        }
        clock.turn()
        #expect(screen == nil && view == nil && controller == nil && presentation == nil)
      }
    }

    @Test(arguments: presets) func secondCallFindsTheRunInProgress(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        let run = try #require(theatre.run)
        let animator = try #require(run.coordinator)
        let other = Context(container: UIView(), from: theatre.presenter, to: theatre.screen)
        animator.animateTransition(using: other)
        animator.startInteractiveTransition(other)
        #expect(animator.run === run)
        theatre.settle()
        animator.animateTransition(using: other)
        #expect(animator.run == nil && other.completions == 0)
        #expect(theatre.log.count("presented") == 1)
      }
    }

    @Test(arguments: presets) func anInteractiveStartLeadsToTheSameRun(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        TransitionController(presenting: theatre.screen, preset: preset)
        let doors = SecondDoor(theatre.screen.transitioningDelegate!)
        theatre.screen.transitioningDelegate = doors
        theatre.present()
        clock.advance(by: 0.1)
        #expect(theatre.screen.view.window != nil)
        theatre.settle()
        #expect(theatre.log.count("presented") == 1)
        theatre.dismiss()
        theatre.settle()
        #expect(theatre.log.count("dismissed") == 1)
        #expect(theatre.presenter.view.window === theatre.window)
      }
    }
  }
}

/// Vends every animator as its own interaction controller, too. UIKit then calls only
/// `startInteractiveTransition`.
@MainActor
private final class SecondDoor: NSObject, UIViewControllerTransitioningDelegate {
  private let inner: any UIViewControllerTransitioningDelegate

  init(_ inner: any UIViewControllerTransitioningDelegate) { self.inner = inner }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    inner.presentation(of: presented, over: presenting, source: source)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inner.animator(presenting: presented, over: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    inner.animator(dismissing: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? any UIViewControllerInteractiveTransitioning
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? any UIViewControllerInteractiveTransitioning
  }
}
