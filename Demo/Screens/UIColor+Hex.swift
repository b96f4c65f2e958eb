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
}
