import UIKit

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

extension UILabel {
  convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label,
    lines: Int = 1
  ) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
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
