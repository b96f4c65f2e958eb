import UIKit

extension UIColor {
  /// An opaque sRGB color such as 0xFF8A70.
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }

  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Behind the text of a page that opens over a list: in dark mode lighter than that, as sheets are, so that its
  /// outline is seen while it moves.
  static var page: UIColor {
    UIColor(light: .systemBackground, dark: .secondarySystemBackground)
  }
}
