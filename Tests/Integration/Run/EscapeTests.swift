import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// VoiceOver's escape gesture closes a screen that the user could close by hand.
  @MainActor @Suite struct EscapeTests {
    func escape(_ theatre: Theatre) -> Bool { Headless.performEscape(on: theatre.screen.label) }

    func isOpen(_ theatre: Theatre) -> Bool {
      theatre.presenter.presentedViewController === theatre.screen
    }

    @Test(arguments: PresetUnderTest.all, [false, true])
    func escapeDismissesTheScreen(preset: PresetUnderTest, presenterFollows: Bool) {
      Headless.presenterFollowsPresented = presenterFollows
      for animated in [true, false] {
        let theatre = Theatre()
        let consent = Consent(allows: true)
        theatre.present(preset, animated: animated)
        theatre.screen.presentationController?.delegate = consent
        theatre.settle()
        #expect(escape(theatre))
        theatre.settle()
        #expect(!isOpen(theatre))
        #expect(theatre.presenter.view.window === theatre.window)
        #expect(theatre.screen.view.superview == nil)
        #expect(consent.calls == ["should", "will", "did"])
      }
    }

    /// A screen that is modal itself, or whose app says no.
    @Test(arguments: PresetUnderTest.all, [true, false])
    func screenThatMayNotCloseIsAskedAndStays(preset: PresetUnderTest, isModal: Bool) {
      let theatre = Theatre()
      let consent = Consent(allows: isModal)
      theatre.screen.isModalInPresentation = isModal
      theatre.present(preset)
      theatre.screen.presentationController?.delegate = consent
      theatre.settle()
      #expect(escape(theatre))
      theatre.settle()
      #expect(isOpen(theatre))
      #expect(consent.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
    }

    @Test(arguments: PresetUnderTest.all) func escapeDuringARunDoesNothing(preset: PresetUnderTest)
    {
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.1)
      #expect(!escape(theatre))
      theatre.settle()
      #expect(isOpen(theatre))
      #expect(theatre.log.count("presented") == 1)
      theatre.dismiss()
      Headless.advance(by: 0.1)
      #expect(!escape(theatre))
      theatre.settle()
      #expect(!isOpen(theatre))
      #expect(theatre.log.count("dismissed") == 1)
    }

    @Test(arguments: PresetUnderTest.all) func escapeLeavesACoveredScreenOpen(
      preset: PresetUnderTest
    ) {
      let theatre = Theatre()
      theatre.present(preset)
      theatre.settle()
      let upper = UIViewController()
      TransitionController(presenting: upper, preset: preset)
      theatre.screen.present(upper, animated: true)
      theatre.settle()
      #expect(!escape(theatre))
      theatre.settle()
      #expect(isOpen(theatre) && theatre.screen.presentedViewController === upper)
      #expect(Headless.performEscape(on: upper.view))
      theatre.settle()
      #expect(isOpen(theatre) && theatre.screen.presentedViewController == nil)
      #expect(theatre.screen.view.window === theatre.window)
      #expect(escape(theatre))
      theatre.settle()
      #expect(!isOpen(theatre))
    }

    /// An answer of the screen's own takes precedence.
    @Test func theScreensOwnAnswerComesFirst() {
      final class Knowing: UIView {
        override func accessibilityPerformEscape() -> Bool { true }
      }
      let theatre = Theatre()
      let knowing = Knowing()
      theatre.present(.slide)
      theatre.screen.view.addSubview(knowing)
      theatre.settle()
      #expect(Headless.performEscape(on: knowing))
      theatre.settle()
      #expect(isOpen(theatre))
    }
  }
}
