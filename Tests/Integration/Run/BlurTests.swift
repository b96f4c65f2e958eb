import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A blur behind a card appears and disappears with the run, by its effect and never by alpha.
  @MainActor @Suite struct BlurTests {
    nonisolated static let cards = [PresetUnderTest.overlay, .hang, .fall]

    func effectView(_ theatre: Theatre) throws -> UIVisualEffectView { try #require(blur(theatre)) }

    /// The effect behind a card; `nil` where none has been asked for.
    func blur(_ theatre: Theatre) -> UIVisualEffectView? {
      let presentation = theatre.screen.presentationController as? PresentationController
      return presentation?.backdropView?.subviews.first as? UIVisualEffectView
    }

    func strength(_ view: UIVisualEffectView) -> CGFloat {
      view.layer.presentation()?.headlessEffect?.strength ?? 0
    }

    @Test(arguments: cards) func blurComesAndGoesWithTheCard(preset: PresetUnderTest) throws {
      let theatre = Theatre()
      theatre.present(preset, settings: TransitionSettings(backdrop: .blur(.regular)))
      let view = try effectView(theatre)
      Headless.advance(by: 0.12)
      #expect(strength(view) > 0.02 && strength(view) < 0.999)
      theatre.settle()
      #expect(view.effect is UIBlurEffect && strength(view) == 1)
      #expect(theatre.log.count("presented") == 1)
      theatre.dismiss()
      Headless.advance(by: 0.12)
      #expect(strength(view) > 0.02 && strength(view) < 0.999)
      theatre.settle()
      #expect(theatre.log.count("dismissed") == 1)
    }

    @Test(arguments: cards) func blurKeepsUpWhileHeldAndAfterTurningRound(
      preset: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      theatre.present(preset, settings: TransitionSettings(backdrop: .blur(.regular)))
      theatre.settle()
      let view = try effectView(theatre)
      theatre.dismiss()
      Headless.advance(by: 0.1)
      let interruptible = try #require(theatre.run?.interruptible)
      interruptible.fractionComplete = 0.25
      Headless.turn()
      #expect(abs(strength(view) - 0.75) < 0.01)
      interruptible.isReversed = true
      interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      theatre.settle()
      #expect(view.effect is UIBlurEffect && strength(view) == 1)
      #expect(theatre.screen.view.window === theatre.window)
    }

    /// Alpha breaks a blur: one that is asked for while a run fades the backdrop comes at its end.
    @Test(arguments: cards) func aBlurThatIsAskedForDuringARunComesAfterIt(
      preset: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      theatre.present(preset, settings: TransitionSettings(backdrop: .black(opacity: 0.3)))
      Headless.advance(by: 0.12)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      controller.change { $0.backdrop = .blur(.regular) }
      Headless.advance(by: 0.05)
      #expect(blur(theatre)?.effect == nil)
      theatre.settle()
      let view = try effectView(theatre)
      #expect(view.effect is UIBlurEffect && view.superview?.backgroundColor == nil)
    }

    /// A closing that begins while a blur fades out fades the backdrop without it.
    @Test(arguments: cards) func aBlurThatWasTakenAwayIsGoneWhenARunBegins(
      preset: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      theatre.present(preset, settings: TransitionSettings(backdrop: .blur(.regular)))
      theatre.settle()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      controller.change { $0.backdrop = .black(opacity: 0.3) }
      Headless.advance(by: 0.1)
      #expect(strength(try effectView(theatre)) > 0.02)
      theatre.dismiss()
      Headless.advance(by: 0.1)
      #expect(blur(theatre) == nil)
      theatre.settle()
    }

    @Test(arguments: cards) func withoutAnimationItIsThereAtOnce(preset: PresetUnderTest) throws {
      let theatre = Theatre()
      theatre.present(
        preset, settings: TransitionSettings(backdrop: .blur(.regular)), animated: false)
      theatre.settle()
      let view = try effectView(theatre)
      #expect(view.effect is UIBlurEffect)
      #expect(view.superview?.alpha == 1)
    }
  }
}
