import UIKit

/// The colors of the drawn keyboard, bright and dark.
@MainActor enum KeyColors {
  static let ground = color(0xD2_D5_DB, 0x24_24_26)
  static let bright = color(0xFF_FF_FF, 0x6C_6C_6E)
  static let dim = color(0xAD_B3_BD, 0x47_47_49)
  static let edge = color(0x8B_8E_94, 0x12_12_13)

  private static func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor { traits in
      let hex = traits.userInterfaceStyle == .dark ? dark : light
      func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }
}
