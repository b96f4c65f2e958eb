import UIKit

extension UILabel {
  /// Returns a label for no hierarchy that shows the same text in the same lines.
  ///
  /// - Parameter enlargement: By how much it is enlarged, so that it is sharp there, too.
  func makeLook(enlarged enlargement: CGFloat) -> UILabel? {
    guard text?.isEmpty == false else { return nil }
    let traits = traitCollection
    let look = UILabel(frame: CGRect(origin: .zero, size: bounds.size))
    look.numberOfLines = numberOfLines
    look.font = font
    look.textColor = textColor
    look.highlightedTextColor = highlightedTextColor
    look.isHighlighted = isHighlighted
    look.isEnabled = isEnabled
    look.textAlignment = textAlignment
    look.lineBreakMode = lineBreakMode
    look.lineBreakStrategy = lineBreakStrategy
    look.shadowColor = shadowColor?.resolvedColor(with: traits)
    look.shadowOffset = shadowOffset
    look.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    look.minimumScaleFactor = minimumScaleFactor
    look.baselineAdjustment = baselineAdjustment
    look.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    look.semanticContentAttribute = fixedSemantics(in: traits)
    look.accessibilityIgnoresInvertColors = accessibilityIgnoresInvertColors
    look.text = text
    // Traits may not reach it, so its own colors are resolved; those of attributes follow the style.
    look.overrideUserInterfaceStyle = traits.userInterfaceStyle
    if let attributedText, attributedText != look.attributedText {
      look.attributedText = attributedText
    } else {
      look.textColor = textColor.resolvedColor(with: traits)
    }
    look.highlightedTextColor = highlightedTextColor?.resolvedColor(with: traits)
    look.contentScaleFactor = traits.displayScale * max(enlargement, 1)
    return look
  }

  /// True if both show the same text alike, so that one look is enough for both ends. What is behind the text
  /// does not count.
  func looksLike(_ other: UILabel) -> Bool {
    guard
      text == other.text, bounds.size == other.bounds.size, font == other.font,
      numberOfLines == other.numberOfLines, textAlignment == other.textAlignment,
      lineBreakMode == other.lineBreakMode, lineBreakStrategy == other.lineBreakStrategy,
      accessibilityIgnoresInvertColors == other.accessibilityIgnoresInvertColors,
      isEnabled == other.isEnabled, isHighlighted == other.isHighlighted,
      shadowOffset == other.shadowOffset,
      adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth,
      minimumScaleFactor == other.minimumScaleFactor,
      baselineAdjustment == other.baselineAdjustment,
      allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
    else { return false }
    let (own, others) = (traitCollection, other.traitCollection)
    return own.userInterfaceStyle == others.userInterfaceStyle
      && fixedSemantics(in: own) == other.fixedSemantics(in: others)
      && shownColor.resolvedColor(with: own) == other.shownColor.resolvedColor(with: others)
      && shadowColor?.resolvedColor(with: own) == other.shadowColor?.resolvedColor(with: others)
      && attributedText == other.attributedText
  }

  /// The color in which its text is seen; of one with attributes the color in which it begins.
  var shownColor: UIColor { (isHighlighted ? highlightedTextColor : nil) ?? textColor }

  /// The factor by which a line of this width is set smaller than its font, so that it fits.
  func shrinkage(of width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0, width > bounds.width
    else { return 1 }
    return max(bounds.width / width, minimumScaleFactor)
  }
}
