import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// The originals in the presenting screen, beside a card that has their elements.
  @MainActor @Suite struct OpenCardTests {
    private let gallery: Gallery

    private var views: [UIView] {
      [gallery.presenter.picture, gallery.presenter.badge, gallery.presenter.panel]
    }

    init() {
      gallery = Gallery()
      gallery.presenter.loadViewIfNeeded()
      // Only a snapshot shows it.
      gallery.presenter.panel.addSubview(UIImageView(image: ElementsController.image))
    }

    private func opacity(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? 0 }

    private var opacities: [Float] { views.map(opacity) }

    /// True if they are visible, and nothing of the library is on their layers.
    private var areShown: Bool {
      views.allSatisfy { $0.alpha == 1 && opacity($0) == 1 && $0.layer.animationKeys() == nil }
    }

    /// Opens a card, up to its landing.
    private func land(_ preset: PresetUnderTest) {
      gallery.open(preset)
      while gallery.run != nil { clock.advance(by: 1.0 / 60) }
    }

    private func open(_ preset: PresetUnderTest) {
      gallery.open(preset)
      gallery.settle()
    }

    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall])
    func originalsFadeInWithinAFifthOfASecondOfTheLanding(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        land(preset)
        #expect(opacities.allSatisfy { $0 < 0.15 })
        clock.advance(by: 0.1)
        #expect(opacities.allSatisfy { $0 > 0.3 && $0 < 0.9 })
        clock.advance(by: 0.1)
        #expect(areShown)
      }
    }

    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall], [true, false])
    func originalsFadeOutWithinATenthWhenTheCardLeaves(preset: PresetUnderTest, isHeld: Bool)
      async throws
    {
      try await clock.play {
        open(preset)
        gallery.close()
        if isHeld { #expect(gallery.run?.hold() == true) }
        #expect(opacities.allSatisfy { $0 > 0.8 })
        clock.advance(by: 0.07)
        #expect(opacities.allSatisfy { $0 > 0 && $0 < 0.8 })
        clock.advance(by: 0.07)
        #expect(opacities == [0, 0, 0])
        if isHeld {
          clock.advance(by: 1)
          #expect(opacities == [0, 0, 0])
          gallery.run?.resume()
        }
        while gallery.run != nil {
          #expect(opacities == [0, 0, 0])
          clock.advance(by: 1.0 / 60)
        }
        clock.turn()
        #expect(gallery.isClean && areShown)
      }
    }

    @Test(arguments: [PresetUnderTest.slide, .full, .fold])
    func originalsOfAScreenThatIsCoveredDoNotFade(preset: PresetUnderTest) async throws {
      try await clock.play {
        land(preset)
        #expect(views.allSatisfy { $0.alpha == 1 && $0.layer.animationKeys() == nil })
      }
    }

    @Test func originalsOfAClosingThatIsTurnedRoundFadeInAgain() async throws {
      try await clock.play {
        open(.overlay)
        gallery.close()
        clock.advance(by: 0.2)
        gallery.turnRound()
        while gallery.run != nil { clock.advance(by: 1.0 / 60) }
        #expect(opacities.allSatisfy { $0 < 0.15 })
        clock.advance(by: 0.2)
        #expect(gallery.window.rootViewController?.presentedViewController != nil && areShown)
      }
    }

    @Test func originalsOfACardThatLeavesWhileTheyFadeInFadeOutFromThere() async throws {
      try await clock.play {
        land(.overlay)
        clock.advance(by: 0.1)
        let before = opacities
        gallery.close()
        for (now, then) in zip(opacities, before) { #expect(abs(now - then) < 0.25) }
        clock.advance(by: 0.15)
        #expect(opacities == [0, 0, 0])
        gallery.settle()
        #expect(gallery.isClean && areShown)
      }
    }

    #if os(Linux)
      /// Nothing looks after them: they are the app's again.
      @Test func originalsOfAListThatIsReloadedBesideACardAreVisible() {
        open(.overlay)
        Headless.resetCounters()
        for view in views {
          let other = UIView(frame: view.frame)
          other.takeAlongKey = view.takeAlongKey
          view.takeAlongKey = nil
          view.superview?.addSubview(other)
        }
        Headless.advance(by: 0.3)
        #expect(areShown && Headless.counters.displayLinkTicks == 0)
        gallery.close()
        gallery.settle()
        #expect(gallery.isClean && areShown)
      }
    #endif

    @Test func anAlphaOfTheAppSetBesideACardIsKept() async throws {
      try await clock.play {
        open(.overlay)
        gallery.presenter.picture.alpha = 0.5
        clock.advance(by: 0.2)
        gallery.close()
        gallery.settle()
        #expect(gallery.presenter.picture.alpha == 0.5)
      }
    }

    @Test func anOriginalThatTheAppDoesNotHideIsAlwaysVisible() async throws {
      try await clock.play {
        gallery.presenter.picture.takeAlong.hidesOriginal = false
        land(.overlay)
        #expect(opacity(gallery.presenter.picture) == 1)
        gallery.close()
        clock.advance(by: 0.2)
        #expect(opacity(gallery.presenter.picture) == 1)
        gallery.settle()
      }
    }

    /// A badge that lies on a picture fades with it.
    @Test func aViewOnAnOriginalFadesWithIt() async throws {
      try await clock.play {
        let badge = UIView(frame: gallery.presenter.picture.frame.insetBy(dx: 10, dy: 10))
        badge.backgroundColor = .red
        gallery.presenter.picture.superview?.addSubview(badge)
        land(.overlay)
        #expect(opacity(badge) < 0.15)
        clock.advance(by: 0.2)
        #expect(opacity(badge) == 1)
        gallery.close()
        clock.advance(by: 0.15)
        #expect(opacity(badge) == 0)
        gallery.settle()
        #expect(gallery.isClean && opacity(badge) == 1)
      }
    }
  }
}
