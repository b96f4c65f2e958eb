import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// The traits of the screen in a card.
  @MainActor @Suite struct CardTraitsTests {
    private let pad = CGSize(width: 1024, height: 1366)

    @Test(arguments: PresetUnderTest.all) func cardsAreElevated(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        theatre.settle()
        let isCard = preset.movement.card != nil
        #expect(theatre.screen.traitCollection.userInterfaceLevel == (isCard ? .elevated : .base))
        #expect(theatre.presenter.traitCollection.userInterfaceLevel == .base)
      }
    }

    @Test func aNarrowCardIsCompact() async throws {
      try await clock.play {
        let theatre = Theatre(pad)
        theatre.present(.overlay)
        theatre.settle()
        #expect(theatre.presenter.traitCollection.horizontalSizeClass == .regular)
        #expect(theatre.screen.view.traitCollection.horizontalSizeClass == .compact)
        let controller = try #require(TransitionController.installed(on: theatre.screen))
        controller.change { $0.size = .points(width: 700, height: 700) }
        theatre.settle()
        #expect(theatre.screen.view.traitCollection.horizontalSizeClass == .regular)
        #expect(theatre.screen.traitCollection.userInterfaceLevel == .elevated)
        controller.transition = .overlay
        theatre.settle()
        #expect(theatre.screen.view.traitCollection.horizontalSizeClass == .compact)
      }
    }

    @Test func aFullScreenHasTheWindowsWidth() async throws {
      try await clock.play {
        let theatre = Theatre(pad)
        theatre.present(.slide)
        theatre.settle()
        #expect(theatre.screen.view.traitCollection.horizontalSizeClass == .regular)
      }
    }

    @Test func traitsSetByTheAppStay() async throws {
      try await clock.play {
        let theatre = Theatre(pad)
        TransitionController(presenting: theatre.screen, preset: PresetUnderTest.overlay)
        theatre.screen.presentationController?.overrideTraitCollection =
          UITraitCollection(userInterfaceStyle: .dark)
        theatre.presenter.present(theatre.screen, animated: true)
        theatre.settle()
        let traits = theatre.screen.traitCollection
        #expect(traits.userInterfaceStyle == .dark && traits.horizontalSizeClass == .regular)
      }
    }
  }
}
