public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Text input and how it is set up; its properties are optional.
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
