/// Backgrounds: in the dark, what stands on an elevated level is brighter.
///
/// Source: Human Interface Guidelines, Dark Mode; the values are a device's.
extension UIColor {
  public class var systemBackground: UIColor { Background.plain }
  public class var secondarySystemBackground: UIColor { Background.secondary }
  public class var tertiarySystemBackground: UIColor { Background.tertiary }
  public class var systemGroupedBackground: UIColor { Background.grouped }
  public class var secondarySystemGroupedBackground: UIColor { Background.secondaryGrouped }
  public class var tertiarySystemGroupedBackground: UIColor { Background.tertiaryGrouped }
}

private enum Background {
  static let plain = dynamic(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  static let secondary = dynamic(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiary = dynamic(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  static let grouped = dynamic(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  static let secondaryGrouped = dynamic(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiaryGrouped = dynamic(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)

  static func dynamic(_ light: UInt32, _ dark: UInt32, elevated: UInt32) -> UIColor {
    let (light, dark, elevated) = (UIColor(hex: light), UIColor(hex: dark), UIColor(hex: elevated))
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    }
  }
}
