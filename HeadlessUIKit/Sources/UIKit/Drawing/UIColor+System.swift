/// The adaptable palette of iOS 15, in its light and dark forms at normal contrast.
///
/// Tints and grays: Human Interface Guidelines, Color. Labels, fills, backgrounds and separators:
/// the values that their `resolvedColor(with:)` gives on a device.
extension UIColor {
  public class var systemRed: UIColor { Palette.red }
  public class var systemOrange: UIColor { Palette.orange }
  public class var systemGreen: UIColor { Palette.green }
  public class var systemTeal: UIColor { Palette.teal }
  public class var systemBlue: UIColor { Palette.blue }
  public class var systemIndigo: UIColor { Palette.indigo }
  public class var systemGray: UIColor { Palette.gray }
  public class var systemGray3: UIColor { Palette.gray3 }
  public class var systemGray4: UIColor { Palette.gray4 }
  public class var systemGray5: UIColor { Palette.gray5 }
  public class var systemGray6: UIColor { Palette.gray6 }

  public class var label: UIColor { Palette.label }
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  public class var placeholderText: UIColor { Palette.tertiaryLabel }
  public class var separator: UIColor { Palette.separator }

  public class var systemFill: UIColor { Palette.fill }
  public class var secondarySystemFill: UIColor { Palette.secondaryFill }
  public class var tertiarySystemFill: UIColor { Palette.tertiaryFill }
}

private enum Palette {
  static let red = dynamic(0xFF3B30, 0xFF453A)
  static let orange = dynamic(0xFF9500, 0xFF9F0A)
  static let green = dynamic(0x34C759, 0x30D158)
  static let teal = dynamic(0x30B0C7, 0x40C8E0)
  static let blue = dynamic(0x007AFF, 0x0A84FF)
  static let indigo = dynamic(0x5856D6, 0x5E5CE6)
  static let gray = dynamic(0x8E8E93, 0x8E8E93)
  static let gray3 = dynamic(0xC7C7CC, 0x48484A)
  static let gray4 = dynamic(0xD1D1D6, 0x3A3A3C)
  static let gray5 = dynamic(0xE5E5EA, 0x2C2C2E)
  static let gray6 = dynamic(0xF2F2F7, 0x1C1C1E)
  static let label = dynamic(0x000000, 0xFFFFFF)
  static let secondaryLabel = dynamic(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  static let tertiaryLabel = dynamic(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  static let separator = dynamic(0x3C3C43, 0x545458, 0.29, 0.6)
  static let fill = dynamic(0x787880, 0x787880, 0.2, 0.36)
  static let secondaryFill = dynamic(0x787880, 0x787880, 0.16, 0.32)
  static let tertiaryFill = dynamic(0x767680, 0x767680, 0.12, 0.24)

  static func dynamic(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightColor = UIColor(hex: light, alpha: lightAlpha)
    let darkColor = UIColor(hex: dark, alpha: darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }
}

extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}

/// Backgrounds: in the dark, what stands on an elevated level is brighter.
///
/// Source: Human Interface Guidelines, Dark Mode; the values are a device's.
extension UIColor {
  public class var systemBackground: UIColor { Background.plain }
  public class var secondarySystemBackground: UIColor { Background.secondary }
  public class var systemGroupedBackground: UIColor { Background.grouped }
  public class var secondarySystemGroupedBackground: UIColor { Background.secondaryGrouped }
}

private enum Background {
  static let plain = dynamic(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  static let secondary = dynamic(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  static let grouped = dynamic(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  static let secondaryGrouped = dynamic(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)

  static func dynamic(_ light: UInt32, _ dark: UInt32, elevated: UInt32) -> UIColor {
    let (light, dark, elevated) = (UIColor(hex: light), UIColor(hex: dark), UIColor(hex: elevated))
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    }
  }
}

// One object per name: dynamic colors are equal only to themselves. The values are documented
// beside each property of UIColor.
extension UIColor {
  public class var black: UIColor { Fixed.black }
  public class var darkGray: UIColor { Fixed.darkGray }
  public class var white: UIColor { Fixed.white }
  public class var gray: UIColor { Fixed.gray }
  public class var red: UIColor { Fixed.red }
  public class var green: UIColor { Fixed.green }
  public class var blue: UIColor { Fixed.blue }
  public class var yellow: UIColor { Fixed.yellow }
  public class var orange: UIColor { Fixed.orange }
  public class var purple: UIColor { Fixed.purple }
  public class var brown: UIColor { Fixed.brown }
  public class var clear: UIColor { Fixed.clear }
}

private enum Fixed {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}
