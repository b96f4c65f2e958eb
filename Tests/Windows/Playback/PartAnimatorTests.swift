import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct PartAnimatorTests {
    @Test func onlyWhatChangesIsAnimated() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        #expect(
          theatre.wrapper.layer.animatedProperties == [
            "transform", "shadowPath", "shadowOpacity", "shadowRadius", "shadowOffset",
          ])
        let clip = try #require(theatre.screen.view.superview)
        #expect(clip.layer.animatedProperties == ["cornerRadius"])
        theatre.settle()
        theatre.newScreen()
        theatre.dismiss()
        theatre.settle()
        theatre.present(.overlay)
        let card = try #require(theatre.screen.presentationController?.presentedView)
        #expect(
          card.layer.animatedProperties == ["transform", "opacity"])
        theatre.settle()
      }
    }

    /// `CALayer.anchorPoint` is the app's own: with any, a screen is turned and scaled about its middle.
    @Test(arguments: PresetUnderTest.all, [Venue.modal, .push, .tab])
    func anAnchorPointOfTheAppsChangesNothing(preset: PresetUnderTest, venue: Venue) async throws {
      try await clock.play {
        let (plain, own) = (
          seen(preset, in: venue, anchor: CGPoint(x: 0.5, y: 0.5)),
          seen(preset, in: venue, anchor: CGPoint(x: 0.2, y: 0.9))
        )
        #expect(plain.count == own.count)
        for (plain, own) in zip(plain, own) {
          #expect(abs(plain.x - own.x) < 0.5 && abs(plain.y - own.y) < 0.5)
        }
      }
    }

    /// Returns two corners of both screens in mid-run, playing and held.
    private func seen(
      _ preset: PresetUnderTest, in venue: Venue, anchor: CGPoint
    ) -> [CGPoint] {
      let theatre = StackTheatre(preset, in: venue)
      let views = theatre.screens.map { $0.view! }
      for view in views {
        let frame = view.frame
        view.layer.anchorPoint = anchor
        view.frame = frame
      }
      var points: [CGPoint] = []
      func look() {
        for view in views {
          for corner in [CGPoint.zero, CGPoint(x: view.bounds.maxX, y: view.bounds.maxY)] {
            points.append(
              view.seen(corner, in: theatre.window) ?? view.convert(corner, to: theatre.window))
          }
        }
      }
      for opens in [true, false] {
        if opens { theatre.open() } else { theatre.close() }
        clock.advance(by: 0.15)
        look()
        let playback = theatre.run?.playback
        playback?.hold()
        clock.advance(by: 0.05)
        look()
        playback?.finish()
        theatre.settle()
      }
      return points
    }

    private struct Constant: ChoreographedTransition {
      let presentation = TransitionPresentation.fullScreen
      let openingDuration: TimeInterval = 0.5
      let closingDuration: TimeInterval = 0.4

      func opening(on geometry: TransitionGeometry) -> Choreography {
        var shade = Choreography.Part(role: .shade)
        shade.opacity = .constant(0.5)
        var back = Choreography.Part(role: .back)
        back.scale = .constant(0.9)
        back.cornerRadius = .constant(20)
        return Choreography(
          parts: [back, shade, Choreography.Part(role: .front)], timing: .linear(duration: 1))
      }

      func closing(on geometry: TransitionGeometry) -> Choreography { opening(on: geometry) }
    }

    /// Constant tracks are shown in a playing segment, too, not only under a finger.
    @Test func constantTracksAreShown() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(PresetUnderTest(Movement(Constant(), name: "constant")))
        clock.advance(by: 0.2)
        let views = try #require(theatre.run?.stage.views)
        #expect(views[.shade]?.layer.presentation()?.opacity == 0.5)
        #expect(abs((views[.back]?.layer.presentation()?.transform.m11 ?? 0) - 0.9) < 1e-9)
        #expect(views[.back]?.layer.presentation()?.cornerRadius == 20 / 0.9)
        #expect(views[.back]?.layer.masksToBounds == true)
        theatre.settle()
        #expect(theatre.log.count("presented") == 1)
        #expect(theatre.presenter.view.layer.cornerRadius == 0)
      }
    }

    @Test func theKeyframesAskForTheFastestDisplay() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        let keyframes = try #require(
          theatre.wrapper.layer.animationKeys()?.first { $0.contains(".transform.") }
            .flatMap(theatre.wrapper.layer.animation(forKey:)))
        #expect(keyframes.preferredFrameRateRange.maximum == 120)
        #expect(keyframes.fillMode == .both && !keyframes.isRemovedOnCompletion)
        theatre.settle()
      }
    }

    @Test func aFadeComesOnTopOfTheAppsOwnAlpha() async throws {
      try await clock.play {
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
    }

    /// A child of the app's with round corners is as round all the way, and clips its content afterward, too.
    @Test func cornersOfTheAppsOwnStayRound() async throws {
      try await clock.play {
        let theatre = StackTheatre(.slide, in: .child)
        let layer = theatre.presenter.view.layer
        (layer.cornerRadius, layer.cornerCurve, layer.masksToBounds) = (20, .continuous, true)
        theatre.open()
        for _ in 0..<4 {
          try #expect(#require(layer.presentation()).cornerRadius > 19.9)
          clock.advance(by: 0.1)
        }
        theatre.settle()
        #expect(theatre.isOpen && layer.cornerRadius == 20)
        #expect(layer.masksToBounds && layer.cornerCurve == .continuous)
      }
    }

    @Test func roundCornersAreClippedDuringARunOnly() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        #expect(!theatre.wrapper.layer.masksToBounds)
        #expect(theatre.presenter.view.layer.masksToBounds)
        theatre.settle()
        #expect(!theatre.wrapper.layer.masksToBounds)
        #expect(!theatre.presenter.view.layer.masksToBounds)
        #expect(theatre.presenter.view.layer.cornerCurve == .circular)
      }
    }
  }
}

extension CALayer {
  /// The key paths of the animations on the layer.
  fileprivate var animatedProperties: Set<String> {
    Set(
      (animationKeys() ?? []).compactMap {
        (animation(forKey: $0) as? CAPropertyAnimation)?.keyPath
      })
  }
}
