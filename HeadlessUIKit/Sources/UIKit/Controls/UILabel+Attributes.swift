import Foundation

/// What a label has beside text, font and lines.
struct LabelStyle {
  var attributedText: NSAttributedString?
  /// The plain text as it was last asked for.
  var plainText: PlainLabelText?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var isEnabled = true
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var tightens = false
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var adjustsFontForContentSizeCategory = false
}

/// Of paragraph styles there is only this.
open class NSParagraphStyle: NSObject {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

extension UILabel {
  // Kept, and not drawn.
  public var shadowColor: UIColor? {
    get { style.shadowColor }
    set { style.shadowColor = newValue }
  }
  public var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { style.shadowOffset = newValue }
  }
  public var isEnabled: Bool {
    get { style.isEnabled }
    set { style.isEnabled = newValue }
  }
  public var baselineAdjustment: UIBaselineAdjustment {
    get { style.baselineAdjustment }
    set { style.baselineAdjustment = newValue }
  }
  public var allowsDefaultTighteningForTruncation: Bool {
    get { style.tightens }
    set { style.tightens = newValue }
  }
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set { style.lineBreakStrategy = newValue }
  }
  /// A font of `preferredFont(forTextStyle:)` or of `UIFontMetrics` follows the content size (documentation of
  /// `UIContentSizeCategoryAdjusting`).
  public var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set { style.adjustsFontForContentSizeCategory = newValue }
  }

  // Unverified: set to an equal value, these two and the attributed text do not draw the label again.

  /// One line is set smaller, so that it fits.
  public var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set {
      guard newValue != adjustsFontSizeToFitWidth else { return }
      style.adjustsFontSizeToFitWidth = newValue
      setNeedsDisplay()
    }
  }
  public var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set {
      guard newValue != minimumScaleFactor else { return }
      style.minimumScaleFactor = newValue
      setNeedsDisplay()
    }
  }

  /// Replaces the text, and sets font and color to those of the first character (documentation).
  /// Plain text is returned in the label's own style.
  // Unverified: all of it is drawn in the style of its first character.
  public var attributedText: NSAttributedString? {
    get {
      if let given = style.attributedText { return given }
      guard let text else { return nil }
      let plain = PlainLabelText.of(text, font: font, color: textColor, kept: style.plainText)
      style.plainText = plain
      return plain
    }
    set {
      if !layer.needsDisplay(), !shows(newValue) { setNeedsDisplay() }
      text = newValue?.string
      style.attributedText = newValue
      guard let first = newValue?.firstStyle else { return }
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The strings are compared first: to compare two attributed strings takes long.
  private func shows(_ text: NSAttributedString?) -> Bool {
    self.text == text?.string && (style.attributedText === text || attributedText == text)
  }

  /// The font in which one line fits the width, if the label adjusts it.
  func fittingFont(_ text: String, in width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return font }
    let smallest = font.pointSize * minimumScaleFactor
    var fitting: UIFont = font
    // Letters are spaced more widely in small sizes, so that one step does not do.
    for _ in 0..<8 {
      let needed = TextLayout(
        text, font: fitting, width: .infinity, maximum: 1, mode: lineBreakMode
      ).size.width
      guard needed > width, fitting.pointSize > smallest else { break }
      fitting = font.withSize(max(fitting.pointSize * width / needed * 0.995, smallest))
    }
    return fitting
  }
}
