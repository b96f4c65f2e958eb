import Testing
import UIKit

@testable import TransitionCatalog

extension Runs {
  @MainActor @Suite struct PlayerTests {
    @Test func onlyWhatChangesIsAnimated() throws {
      let theatre = Theatre()
      theatre.present(.slide)
      #expect(
        Set(theatre.screen.view.layer.animationKeys() ?? [])
          == ["TransitionCatalog.transform", "TransitionCatalog.cornerRadius"])
      theatre.settle()
      theatre.newScreen()
      theatre.dismiss()
      theatre.settle()
      theatre.present(.overlay)
      let card = try #require(theatre.screen.presentationController?.presentedView)
      #expect(
        Set(card.layer.animationKeys() ?? [])
          == ["TransitionCatalog.transform", "TransitionCatalog.opacity"])
      theatre.settle()
    }

    @Test func theKeyframesAskForTheFastestDisplay() throws {
      let theatre = Theatre()
      theatre.present(.slide)
      let keyframes = try #require(
        theatre.screen.view.layer.animation(forKey: "TransitionCatalog.transform"))
      #expect(keyframes.preferredFrameRateRange.maximum == 120)
      #expect(keyframes.fillMode == .both && !keyframes.isRemovedOnCompletion)
      theatre.settle()
    }

    @Test func aFadeComesOnTopOfTheAppsOwnAlpha() throws {
      let theatre = Theatre()
      theatre.present(.overlay)
      theatre.settle()
      let card = try #require(theatre.screen.presentationController?.presentedView)
      card.alpha = 0.5
      theatre.dismiss()
      let shown = try #require(card.layer.presentation())
      #expect(abs(shown.opacity - 0.5) < 0.01)
      theatre.settle()
    }

    @Test func roundCornersAreClippedInFlightOnly() {
      let theatre = Theatre()
      theatre.present(.slide)
      #expect(theatre.screen.view.layer.masksToBounds)
      #expect(theatre.presenter.view.layer.masksToBounds)
      theatre.settle()
      #expect(!theatre.screen.view.layer.masksToBounds)
      #expect(!theatre.presenter.view.layer.masksToBounds)
      #expect(theatre.presenter.view.layer.cornerCurve == .circular)
    }
  }
}
