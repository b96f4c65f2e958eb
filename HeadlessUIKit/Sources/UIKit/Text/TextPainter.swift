import Foundation

extension CGContext {
  /// One line of text, its first glyph's origin at `baseline`.
  func draw(_ line: TextLayout.Line, font: UIFont, color: CGColor, baseline: CGPoint) {
    guard !line.text.isEmpty else { return }
    let text = HeadlessDrawing.Text(
      string: line.text, family: "Inter", pointSize: font.pointSize, weight: font.weight.css,
      italic: false, kern: TextMeasure(font).kern, width: line.width, color: faded(color))
    record(.text(text, baseline: baseline))
  }

  /// The lines one below the other, from the top of the rectangle.
  func draw(
    _ layout: TextLayout, in rect: CGRect, color: CGColor, alignment: NSTextAlignment,
    rightToLeft: Bool
  ) {
    for (index, line) in layout.lines.enumerated() {
      let free = rect.width - line.width
      let x: CGFloat =
        switch alignment {
        case .left: 0
        case .center: free / 2
        case .right: free
        // Unverified: the last line of a justified paragraph is natural; the others are here too.
        case .natural, .justified: rightToLeft ? free : 0
        }
      let y = CGFloat(index) * layout.font.lineHeight + layout.font.ascender
      let baseline = CGPoint(x: rect.minX + x, y: Display.round(rect.minY + y))
      draw(line, font: layout.font, color: color, baseline: baseline)
    }
  }
}
