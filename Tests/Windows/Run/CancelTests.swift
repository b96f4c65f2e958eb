import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A run that is reversed ends where it began, without a trace: in a simulator this is UIKit's own cancellation. Linux
  /// asks it of every transition, in `TransitionSuite`.
  @MainActor @Suite struct CancelTests {
    /// One that fills the container, and a card.
    nonisolated static let presets = [PresetUnderTest.slide, .overlay]

    func turnRound(_ theatre: Theatre) throws {
      clock.advance(by: 0.15)
      let interruptible = try #require(theatre.run?.interruptible)
      interruptible.pauseAnimation()
      interruptible.isReversed = true
      interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(by: 2)
    }

    @Test(arguments: presets) func aCancelledPresentationLeavesThePresenterAsItWas(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        let before = Imprint(theatre.presenter.view)
        var ends: [TransitionEnding] = []
        TransitionController(presenting: theatre.screen, preset: preset)
        TransitionController.installed(on: theatre.screen)?.onEnd { ends.append($1) }
        theatre.present()
        // The app may keep the presentation controller. Its views are removed all the same.
        let kept = theatre.screen.presentationController
        try turnRound(theatre)
        #expect(ends == [.cancelled(.driverCancelled)])
        #expect(Imprint(theatre.presenter.view) == before)
        #expect(theatre.presenter.view.window === theatre.window)
        #expect(theatre.presenter.presentedViewController == nil)
        #expect(kept != nil && theatre.screen.view.superview == nil)
        #expect(theatre.window.subviews == [theatre.presenter.view])
        let screen = Imprint(theatre.screen.view)
        #expect(screen.alpha == 1 && screen.animations.isEmpty && !screen.clips)
        #expect(CATransform3DIsIdentity(theatre.screen.view.layer.transform))
        #expect(theatre.log.count("screen.didAppear") == 0)

        // The screen can be presented again.
        theatre.present()
        theatre.settle()
        #expect(theatre.screen.view.window === theatre.window)
      }
    }

    @Test(arguments: presets) func aCancelledDismissalLeavesTheScreenAsItWas(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        theatre.settle()
        let before = Imprint(theatre.screen.view)
        let around = Imprint(theatre.wrapper)
        let frames = theatre.frames[1]
        theatre.log.clear()
        theatre.dismiss()
        try turnRound(theatre)
        #expect(theatre.presenter.presentedViewController === theatre.screen)
        #expect(theatre.screen.view.window === theatre.window)
        #expect(Imprint(theatre.screen.view) == before)
        #expect(Imprint(theatre.wrapper) == around)
        #expect(theatre.frames[1] == frames)
        let isFull = preset.movement.card == nil
        #expect((theatre.presenter.view.window == nil) == isFull)
        #expect(theatre.log.count("screen.didDisappear") == 0)
        #expect(theatre.log.count("presenter.didAppear") == 0)

        theatre.dismiss()
        theatre.settle()
        #expect(theatre.presenter.view.window === theatre.window)
        #expect(theatre.screen.view.window == nil)
      }
    }
  }
}
