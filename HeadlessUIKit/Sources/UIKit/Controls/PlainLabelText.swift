import Foundation

/// The text of a label without attributes of its own, as an attributed string.
///
/// Foundation for Linux makes one, and compares two, by way of dictionaries that it bridges back and forth, which
/// takes a hundred times as long as anything else that is asked of a label. So two of them compare what they
/// were made of, a label keeps its own, and the one that was asked for last is not made again.
// Unverified: whether UIKit's labels keep theirs.
final class PlainLabelText: NSAttributedString {
  private let text: String
  private let font: UIFont
  private let color: UIColor

  @MainActor private static weak var latest: PlainLabelText?

  @MainActor
  static func of(_ text: String, font: UIFont, color: UIColor, kept: PlainLabelText?)
    -> PlainLabelText
  {
    if let kept, kept.shows(text, font, color) { return kept }
    if let latest, latest.shows(text, font, color) { return latest }
    let made = PlainLabelText(text, font, color)
    latest = made
    return made
  }

  private init(_ text: String, _ font: UIFont, _ color: UIColor) {
    (self.text, self.font, self.color) = (text, font, color)
    super.init(string: text, attributes: [.font: font, .foregroundColor: color])
  }

  required init?(coder: NSCoder) { nil }

  private func shows(_ text: String, _ font: UIFont, _ color: UIColor) -> Bool {
    self.text == text && (self.font === font || self.font == font)
      && (self.color === color || self.color == color)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PlainLabelText else { return super.isEqual(object) }
    return self === other || shows(other.text, other.font, other.color)
  }
}
