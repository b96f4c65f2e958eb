import CPango
import Foundation
import Tape
import UIKit

/// Turns lines of text into outlines, and caches them.
final class TextOutlines {
  /// The properties that an outline depends on: all but the color.
  private struct Key: Hashable {
    var string: String
    var family: String
    var pointSize: CGFloat
    var weight: Int
    var italic: Bool
    var kern: CGFloat
    var width: CGFloat
  }

  private var known: [Key: Outline] = [:]
  private let typesetter = Typesetter()

  /// Returns the outline of a line whose baseline begins at the origin, stretched to the width that
  /// the text was measured with.
  func outline(of text: HeadlessDrawing.Text) -> Outline {
    let key = Key(
      string: text.string, family: text.family, pointSize: text.pointSize, weight: text.weight,
      italic: text.italic, kern: text.kern, width: text.width)
    if let outline = known[key] { return outline }
    let natural = typesetter.outline(of: text)
    let stretches = natural.width > 0 && text.width > 0
    let outline =
      stretches
      ? natural.outline.scaled(SIMD2(Double(text.width) / natural.width, 1)) : natural.outline
    known[key] = outline
    return outline
  }
}
