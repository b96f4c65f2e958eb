import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct KeyboardTests {
    private func field(in window: UIWindow) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      return field
    }

    // Documented: UIView.endEditing(_:).
    @Test func endEditingFindsTheFieldBelow() async throws {
      try await clock.play {
        final class Stubborn: UITextField {
          override var canResignFirstResponder: Bool { false }
        }
        let window = clock.makeWindow()
        let form = UIView(frame: window.bounds)
        window.addSubview(form)
        let field = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        form.addSubview(field)
        #expect(!form.endEditing(false))
        field.becomeFirstResponder()
        #expect(!form.endEditing(false))
        #expect(field.isFirstResponder)
        #expect(!UIView().endEditing(true))
        #expect(form.endEditing(true))
        #expect(!field.isFirstResponder)
      }
    }
  }
}
