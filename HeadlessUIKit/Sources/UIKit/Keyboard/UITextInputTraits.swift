/// How text input is set up; all of its properties are optional in UIKit, and absent here.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

extension UITextView: UIKeyInput {
  public var hasText: Bool { !text.isEmpty }
  public func insertText(_ text: String) { insertTyped(text) }
  public func deleteBackward() { deleteTyped() }
}

extension UITextField: TypedText {}

extension UITextField: UIKeyInput {
  public var hasText: Bool { text?.isEmpty == false }
  public func insertText(_ text: String) { insertTyped(text) }
  public func deleteBackward() { deleteTyped() }
}
