import UIKit

/// The keys of the drawn keyboard.
enum Key: Hashable {
  case letter(Character)
  case shift, delete, digits, space, `return`

  /// The rows from above.
  static let rows: [[Key]] = [
    "qwertyuiop".map(Key.letter), "asdfghjkl".map(Key.letter),
    [.shift] + "zxcvbnm".map(Key.letter) + [.delete], [.digits, .space, .return],
  ]

  var isLetter: Bool {
    if case .letter = self { true } else { false }
  }

  /// True for a key as bright as those of letters.
  var isBright: Bool {
    isLetter || self == .space
  }

  func caption(isUppercase: Bool) -> String? {
    switch self {
    case .letter(let letter): isUppercase ? letter.uppercased() : String(letter)
    case .digits: "123"
    case .space: "space"
    case .return: "return"
    case .shift, .delete: nil
    }
  }

  /// The text that it adds to a field.
  func text(isUppercase: Bool) -> String? {
    switch self {
    case .letter: caption(isUppercase: isUppercase)
    case .space: " "
    case .shift, .delete, .digits, .return: nil
    }
  }
}
