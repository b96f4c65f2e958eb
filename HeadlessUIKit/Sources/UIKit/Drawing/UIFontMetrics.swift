import Foundation

/// Scales fonts as the text style does at the user's content size.
// Unverified: by the ratio of the style's point sizes, and that values are rounded to a pixel. The documentation
// asks for a font "of the standard Dynamic Type size", which then has the size of the style.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font that has been scaled already is returned as it is, and recorded as a misuse.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else {
      HeadlessMisuse.record(
        .fontAlreadyScaled,
        "The font \(font.fontName) has been scaled by a text style already; UIKit raises an exception"
      )
      return font
    }
    let scaling = FontScaling(style: style, size: font.pointSize)
    return scaling.font(weight: font.weight, at: traitCollection)
  }
}

/// How a font follows the content size.
struct FontScaling: Hashable {
  var style: UIFont.TextStyle
  /// The point size at the default content size.
  var size: CGFloat

  func font(weight: UIFont.Weight, at traits: UITraitCollection?) -> UIFont {
    UIFont(size: TextStyleSizes.scale(size, as: style, at: traits), weight: weight, scaling: self)
  }
}
