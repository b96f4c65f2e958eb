import Foundation

/// Measures text as if it were set in Inter.
///
/// Inter stands in for San Francisco; `kern` is Inter's own published size-specific tracking
/// (rsms.me/inter/dynmetrics), which brings its lines close to San Francisco's.
struct TextMeasure {
  let font: UIFont
  let kern: CGFloat
  private let row: [UInt16]

  init(_ font: UIFont) {
    self.font = font
    kern = font.pointSize * (-0.0223 + 0.185 * exp(-0.1745 * font.pointSize))
    let (weights, weight) = (InterAdvances.weights, font.weight.css)
    let nearest = weights.indices.min { abs(weights[$0] - weight) < abs(weights[$1] - weight) }
    row = InterAdvances.advances[nearest ?? 0]
  }

  func width(of characters: some Sequence<Character>) -> CGFloat {
    characters.reduce(0) { $0 + advance(of: $1) }
  }

  func advance(of character: Character) -> CGFloat {
    let scalar = character.unicodeScalars.first!
    return em(of: scalar, in: character) * font.pointSize + kern
  }

  private func em(of scalar: Unicode.Scalar, in character: Character) -> CGFloat {
    if let index = Self.index[scalar.value] {
      return CGFloat(row[index]) / InterAdvances.unitsPerEm
    }
    // What Inter lacks: ideographs and emoji fill a square, all else is as wide as a letter.
    return character.isWide ? 1 : 0.6
  }

  private static let index: [UInt32: Int] = {
    let scalars = InterAdvances.scalars.flatMap { Array($0) }
    return Dictionary(uniqueKeysWithValues: scalars.enumerated().map { ($1, $0) })
  }()
}

extension Character {
  /// Ideographs, kana, hangul and emoji: lines break on both sides of them.
  var isWide: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(value) || (0x2E80...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFE6F).contains(value)
      || (0xFF00...0xFF60).contains(value) || (0x1F000...0x3FFFF).contains(value)
  }
}
