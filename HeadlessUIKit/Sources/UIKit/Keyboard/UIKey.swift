/// A key of a hardware keyboard, as it was pressed.
@MainActor open class UIKey: NSObject {
  private let input: String
  private let flags: UIKeyModifierFlags

  init(input: String, flags: UIKeyModifierFlags) {
    self.input = input
    self.flags = flags
    super.init()
  }

  // Unverified: the command key changes no character.
  open var characters: String { flags.contains(.shift) ? input.uppercased() : input }
  open var charactersIgnoringModifiers: String { input }
  open var modifierFlags: UIKeyModifierFlags { flags }
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(input: input) }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
  public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
  public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
  public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
  public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
  public static var numericPad: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 21) }
}

/// The codes of the USB standard; those of the keys that tests play.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 0x03
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardTab = 0x2B
  case keyboardSpacebar = 0x2C
  case keyboardPeriod = 0x37
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52

  @MainActor init(input: String) {
    let codes: [String: UIKeyboardHIDUsage] = [
      "\r": .keyboardReturnOrEnter, UIKeyCommand.inputEscape: .keyboardEscape,
      "\t": .keyboardTab, " ": .keyboardSpacebar, ".": .keyboardPeriod,
      UIKeyCommand.inputRightArrow: .keyboardRightArrow,
      UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
      UIKeyCommand.inputDownArrow: .keyboardDownArrow,
      UIKeyCommand.inputUpArrow: .keyboardUpArrow,
    ]
    self = codes[input] ?? .keyboardErrorUndefined
  }
}
