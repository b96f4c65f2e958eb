import CPango
import Foundation
import UIKit

/// Turns lines of text into outlines, and remembers them.
@MainActor final class TextOutlines {
  /// What an outline depends on; color and width come later.
  private struct Key: Hashable {
    var string: String
    var family: String
    var pointSize: CGFloat
    var weight: Int
    var italic: Bool
    var kern: CGFloat
  }

  private var known: [Key: (outline: Outline, width: Double)] = [:]
  private let typesetter = Typesetter()

  /// The outline of a line whose baseline begins at the origin, stretched to the width that the
  /// text was measured with.
  func outline(of text: HeadlessDrawing.Text) -> Outline {
    let key = Key(
      string: text.string, family: text.family, pointSize: text.pointSize, weight: text.weight,
      italic: text.italic, kern: text.kern)
    let natural = known[key] ?? typesetter.outline(of: text)
    known[key] = natural
    guard natural.width > 0, text.width > 0 else { return natural.outline }
    return natural.outline.scaled(SIMD2(Double(text.width) / natural.width, 1))
  }
}
