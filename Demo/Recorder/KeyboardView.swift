import UIKit

/// A keyboard with letters, an empty row for suggestions above them, and the home indicator's strip below.
final class KeyboardView: UIView {
  private let keys = Key.rows.map { $0.map { KeyView($0) } }
  private let face = KeyGlyphView(.face)
  private let microphone = KeyGlyphView(.microphone)
  private var isUppercase = true {
    didSet { for key in keys.joined() { key.isUppercase = isUppercase } }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = KeyColors.ground
    for view in [face, microphone] { addSubview(view) }
    for key in keys.joined() {
      addSubview(key)
      key.addAction(
        UIAction { [unowned self, unowned key] _ in press(key.key) }, for: .touchUpInside)
    }
    startWord()
  }

  required init?(coder: NSCoder) { nil }

  /// Prepares for the first letter of a field, which is capital.
  func startWord() { isUppercase = true }

  func key(for letter: Character) -> UIView? {
    keys.joined().first { $0.key == .letter(Character(letter.lowercased())) }
  }

  private func press(_ key: Key) {
    if let text = key.text(isUppercase: isUppercase) {
      Headless.typeText(text)
      isUppercase = false
    }
    switch key {
    case .shift: isUppercase.toggle()
    case .delete: Headless.pressDelete()
    case .letter, .space, .digits, .return: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in keys.enumerated() {
      layOut(row, from: 46 + CGFloat(index) * 54)
    }
    let (side, margin): (CGFloat, CGFloat) = (26, 26)
    for (view, x) in [(face, margin), (microphone, bounds.width - margin - side)] {
      view.frame = CGRect(x: x, y: 46 + 4 * 54 + 12, width: side, height: side)
    }
  }

  /// Centers the letters of a row, and puts other keys at its ends.
  private func layOut(_ row: [KeyView], from top: CGFloat) {
    let (margin, gap, height): (CGFloat, CGFloat, CGFloat) = (3, 6, 43)
    let width = bounds.width - 2 * margin
    let letter = (width - 9 * gap) / 10
    let wide = 2.76 * letter
    let letters = CGFloat(row.filter { $0.key.isLetter }.count)
    let start = (bounds.width - letters * (letter + gap) + gap) / 2
    var x = start
    for view in row {
      let frame: (x: CGFloat, width: CGFloat)
      switch view.key {
      case .letter:
        frame = (x, letter)
        x += letter + gap
      case .shift: frame = (margin, start - 14 - margin)
      case .delete: frame = (bounds.width - start + 14, start - 14 - margin)
      case .digits: frame = (margin, wide)
      case .space: frame = (margin + wide + gap, width - 2 * (wide + gap))
      case .return: frame = (bounds.width - margin - wide, wide)
      }
      view.frame = CGRect(x: frame.x, y: top, width: frame.width, height: height)
    }
  }
}
