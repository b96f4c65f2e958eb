import Renderer
import UIKit

/// A part of the system's bars above the app: the clock, the symbols beside it, or the home indicator.
/// Each is black on bright ground and white on dark ground.
@MainActor struct SystemBar {
  let dark: Bitmap
  private let light: Bitmap
  /// The uppermost row of pixels in the screen.
  private let top: Int

  /// Returns the clock, the symbols and the home indicator, as far as a device has them.
  ///
  /// - Parameter scale: Pixels per point.
  static func bars(of device: Device, scale: CGFloat) -> [SystemBar] {
    let dark = SystemBarPicture.all(of: device, color: .black, scale: scale)
    let light = SystemBarPicture.all(of: device, color: .white, scale: scale)
    return zip(dark, light).map { dark, light in
      SystemBar(
        dark: dark.picture, light: light.picture, top: Int((dark.top * scale).rounded()))
    }
  }

  /// The rows of a screen that it covers.
  var rows: Range<Int> { top..<top + dark.height }

  /// Returns the mean brightness of what lies below it in a screen, 0…1.
  ///
  /// - Parameter row: The uppermost row of the screen that is in the picture.
  func brightness(of screen: Bitmap, from row: Int = 0) -> Double {
    screen.brightness(under: dark, x: 0, y: top - row)
  }

  /// Draws it over a screen in its casing.
  ///
  /// - Parameter whiteness: The share of the white bar, 0…1.
  func draw(whiteness: Double, on picture: inout Bitmap, in casing: Casing) {
    picture.draw(dark, x: casing.x, y: casing.y + top, alpha: 1 - whiteness)
    picture.draw(light, x: casing.x, y: casing.y + top, alpha: whiteness)
  }
}
