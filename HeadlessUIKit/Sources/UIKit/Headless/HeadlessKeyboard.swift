extension Headless {
  /// Points from the screen's lower edge up; for the keyboard that is shown next.
  public static var keyboardHeight: CGFloat {
    get { Keyboard.height }
    set { Keyboard.height = newValue }
  }

  /// Where the keyboard is, or is going to; below the screen while it is hidden.
  public static var keyboardFrame: CGRect { Keyboard.frame }

  /// The user takes the keyboard off the lower edge: apps hear this frame, which was seen to be
  /// empty; `nil` puts it back.
  public static func undockKeyboard(to frame: CGRect?) {
    Keyboard.undock(frame != nil, end: frame ?? .zero)
  }

  /// What the user types, where text is being edited.
  public static func typeText(_ text: String) {
    (FirstResponder.current as? any TypedText)?.insertTyped(text)
  }

  /// One character back.
  public static func pressDelete() {
    (FirstResponder.current as? any TypedText)?.deleteTyped()
  }

  /// A key of a hardware keyboard goes down and up: a character, or one of the inputs that
  /// `UIKeyCommand` names.
  public static func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) {
    KeyDelivery(UIKey(input: input, flags: modifierFlags)).deliver()
  }
}
