import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Animations that join a run late, or are over before it.
  @MainActor @Suite struct AlongsideAnimationsTests {
    private func add(to theatre: Theatre) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      theatre.presenter.view.addSubview(view)
      view.alpha = 0
      return view
    }

    /// What was added with little time left takes as long as the run when that turns round.
    @Test func lateAnimationGoesBackWithTheRun() async throws {
      try await clock.play {
        let theatre = Theatre()
        let view = add(to: theatre)
        theatre.present(.overlay)
        let interruptible = try #require(theatre.run?.interruptible)
        let playback = try #require(theatre.run?.playback)
        clock.advance(by: playback.remaining - 0.03)
        interruptible.addAnimations { view.alpha = 1 }
        interruptible.fractionComplete = 0.9
        interruptible.isReversed = true
        interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        clock.advance(by: playback.remaining * 0.7)
        #expect(playback.isPlaying && view.layer.animationKeys()?.isEmpty == false)
        theatre.settle()
        #expect((view.layer.animationKeys() ?? []).isEmpty)
      }
    }

    /// What plays alongside from the start is where the run is, at each moment.
    @Test(.exactTime, arguments: PresetUnderTest.all)
    func animationFromTheStartIsWhereTheRunIs(preset: PresetUnderTest) async throws {
      try await clock.play {
        let theatre = Theatre()
        let view = add(to: theatre)
        theatre.present(preset)
        try #require(theatre.run?.interruptible).addAnimations { view.alpha = 1 }
        clock.turn()
        let playback = try #require(theatre.run?.playback)
        var worst: CGFloat = 0
        while theatre.run != nil {
          let shown = CGFloat(view.layer.presentation()?.opacity ?? 0)
          worst = max(worst, abs(shown - playback.fraction.clamped(to: 0...1)))
          clock.advance(by: 1 / 60)
        }
        #expect(worst < 0.02, "\(worst)")
        #expect(view.alpha == 1)
      }
    }

    #if os(Linux)
      /// A property animator that has completed would come back to life as an empty one.
      @Test func finishedAnimationIsNotStartedAgain() throws {
        let theatre = Theatre()
        let view = add(to: theatre)
        theatre.present(.overlay)
        let playback = try #require(theatre.run?.playback)
        do {
          let alongside = InterruptibleAnimator()
          alongside.attach(playback)
          alongside.addAnimations { view.alpha = 1 }
          Headless.advance(by: 0.1)
          playback.hold()
          Headless.advance(by: 2)
          #expect((view.layer.animationKeys() ?? []).isEmpty)
          alongside.show(playback.choreography, at: RunPosition(fraction: 0.5))
          Headless.turn()
          #expect(view.layer.presentation()?.opacity == 1)
        }
        // UIKit throws where an animator is released while it is paused.
        #expect(Headless.misuses.isEmpty)
        playback.finish(at: 1)
        theatre.settle()
      }
    #endif
  }
}
