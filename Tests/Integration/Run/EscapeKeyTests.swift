import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Escape and command-period on a hardware keyboard close a screen, as they close UIKit's sheets.
  @MainActor @Suite struct EscapeKeyTests {
    enum Keys: CaseIterable {
      case escape, period

      @MainActor func press() {
        switch self {
        case .escape: Headless.pressKey(UIKeyCommand.inputEscape)
        case .period: Headless.pressKey(".", modifierFlags: .command)
        }
      }
    }

    private func isOpen(_ theatre: Theatre) -> Bool {
      theatre.presenter.presentedViewController === theatre.screen
    }

    @Test(arguments: PresetUnderTest.all, Keys.allCases)
    func escapeKeyDismissesTheScreenWithConsent(preset: PresetUnderTest, keys: Keys) {
      for allows in [false, true] {
        let theatre = Theatre()
        let consent = Consent(allows: allows)
        theatre.present(preset)
        theatre.screen.presentationController?.delegate = consent
        theatre.settle()
        keys.press()
        theatre.settle()
        #expect(isOpen(theatre) != allows)
        #expect(consent.calls == (allows ? ["should", "will", "did"] : ["should", "attempt"]))
      }
    }

    /// Caps Lock and the numeric pad are no keys that are held.
    @Test(arguments: Keys.allCases, [UIKeyModifierFlags.alphaShift, .numericPad])
    func locksDoNotCount(keys: Keys, lock: UIKeyModifierFlags) {
      let theatre = Theatre()
      theatre.present(.overlay)
      theatre.settle()
      switch keys {
      case .escape: Headless.pressKey(UIKeyCommand.inputEscape, modifierFlags: lock)
      case .period: Headless.pressKey(".", modifierFlags: [.command, lock])
      }
      theatre.settle()
      #expect(!isOpen(theatre))
    }

    @Test func otherKeysDoNot() {
      let theatre = Theatre()
      theatre.present(.overlay)
      theatre.settle()
      Headless.pressKey(".")
      Headless.pressKey(".", modifierFlags: [.command, .shift])
      Headless.pressKey(UIKeyCommand.inputEscape, modifierFlags: .command)
      Headless.pressKey("x", modifierFlags: .command)
      theatre.settle()
      #expect(isOpen(theatre))
    }

    @Test(arguments: Keys.allCases) func escapeKeyDuringARunDoesNothing(keys: Keys) {
      let theatre = Theatre()
      theatre.present(.overlay)
      Headless.advance(by: 0.1)
      keys.press()
      theatre.settle()
      #expect(isOpen(theatre) && theatre.log.count("presented") == 1)
      theatre.dismiss()
      Headless.advance(by: 0.1)
      keys.press()
      theatre.settle()
      #expect(!isOpen(theatre) && theatre.log.count("dismissed") == 1)
    }

    @Test(arguments: Keys.allCases) func escapeKeyLeavesACoveredScreenOpen(keys: Keys) {
      let theatre = Theatre()
      theatre.present(.overlay)
      theatre.settle()
      let upper = UIViewController()
      upper.modalPresentationStyle = .overFullScreen
      theatre.screen.present(upper, animated: false)
      theatre.settle()
      keys.press()
      theatre.settle()
      #expect(isOpen(theatre) && theatre.screen.presentedViewController === upper)
    }

    @Test(arguments: Keys.allCases) func textThatIsEditedKeepsThem(keys: Keys) {
      let theatre = Theatre()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      theatre.screen.view.addSubview(field)
      theatre.present(.overlay)
      theatre.settle()
      field.becomeFirstResponder()
      theatre.settle()
      keys.press()
      theatre.settle()
      #expect(isOpen(theatre))
      field.resignFirstResponder()
      keys.press()
      theatre.settle()
      #expect(!isOpen(theatre))
    }

    private final class Knowing: UIViewController {
      var performed = 0
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(headlessInput: UIKeyCommand.inputEscape, modifierFlags: []) {
            [weak self] _ in
            self?.performed += 1
          }
        ]
      }
    }

    @Test func aCommandOfTheScreenComesFirst() {
      let theatre = Theatre()
      let screen = Knowing()
      TransitionController(presenting: screen, preset: PresetUnderTest.overlay)
      theatre.presenter.present(screen, animated: true)
      theatre.settle()
      Keys.escape.press()
      theatre.settle()
      #expect(screen.performed == 1 && theatre.presenter.presentedViewController === screen)
    }
  }
}
