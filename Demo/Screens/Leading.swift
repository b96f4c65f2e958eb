import UIKit

// The screens are laid out by frames: they also run on a model of UIKit on Linux, which has no Auto Layout. What only
// the app shows, in Demo/App, uses constraints.
extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places `child` by its distance from the leading edge, whichever side that is.
  func place(_ child: UIView, leading: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat) {
    let x = isRightToLeft ? bounds.width - leading - width : leading
    child.frame = CGRect(x: x, y: top, width: width, height: height)
  }

  /// The safe area's leading and trailing insets.
  var sideInsets: (leading: CGFloat, trailing: CGFloat) {
    let insets = safeAreaInsets
    return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  /// The margin that iOS gives its lists: 16 points on narrow screens, 20 on wide ones.
  var sideMargin: CGFloat { bounds.width < 414 ? 16 : 20 }
}

/// Text as large as the user has chosen. There is room for sizes up to `extraExtraExtraLarge`, the largest that is not for
/// accessibility; screens read it when they are made and laid out.
extension UIFont {
  static func text(_ size: CGFloat, weight: Weight = .regular) -> UIFont {
    let category = UITraitCollection.current.preferredContentSizeCategory
    let traits = UITraitCollection(
      preferredContentSizeCategory: category.isAccessibilityCategory
        ? .extraExtraExtraLarge : category)
    // Large text grows less.
    return UIFontMetrics(forTextStyle: size > 24 ? .title1 : .body)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
  }
}

extension CGFloat {
  /// The height of something that holds text, in proportion to the text.
  static func text(_ height: CGFloat) -> CGFloat {
    (height * UIFont.text(17).pointSize / 17).rounded()
  }
}

extension UILabel {
  convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label,
    lines: Int = 1
  ) {
    self.init()
    self.text = text
    font = .text(size, weight: weight)
    textColor = color
    numberOfLines = lines
  }

  func alignLeading() {
    textAlignment = isRightToLeft ? .right : .left
  }

  /// Returns the height of the text in a column of this width, in whole points.
  func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
