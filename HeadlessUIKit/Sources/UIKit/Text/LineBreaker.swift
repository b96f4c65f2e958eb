import Foundation

/// Takes one line after the other off a paragraph.
struct LineBreaker {
  typealias Line = TextLayout.Line

  let measure: TextMeasure
  let width: CGFloat
  let mode: NSLineBreakMode

  /// Sums of advances err by less than this.
  private static let tolerance: CGFloat = 1e-6

  /// The longest line that fits, but one character at least.
  func nextLine(of characters: inout ArraySlice<Character>) -> Line {
    let end = lineEnd(of: characters)
    let line = trimmed(characters[..<end])
    characters = characters[end...]
    return line
  }

  /// What is shown of the rest when no further line is allowed.
  func lastLine(of characters: ArraySlice<Character>, isCut: Bool) -> Line {
    let fits = measure.width(of: characters) <= width + Self.tolerance
    switch mode {
    case .byClipping: return line(characters)
    case .byWordWrapping, .byCharWrapping:
      var rest = characters
      return nextLine(of: &rest)
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      return fits && !isCut ? trimmed(characters) : truncated(characters)
    }
  }

  private func lineEnd(of characters: ArraySlice<Character>) -> Int {
    guard mode != .byClipping else { return characters.endIndex }
    var sum: CGFloat = 0
    var lastBreak: Int?
    for index in characters.indices {
      let character = characters[index]
      // Spaces hang over the end of a line.
      if character.isBreakingSpace {
        sum += measure.advance(of: character)
        lastBreak = index + 1
        continue
      }
      if character.isWide, index > characters.startIndex { lastBreak = index }
      sum += measure.advance(of: character)
      if sum > width + Self.tolerance {
        if mode != .byCharWrapping, let lastBreak { return lastBreak }
        return max(index, characters.startIndex + 1)
      }
      if character.allowsBreakAfter { lastBreak = index + 1 }
    }
    return characters.endIndex
  }

  private func truncated(_ characters: ArraySlice<Character>) -> Line {
    let room = width - measure.advance(of: "…") + Self.tolerance
    switch mode {
    case .byTruncatingHead:
      return line("…" + suffix(of: characters, within: room))
    case .byTruncatingMiddle:
      let tail = suffix(of: characters, within: room / 2)
      let head = prefix(of: characters, within: room - measure.width(of: tail))
      return line(head + "…" + tail)
    default:
      var head = prefix(of: characters, within: room)
      while head.last?.isBreakingSpace == true { head.removeLast() }
      return line(head + "…")
    }
  }

  private func prefix(of characters: ArraySlice<Character>, within room: CGFloat) -> [Character] {
    var sum: CGFloat = 0
    return Array(
      characters.prefix {
        sum += measure.advance(of: $0)
        return sum <= room
      })
  }

  private func suffix(of characters: ArraySlice<Character>, within room: CGFloat) -> [Character] {
    prefix(of: characters.reversed()[...], within: room).reversed()
  }

  private func trimmed(_ characters: ArraySlice<Character>) -> Line {
    var kept = characters
    while kept.last?.isBreakingSpace == true { kept.removeLast() }
    return line(kept)
  }

  private func line(_ characters: some Collection<Character>) -> Line {
    Line(text: String(characters), width: measure.width(of: characters))
  }
}

extension Character {
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  fileprivate var allowsBreakAfter: Bool {
    isWide || self == "-" || self == "\u{2010}" || self == "–" || self == "—"
  }
}
