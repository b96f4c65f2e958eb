import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What UIKit may do with a running transition, and what goes along with it.
  @MainActor @Suite struct InterruptibleAnimatorTests {
    nonisolated static let presets = PresetUnderTest.all

    @Test(arguments: presets) func uikitGetsTheSameHandleEveryTime(preset: PresetUnderTest) throws {
      let theatre = Theatre()
      theatre.present(preset)
      let animator = try #require(theatre.animator)
      let handle = animator.handle
      #expect(handle.state == .active && handle.isRunning)
      theatre.settle()
      #expect(handle.state == .inactive && !handle.isRunning)
      #expect(handle.fractionComplete == 1)
    }

    @Test(arguments: presets) func pausingHoldsAndContinuingEnds(preset: PresetUnderTest) throws {
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.15)
      let handle = try #require(theatre.animator?.handle)
      handle.pauseAnimation()
      let held = handle.fractionComplete
      #expect(!handle.isRunning && handle.state == .active && held > 0 && held < 1)
      theatre.settle()
      #expect(theatre.log.count("presented") == 0)
      #expect(handle.fractionComplete == held)
      handle.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      theatre.settle()
      #expect(theatre.log.count("presented") == 1)
    }

    @Test(arguments: presets) func scrubbingShowsTheFractionThatIsSet(
      preset: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      theatre.present(preset)
      let animator = try #require(theatre.animator)
      let setting = PresetSetting(preset: preset, container: containers[0], isRightToLeft: false)
      let run = Running(theatre, setting, .opening)
      for fraction in [0.2, 0.7, 0.5] as [CGFloat] {
        animator.handle.fractionComplete = fraction
        Headless.turn()
        let view = try #require(run.view(of: .fore))
        let part = run.choreography.parts.first { $0.role == .fore }!
        let pure = ProjectedCorners(
          part.pose(at: fraction, room: run.choreography.room)
            .transform(pivot: part.pivot, size: view.bounds.size), size: view.bounds.size)
        let shown = try #require(view.layer.presentation())
        #expect(ProjectedCorners(shown.transform, size: view.bounds.size).distance(to: pure) < 1e-6)
      }
      animator.handle.startAnimation()
      theatre.settle()
      #expect(theatre.log.count("presented") == 1)
    }

    @Test(arguments: presets) func alongsideAnimationsLandWithTheRun(preset: PresetUnderTest) {
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
      Headless.advance(by: 0.15)
      let shown = along.layer.presentation()?.opacity ?? 0
      #expect(shown > 0.05 && shown < 0.95)
      theatre.settle()
      #expect(along.alpha == 1)
      #expect(over.lines == ["completed"])
      #expect((along.layer.animationKeys() ?? []).isEmpty)
    }

    @Test(arguments: presets) func alongsideAnimationsEndWhenTheRunIsCutShort(
      preset: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      let along = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.presenter.view.addSubview(along)
      along.alpha = 0
      theatre.screen.onWillAppear = { [weak screen = theatre.screen] in
        _ = screen?.transitionCoordinator?.animate(
          alongsideTransition: { _ in along.alpha = 1 }, completion: nil)
      }
      theatre.present(preset)
      Headless.advance(by: 0.1)
      let handle = try #require(theatre.animator?.handle)
      handle.stopAnimation(false)
      handle.finishAnimation(at: .end)
      Headless.turn()
      #expect(along.alpha == 1)
      #expect((along.layer.animationKeys() ?? []).isEmpty)
    }

    @Test(arguments: presets) func whatGoesAlongStaysInStepWhenGrabbedOnTheWayBack(
      preset: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      let along = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.presenter.view.addSubview(along)
      along.alpha = 0
      theatre.screen.onWillAppear = { [weak screen = theatre.screen] in
        _ = screen?.transitionCoordinator?.animate(
          alongsideTransition: { _ in along.alpha = 1 }, completion: nil)
      }
      theatre.present(preset)
      let handle = try #require(theatre.animator?.handle)
      func expectInStep() {
        Headless.turn()
        let shown = CGFloat(along.layer.presentation()?.opacity ?? -1)
        #expect(abs(shown - handle.fractionComplete) < 0.01)
      }
      handle.fractionComplete = 0.8
      expectInStep()
      handle.isReversed = true
      handle.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      Headless.advance(by: 0.05)
      handle.pauseAnimation()
      #expect(handle.fractionComplete > 0.1 && handle.fractionComplete < 0.8)
      expectInStep()
      handle.fractionComplete = 0.6
      expectInStep()
      handle.isReversed = false
      handle.startAnimation()
      theatre.settle()
      #expect(theatre.log.count("presented") == 1 && along.alpha == 1)
    }

    @Test func blocksThatComeTooLateStillTakeEffect() throws {
      let theatre = Theatre()
      theatre.present(.slide)
      let handle = try #require(theatre.animator?.handle)
      theatre.settle()
      var ran = false
      handle.addAnimations { ran = true }
      #expect(ran)
    }

    @Test(arguments: presets) func stoppingAndFinishingEndsTheRunOnce(
      preset: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.1)
      let handle = try #require(theatre.animator?.handle)
      var ended: [UIViewAnimatingPosition] = []
      handle.addCompletion { ended.append($0) }
      handle.stopAnimation(false)
      #expect(handle.state == .stopped)
      handle.finishAnimation(at: .end)
      theatre.settle()
      #expect(ended == [.end])
      #expect(theatre.log.count("presented") == 1)
    }
  }
}
