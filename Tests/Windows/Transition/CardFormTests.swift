import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Movements of full screens, played by cards: the presenter stays where it is, and the backdrop comes and goes with
  /// the card.
  @MainActor struct CardFormTests {
    let theatre = Theatre()

    private var dimming: CGFloat? {
      let presentation = theatre.screen.presentationController as? PresentationController
      guard let layer = presentation?.fadingBackdrop?.layer else { return nil }
      let shown = layer.presentation() ?? layer
      return CGFloat(shown.opacity) * (shown.backgroundColor?.alpha ?? 0)
    }

    private func settle() {
      theatre.settle()
      clock.advance(by: 1)
    }

    nonisolated static let movements: [TransitionPreset] = [.slide, .fold, .full, .scale, .spin]

    @Test(arguments: movements) func theBackdropFadesIn(preset: TransitionPreset) async throws {
      try await clock.play {
        let card = TransitionPresentation.card(.fractions(width: 0.8, height: 0.6))
        theatre.presenter.present(
          theatre.screen, using: ViewControllerTransition.preset(preset).presentation(card))
        clock.turn()
        try #expect(#require(dimming) < 0.05)
        settle()
        try #expect(abs(#require(dimming) - 0.3) < 0.01)
        theatre.dismiss()
        clock.turn()
        try #expect(#require(dimming) > 0.25)
        var last: CGFloat = 1
        while theatre.presenter.presentedViewController != nil, let now = dimming {
          #expect(now <= last + 1e-6)
          last = now
          clock.advance(by: 1.0 / 60)
        }
        #expect(last < 0.06)
      }
    }

    /// Dismissed as a full screen would be, a card goes, too: it moves, or fades.
    @Test(arguments: movements) func aCardLeavesAsAFullScreenWould(preset: TransitionPreset)
      async throws
    {
      try await clock.play {
        theatre.present(.overlay)
        settle()
        let start = theatre.wrapper.layer.presentation() ?? theatre.wrapper.layer
        let (frame, opacity) = (start.frame, start.opacity)
        let window = theatre.window
        theatre.screen.dismiss(using: .preset(preset))
        clock.turn()
        var hasLeft = false
        var last = try #require(dimming)
        while theatre.presenter.presentedViewController != nil, let now = dimming {
          #expect(now <= last + 1e-6)
          last = now
          let shown = theatre.wrapper.layer.presentation() ?? theatre.wrapper.layer
          hasLeft =
            hasLeft || abs(shown.frame.midX - frame.midX) + abs(shown.frame.midY - frame.midY) > 20
            || shown.opacity < opacity - 0.2
            || abs(shown.frame.width - frame.width) > 40
          clock.advance(by: 1.0 / 60)
        }
        #expect(hasLeft && last < 0.06)
        #expect(window.subviews.count >= 1)
      }
    }

    /// The system's animation moves the card; the backdrop goes along.
    @Test func theBackdropFadesWithTheSystem() async throws {
      try await clock.play {
        theatre.presenter.present(
          theatre.screen, using: .asymmetric(opening: .overlay, closing: .system))
        settle()
        try #expect(abs(#require(dimming) - 0.3) < 0.01)
        theatre.dismiss()
        clock.advance(by: 0.2)
        try #expect(#require(dimming) < 0.25)
        settle()
        #expect(theatre.presenter.presentedViewController == nil)
      }
    }
  }
}
