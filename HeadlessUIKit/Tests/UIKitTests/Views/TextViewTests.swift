import Foundation
import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct TextViewTests {
    init() { Headless.reset() }

    final class Editor: NSObject, UITextViewDelegate {
      var log: [String] = []
      var allows = true
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.append("should")
        return allows
      }
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
      func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text!)") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    }

    private func stage(_ text: String, width: CGFloat = 200) -> (UIWindow, UITextView) {
      let window = Headless.makeWindow()
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: 120))
      view.text = text
      window.addSubview(view)
      Headless.turn()
      return (window, view)
    }

    @Test func longTextScrolls() {
      let (window, view) = stage(String(repeating: "A word and another one. ", count: 40))
      #expect(view.contentSize.height > 400 && view.contentSize.width == 200)
      let script = HeadlessTouchScript.drag(
        from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 120), over: 0.3)
      Headless.play(script, in: window)
      Headless.advance(by: 0.3)
      #expect(view.contentOffset.y > 50)
    }

    // Documented: UITextViewDelegate. The field's rule that editing comes before the keyboard is taken over.
    @Test func theDelegateHearsOfEditing() {
      let (window, view) = stage("a")
      defer { window.isHidden = true }
      let editor = Editor()
      view.delegate = editor
      editor.allows = false
      #expect(!view.becomeFirstResponder() && editor.log == ["should"])
      editor.allows = true
      #expect(view.becomeFirstResponder())
      Headless.typeText("b")
      Headless.pressDelete()
      Headless.pressKey("c")
      #expect(view.resignFirstResponder())
      #expect(
        editor.log == ["should", "should", "begin", "change ab", "change a", "change ac", "end"])
    }

    @Test func textViewThatIsNotEditableHasNoKeyboard() {
      let (window, view) = stage("a")
      defer { window.isHidden = true }
      view.isEditable = false
      #expect(view.becomeFirstResponder())
      Headless.typeText("b")
      #expect(view.text == "a" && Headless.keyboardFrame.minY == UIScreen.main.bounds.height)
    }

    /// Its own layer shows nothing but a color: the text is a subview's, which scrolls.
    @Test func theTextIsDrawnInASubview() {
      let (window, view) = stage("Text")
      defer { window.isHidden = true }
      #expect(view.layer.contents == nil)
      #expect(view.subviews.contains { $0.layer.contents != nil })
    }
  }
}
