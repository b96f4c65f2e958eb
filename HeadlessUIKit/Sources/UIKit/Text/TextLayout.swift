import Foundation

/// Text broken into lines.
struct TextLayout {
  struct Line: Equatable {
    var text: String
    var width: CGFloat
  }

  let font: UIFont
  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - width: in points; infinite for no limit.
  ///   - maximum: how many lines there may be, 0 for any number.
  init(
    _ text: String, font: UIFont, width: CGFloat, maximum: Int, mode: NSLineBreakMode
  ) {
    self.font = font
    // Most texts that are measured are one line, with all the room that it needs.
    if width == .infinity, text.isPlainLine {
      let measure = TextMeasure(font)
      lines = [Line(text: text, width: measure.width(of: text))]
      return
    }
    let breaker = LineBreaker(measure: TextMeasure(font), width: width, mode: mode)
    let paragraphs = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var rest = paragraphs[...]
    while let paragraph = rest.popFirst() {
      var characters = Array(paragraph)[...]
      repeat {
        let isLast = maximum > 0 && lines.count == maximum - 1
        if isLast {
          lines.append(breaker.lastLine(of: characters, isCut: !rest.isEmpty))
          return
        }
        lines.append(breaker.nextLine(of: &characters))
      } while !characters.isEmpty
    }
  }

  /// Rounded up to whole pixels, as a label measures itself.
  var size: CGSize {
    CGSize(
      width: Display.ceil(lines.map(\.width).max() ?? 0),
      height: Display.ceil(CGFloat(lines.count) * font.lineHeight))
  }
}

extension String {
  /// True if nothing in it breaks or ends a line, or hangs over its end.
  fileprivate var isPlainLine: Bool {
    utf8.last != UInt8(ascii: " ") && utf8.allSatisfy { $0 >= UInt8(ascii: " ") && $0 < 0x7F }
  }
}
