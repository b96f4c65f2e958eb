import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct PresentationControllerTests {
    @Test func aCardStandsOverTheLivePresenter() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.overlay)
        theatre.settle()
        #expect(theatre.presenter.view.window === theatre.window)
        #expect(theatre.frames[1] == CGRect(x: 10, y: 69, width: 370, height: 720))
        let presentation = try #require(
          theatre.screen.presentationController as? PresentationController)
        #expect(presentation.backdropView?.frame == theatre.window.bounds)
        #expect(presentation.backdropView?.backgroundColor == UIColor.black.withAlphaComponent(0.3))
      }
    }

    @Test func aFullScreenTakesThePresenterOut() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        theatre.settle()
        #expect(theatre.presenter.view.window == nil)
        #expect(theatre.frames[1] == theatre.window.bounds)
      }
    }

    @Test(arguments: containers) func theCardStaysInTheSafeArea(size: CGSize) async throws {
      try await clock.play {
        let theatre = Theatre(size)
        theatre.present(.overlay)
        theatre.settle()
        let safe = theatre.window.bounds.inset(by: theatre.window.safeAreaInsets)
        #expect(safe.contains(theatre.frames[1]))
      }
    }

    /// The screen is unwrapped even if the app keeps the presentation controller.
    @Test func theScreenIsUnwrappedOnceItIsGone() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.overlay)
        theatre.settle()
        let kept = theatre.screen.presentationController
        theatre.dismiss()
        theatre.settle()
        #expect(kept != nil && theatre.screen.view.superview == nil)
      }
    }

    #if os(Linux)
      @Test func theCardFollowsARotation() {
        let theatre = Theatre()
        theatre.present(.overlay)
        theatre.settle()
        Headless.resize(
          theatre.window, to: CGSize(width: 844, height: 390),
          safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        Headless.advance(by: 1)
        let card = theatre.screen.presentationController!.presentedView!.frame
        #expect(card.midX == 422 && card.height == 390 - 21 - 40 && card.width == 540)
        theatre.dismiss()
        theatre.settle()
        #expect(theatre.presenter.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      }
    #endif

    @Test func aTapOutsideTheCardDismissesItWhereTheAppSaysSo() async throws {
      try await clock.play {
        for asked in [false, true] {
          let theatre = Theatre()
          theatre.present(
            .overlay, settings: TransitionSettings(dismissesOnTapOutside: asked ? true : nil))
          theatre.settle()
          let presentation = try #require(
            theatre.screen.presentationController as? PresentationController)
          presentation.backdropView?.onTap?()
          theatre.settle()
          #expect((theatre.presenter.presentedViewController == nil) == asked)
        }
      }
    }

    @Test func theAppIsAskedBeforeATapDismisses() async throws {
      try await clock.play {
        let theatre = Theatre()
        let consent = Consent()
        theatre.present(.overlay, settings: TransitionSettings(dismissesOnTapOutside: true))
        theatre.settle()
        let presentation = try #require(
          theatre.screen.presentationController as? PresentationController)
        presentation.delegate = consent
        consent.allows = false
        presentation.backdropView?.onTap?()
        theatre.settle()
        #expect(consent.told == ["attempt"])
        #expect(theatre.presenter.presentedViewController != nil)

        consent.allows = true
        theatre.screen.isModalInPresentation = true
        presentation.backdropView?.onTap?()
        #expect(consent.told == ["attempt", "attempt"])

        theatre.screen.isModalInPresentation = false
        presentation.backdropView?.onTap?()
        theatre.settle()
        #expect(consent.told == ["attempt", "attempt", "will", "did"])
        #expect(theatre.presenter.presentedViewController == nil)
      }
    }

    @Test func aProgrammaticDismissalTellsTheDelegateNothing() async throws {
      try await clock.play {
        let theatre = Theatre()
        let consent = Consent()
        theatre.present(.overlay)
        theatre.settle()
        theatre.screen.presentationController?.delegate = consent
        theatre.dismiss()
        theatre.settle()
        #expect(consent.told.isEmpty)
      }
    }

    /// Without animation UIKit puts the wrapper into the container, or the animator without a duration.
    @Test(arguments: [PresetUnderTest.slide, .overlay])
    func withoutAnimationTheScreenIsInItsWrapper(preset: PresetUnderTest) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset, animated: false)
        let container = try #require(theatre.screen.presentationController?.containerView)
        #expect(theatre.wrapper !== theatre.screen.view)
        #expect(theatre.wrapper.superview === container)
        #expect(theatre.screen.view.isDescendant(of: theatre.wrapper))
        theatre.settle()
        #expect(theatre.screen.view.window === theatre.window)
      }
    }

    /// It is a control only to report taps: VoiceOver and the keyboard have the escape gesture.
    @Test func theBackdropViewIsNoStop() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.overlay, settings: TransitionSettings(dismissesOnTapOutside: true))
        let presentation = try #require(
          theatre.screen.presentationController as? PresentationController)
        let dimming = try #require(presentation.backdropView)
        #expect(!dimming.isAccessibilityElement && !dimming.canBecomeFirstResponder)
        theatre.settle()
      }
    }

    @Test func theCardsScreenKeepsItsOwnLayer() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.overlay)
        theatre.settle()
        let layer = theatre.screen.view.layer
        #expect(layer.cornerRadius == 0 && !layer.masksToBounds && layer.mask == nil)
        #expect(layer.shadowOpacity == 0)
      }
    }
  }
}
