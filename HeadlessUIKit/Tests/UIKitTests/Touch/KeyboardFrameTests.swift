import Testing
@testable import UIKit

extension All {
  /// The keyboard's place, as apps hear of it.
  @MainActor @Suite struct KeyboardFrameTests {
    init() { Headless.reset() }

    private final class Ear: @unchecked Sendable {
      var lines: [String] = []
      private var tokens: [NSObjectProtocol] = []

      @MainActor init() {
        let end = UIResponder.keyboardFrameEndUserInfoKey
        for (name, word) in [
          (UIResponder.keyboardWillShowNotification, "show"),
          (UIResponder.keyboardWillHideNotification, "hide"),
          (UIResponder.keyboardWillChangeFrameNotification, "frame"),
        ] {
          tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
              let frame = (note.userInfo?[end] as? NSValue)?.cgRectValue ?? .null
              self.lines.append("\(word) \(Int(frame.minY)) \(Int(frame.height))")
            })
        }
      }

      func close() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private func edit(in window: UIWindow) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      field.becomeFirstResponder()
      Headless.advance(by: 1)
      return field
    }

    // Observed once: apontious.com 2013/01/10. [controllers 19.11]
    @Test func aTurnHidesAndShowsIt() {
      let window = Headless.makeWindow()
      _ = edit(in: window)
      let ear = Ear()
      Headless.keyboardHeight = 200
      Headless.resize(window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
      Headless.advance(by: 1)
      #expect(ear.lines == ["frame 844 200", "hide 844 200", "frame 190 200", "show 190 200"])
      #expect(Headless.keyboardFrame == CGRect(x: 0, y: 190, width: 844, height: 200))
      Headless.resize(window, to: CGSize(width: 700, height: 390), safeAreaInsets: .zero)
      #expect(ear.lines.count == 4)
      ear.close()
    }

    // Documented: uikeyboardlayoutguide/followsundockedkeyboard. [controllers 19.12]
    @Test func theGuideFollowsADockedKeyboard() {
      let window = Headless.makeWindow()
      let view = UIView(frame: CGRect(x: 10, y: 44, width: 300, height: 790))
      window.addSubview(view)
      Headless.turn()
      let guide = view.keyboardLayoutGuide
      #expect(guide === view.keyboardLayoutGuide && guide.owningView === view)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 766, width: 300, height: 24))
      let field = edit(in: window)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 464, width: 300, height: 326))
      Headless.undockKeyboard(to: .zero)
      #expect(guide.layoutFrame.minY == 766)
      Headless.undockKeyboard(to: nil)
      #expect(guide.layoutFrame.minY == 464)
      field.resignFirstResponder()
      #expect(guide.layoutFrame.minY == 766)
    }

    // Open Radar 18010127, danielamitay/DAKeyboardControl#48. [controllers 19.14]
    @Test func anUndockedKeyboardCountsAsHidden() {
      let window = Headless.makeWindow()
      _ = edit(in: window)
      let ear = Ear()
      Headless.undockKeyboard(to: .zero)
      Headless.undockKeyboard(to: .zero)
      #expect(ear.lines == ["frame 0 0", "hide 0 0"])
      Headless.undockKeyboard(to: nil)
      #expect(ear.lines.suffix(2) == ["frame 508 336", "show 508 336"])
      ear.close()
    }

    // Documented: UIKeyInput.
    @Test func aFieldTakesText() {
      let field = edit(in: Headless.makeWindow())
      let input: any UIKeyInput = field
      #expect(!input.hasText)
      input.insertText("ab")
      input.deleteBackward()
      #expect(input.hasText && field.text == "a")
    }
  }
}
