import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct KeyboardTests {
    init() { Headless.reset() }

    final class Ear: @unchecked Sendable {
      var names: [String] = []
      var ends: [CGRect] = []
      var begins: [CGRect] = []
      private var tokens: [NSObjectProtocol] = []

      @MainActor init() {
        let names: [Notification.Name] = [
          UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
          UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
          UIResponder.keyboardWillChangeFrameNotification,
          UIResponder.keyboardDidChangeFrameNotification,
          UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
          UITextField.textDidEndEditingNotification,
        ]
        let (begin, end) = (
          UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey
        )
        for name in names {
          tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
              self.names.append(
                note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                  .replacingOccurrences(of: "UITextFieldText", with: "")
                  .replacingOccurrences(of: "Notification", with: ""))
              if let frame = note.userInfo?[begin] as? NSValue {
                self.begins.append(frame.cgRectValue)
              }
              if let frame = note.userInfo?[end] as? NSValue { self.ends.append(frame.cgRectValue) }
            })
        }
      }

      func close() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private func field(in window: UIWindow) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      window.addSubview(field)
      return field
    }

    // Documented: UIResponder's keyboard notifications; the field's editing comes first (observed,
    // craiggrummitt.com/2016/07/18).
    @Test func theKeyboardAnnouncesItselfAndArrives() {
      let ear = Ear()
      let window = Headless.makeWindow()
      let field = field(in: window)
      #expect(field.becomeFirstResponder())
      #expect(ear.names == ["DidBeginEditing", "WillChangeFrame", "WillShow"])
      Headless.advance(by: 0.2)
      #expect(ear.names.count == 3)
      Headless.advance(by: 0.1)
      #expect(ear.names.suffix(2) == ["DidChangeFrame", "DidShow"])
      ear.close()
    }

    // Documented: both frames in screen coordinates.
    @Test func theFramesAreTheScreens() {
      let ear = Ear()
      let window = Headless.makeWindow()
      Headless.keyboardHeight = 300
      field(in: window).becomeFirstResponder()
      #expect(ear.begins.first == CGRect(x: 0, y: 844, width: 390, height: 300))
      #expect(ear.ends.first == CGRect(x: 0, y: 544, width: 390, height: 300))
      #expect(Headless.keyboardFrame == ear.ends.first)
      ear.close()
    }

    @Test func aNewHeightIsThatOfTheNextKeyboard() {
      let window = Headless.makeWindow()
      let field = field(in: window)
      field.becomeFirstResponder()
      Headless.keyboardHeight = 300
      #expect(Headless.keyboardFrame.minY == 508)
      #expect(window.keyboardLayoutGuide.layoutFrame.minY == 508)
      field.resignFirstResponder()
      field.becomeFirstResponder()
      #expect(Headless.keyboardFrame.minY == 544)
    }

    @Test func resigningHidesTheKeyboard() {
      let ear = Ear()
      let window = Headless.makeWindow()
      let field = field(in: window)
      field.becomeFirstResponder()
      Headless.advance(by: 1)
      ear.names = []
      #expect(field.resignFirstResponder())
      Headless.advance(by: 1)
      #expect(
        ear.names == ["DidEndEditing", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
      #expect(Headless.keyboardFrame.minY == 844)
      ear.close()
    }

    // Inferred: the keyboard does not go and come between two fields.
    @Test func theKeyboardStaysFromFieldToField() {
      let ear = Ear()
      let window = Headless.makeWindow()
      let (first, second) = (field(in: window), field(in: window))
      first.becomeFirstResponder()
      Headless.advance(by: 1)
      ear.names = []
      #expect(second.becomeFirstResponder())
      Headless.advance(by: 1)
      #expect(ear.names == ["DidEndEditing", "DidBeginEditing"])
      #expect(!first.isFirstResponder && second.isFirstResponder)
      ear.close()
    }

    @Test func aHiddenKeyboardDoesNotArriveAnyMore() {
      let ear = Ear()
      let window = Headless.makeWindow()
      let field = field(in: window)
      field.becomeFirstResponder()
      field.resignFirstResponder()
      Headless.advance(by: 1)
      #expect(!ear.names.contains("DidShow"))
      #expect(ear.names.last == "DidHide")
      ear.close()
    }

    // Documented: becomeFirstResponder() only in a window; a view that leaves it loses the role.
    @Test func aFieldThatLeavesItsWindowStopsEditing() {
      let window = Headless.makeWindow()
      let field = field(in: window)
      #expect(!UITextField().becomeFirstResponder())
      field.becomeFirstResponder()
      #expect(field.isEditing)
      field.removeFromSuperview()
      #expect(!field.isEditing && !field.isFirstResponder)
      #expect(Headless.keyboardFrame.minY == 844)
    }

    // Documented: editingChanged; text set by the program sends nothing (observed by many).
    @Test func typingSendsTheEditingEvents() {
      let window = Headless.makeWindow()
      let field = field(in: window)
      var lines: [String] = []
      field.addAction(UIAction { _ in lines.append("begin") }, for: .editingDidBegin)
      field.addAction(UIAction { _ in lines.append("changed") }, for: .editingChanged)
      field.addAction(UIAction { _ in lines.append("end") }, for: .editingDidEnd)
      Headless.typeText("lost")
      field.becomeFirstResponder()
      Headless.typeText("Hi")
      Headless.pressDelete()
      #expect(field.text == "H")
      field.text = "set"
      field.resignFirstResponder()
      #expect(lines == ["begin", "changed", "changed", "end"])
    }

    // Documented: the text is "" by default, never nil.
    @Test func anEmptyFieldShowsItsPlaceholder() {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(field.text == "")
      field.placeholder = "Name"
      #expect(field.shownText == "Name")
      field.text = "Ada"
      #expect(field.shownText == "Ada")
      field.text = nil
      #expect(field.text == "" && field.shownText == "Name")
      let width = field.intrinsicContentSize.width
      #expect(width > 20)
    }

    // Observed: a field below a view with a tap recognizer is edited, and sends no touchUpInside.
    @Test func aTapBeginsEditing() {
      let scene = TouchedScene()
      scene.listen(to: UITapGestureRecognizer(), as: "root ")
      let field = UITextField(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
      scene.watch(field)
      scene.play(.tap(at: at(150, 320)))
      #expect(field.isEditing)
      #expect(scene.lines == ["down", "cancel"])
    }

    @Test func onlyTextFieldsBringTheKeyboard() {
      final class Eager: UIView { override var canBecomeFirstResponder: Bool { true } }
      let window = Headless.makeWindow()
      let field = field(in: window)
      let view = Eager()
      window.addSubview(view)
      field.becomeFirstResponder()
      #expect(Headless.keyboardFrame.minY < 844)
      view.becomeFirstResponder()
      #expect(Headless.keyboardFrame.minY == 844)
    }
  }
}
