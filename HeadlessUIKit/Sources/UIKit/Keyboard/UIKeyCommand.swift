@MainActor open class UICommand: UIMenuElement {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
}

/// A combination of keys that a responder offers.
@MainActor open class UIKeyCommand: UICommand {
  private var keys = ""
  private var flags: UIKeyModifierFlags = []
  private var handler: (UIKeyCommand) -> Void = { _ in }

  /// Linux has no selectors: `handler` stands in for the action.
  public convenience init(
    headlessInput: String, modifierFlags: UIKeyModifierFlags,
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.init(title: "", image: nil)
    keys = headlessInput
    flags = modifierFlags
    self.handler = handler
  }

  /// Documented, since iOS 15: text input comes first, unless this is true.
  open var wantsPriorityOverSystemBehavior = false

  public class var inputEscape: String { "UIKeyInputEscape" }
  public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  public class var inputRightArrow: String { "UIKeyInputRightArrow" }

  func matches(_ key: UIKey) -> Bool {
    keys == key.charactersIgnoringModifiers && flags == key.modifierFlags
  }

  func perform() { handler(self) }
}
