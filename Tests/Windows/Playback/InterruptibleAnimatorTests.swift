import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// UIKit's control of a running transition, and the animations alongside it.
  @MainActor @Suite struct InterruptibleAnimatorTests {
    nonisolated static let presets = PresetUnderTest.all

    @Test(arguments: presets) func uikitAlwaysGetsTheSameAnimator(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        let animator = try #require(theatre.run)
        let interruptible = animator.interruptible
        #expect(interruptible.state == .active && interruptible.isRunning)
        theatre.settle()
        #expect(interruptible.state == .inactive && !interruptible.isRunning)
        #expect(interruptible.fractionComplete == 1)
      }
    }

    @Test(arguments: presets) func pausingHoldsAndContinuingEnds(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        clock.advance(by: 0.15)
        let interruptible = try #require(theatre.run?.interruptible)
        interruptible.pauseAnimation()
        let held = interruptible.fractionComplete
        #expect(!interruptible.isRunning && interruptible.state == .active && held > 0 && held < 1)
        theatre.settle()
        #expect(theatre.log.count("presented") == 0)
        #expect(interruptible.fractionComplete == held)
        interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        theatre.settle()
        #expect(theatre.log.count("presented") == 1)
      }
    }

    @Test(arguments: presets) func scrubbingShowsTheFractionThatIsSet(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        let animator = try #require(theatre.run)
        let setting = PresetSetting(preset: preset, container: containers[0], isRightToLeft: false)
        let run = Running(theatre, setting, .opening)
        for fraction in [0.2, 0.7, 0.5] as [CGFloat] {
          animator.interruptible.fractionComplete = fraction
          clock.turn()
          let view = try #require(run.view(of: .front))
          let part = run.choreography.parts.first { $0.role == .front }!
          let pure = Quad(
            part.pose(at: fraction, overshoot: run.choreography.overshoot)
              .transform(anchor: part.anchor, size: view.bounds.size), size: view.bounds.size)
          let shown = try #require(view.layer.presentation())
          #expect(Quad(shown.transform, size: view.bounds.size).distance(to: pure) < 1e-6)
        }
        animator.interruptible.startAnimation()
        theatre.settle()
        #expect(theatre.log.count("presented") == 1)
      }
    }

    @Test(arguments: presets) func alongsideAnimationsLandWithTheRun(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        let (along, over) = (UIView(), Log())
        theatre.presenter.view.addSubview(along)
        along.alpha = 0
        theatre.screen.onWillAppear = { [weak screen = theatre.screen] in
          screen?.transitionCoordinator?.animate(alongsideTransition: { _ in
            along.alpha = 1
          }) { context in
            over.write(context.isCancelled ? "cancelled" : "completed")
          }
        }
        theatre.present(preset)
        clock.advance(by: 0.15)
        let shown = along.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.05 && shown < 0.95)
        theatre.settle()
        #expect(along.alpha == 1)
        #expect(over.lines == ["completed"])
        #expect((along.layer.animationKeys() ?? []).isEmpty)
      }
    }

    @Test(arguments: presets, [UIViewAnimatingPosition.start, .end])
    func alongsideAnimationsEndWhenTheRunIsCutShort(
      preset: PresetUnderTest, position: UIViewAnimatingPosition
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        let along = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        theatre.presenter.view.addSubview(along)
        along.alpha = 0
        theatre.screen.onWillAppear = { [weak screen = theatre.screen] in
          _ = screen?.transitionCoordinator?.animate(
            alongsideTransition: { _ in along.alpha = 1 }, completion: nil)
        }
        theatre.present(preset)
        clock.advance(by: 0.1)
        let interruptible = try #require(theatre.run?.interruptible)
        interruptible.stopAnimation(false)
        interruptible.finishAnimation(at: position)
        clock.turn()
        #expect(along.alpha == (position == .end ? 1 : 0))
        #expect((along.layer.animationKeys() ?? []).isEmpty)
      }
    }

    @Test(arguments: presets) func alongsideAnimationGrabbedInReverseStaysInStep(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        let along = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        theatre.presenter.view.addSubview(along)
        along.alpha = 0
        theatre.screen.onWillAppear = { [weak screen = theatre.screen] in
          _ = screen?.transitionCoordinator?.animate(
            alongsideTransition: { _ in along.alpha = 1 }, completion: nil)
        }
        theatre.present(preset)
        let interruptible = try #require(theatre.run?.interruptible)
        @MainActor func expectInStep() {
          clock.turn()
          let shown = CGFloat(along.layer.presentation()?.opacity ?? -1)
          #expect(abs(shown - interruptible.fractionComplete) < 0.01)
        }
        interruptible.fractionComplete = 0.8
        expectInStep()
        interruptible.isReversed = true
        interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        clock.advance(by: 0.05)
        interruptible.pauseAnimation()
        #expect(interruptible.fractionComplete > 0.1 && interruptible.fractionComplete < 0.8)
        expectInStep()
        interruptible.fractionComplete = 0.6
        expectInStep()
        interruptible.isReversed = false
        interruptible.startAnimation()
        theatre.settle()
        #expect(theatre.log.count("presented") == 1 && along.alpha == 1)
      }
    }

    /// Without a call that finishes it, a run ends where it was going.
    @Test(arguments: [false, true]) func aRunThatIsStoppedForGoodEndsInItsDirection(
      isReversed: Bool
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        clock.advance(by: 0.1)
        let interruptible = try #require(theatre.run?.interruptible)
        interruptible.isReversed = isReversed
        interruptible.stopAnimation(true)
        theatre.settle()
        #expect(theatre.run == nil && theatre.isOpen == !isReversed)
      }
    }

    @Test(arguments: [0.3, 0.7] as [CGFloat]) func aRunFinishedWhereItIsEndsAtTheNearerEnd(
      fraction: CGFloat
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        clock.advance(by: 0.1)
        let interruptible = try #require(theatre.run?.interruptible)
        interruptible.fractionComplete = fraction
        interruptible.stopAnimation(false)
        interruptible.finishAnimation(at: .current)
        theatre.settle()
        #expect(theatre.run == nil && theatre.isOpen == (fraction > 0.5))
      }
    }

    /// The velocity of the app's spring is that of the run, in runs per second.
    @Test(.exactTime) func aSpringOfTheAppsThrowsTheRun() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        clock.advance(by: 0.1)
        let interruptible = try #require(theatre.run?.interruptible)
        interruptible.fractionComplete = 0.4
        let spring = UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 0))
        interruptible.continueAnimation(withTimingParameters: spring, durationFactor: 0)
        clock.turn()
        let step = 1.0 / 480
        clock.advance(by: step)
        #expect(abs((interruptible.fractionComplete - 0.4) / CGFloat(step) - 3) < 0.35)
        theatre.settle()
        #expect(theatre.isOpen)
      }
    }

    @Test func blocksThatComeTooLateStillTakeEffect() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        let interruptible = try #require(theatre.run?.interruptible)
        theatre.settle()
        var ran = false
        interruptible.addAnimations { ran = true }
        #expect(ran)
      }
    }

    @Test(arguments: presets) func stoppingAndFinishingEndsTheRunOnce(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        clock.advance(by: 0.1)
        let interruptible = try #require(theatre.run?.interruptible)
        var ended: [UIViewAnimatingPosition] = []
        interruptible.addCompletion { ended.append($0) }
        interruptible.stopAnimation(false)
        #expect(interruptible.state == .stopped)
        interruptible.finishAnimation(at: .end)
        theatre.settle()
        #expect(ended == [.end])
        #expect(theatre.log.count("presented") == 1)
      }
    }
  }
}
