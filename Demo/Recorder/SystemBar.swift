import Renderer
import UIKit

/// A part of the system's bars above the app: the clock, the symbols beside it, or the home indicator.
/// Each is black on bright ground and white on dark ground.
@MainActor struct SystemBar {
  /// What lies below it in one frame.
  struct Ground {
    /// The mean, 0…1.
    var brightness: Double
    /// Indicates whether something like a title moves there, through which nothing can be read.
    var isBusy: Bool

    /// The same, as bright or as dark as it is taken for in the first frame of a film.
    var decided: Ground { Ground(brightness: brightness < 0.52 ? 0 : 1, isBusy: isBusy) }
  }

  /// How a bar is shown at an instant.
  struct Look: Hashable {
    /// The share of the white bar, 0…1.
    var whiteness: Double
    /// The share of the bar that is seen, 0…1.
    var presence: Double
  }

  let dark: Bitmap
  private let light: Bitmap
  /// The uppermost row of pixels in the screen.
  private let top: Int
  /// Indicates whether it goes where it could not be read.
  let yields: Bool

  /// Returns the clock, the symbols and the home indicator, as far as a device has them.
  ///
  /// - Parameter scale: Pixels per point.
  static func bars(of device: Device, scale: CGFloat) -> [SystemBar] {
    let dark = SystemBarPicture.all(of: device, color: .black, scale: scale)
    let light = SystemBarPicture.all(of: device, color: .white, scale: scale)
    return zip(dark, light).map { dark, light in
      SystemBar(
        dark: dark.picture, light: light.picture, top: Int((dark.top * scale).rounded()),
        yields: dark.isStatusBar)
    }
  }

  /// The rows of a screen that it covers.
  var rows: Range<Int> { top..<top + dark.height }

  /// Looks at the ground in a screen.
  ///
  /// - Parameter row: The uppermost row of the screen that is in the picture.
  func ground(in screen: Bitmap, from row: Int = 0, isMoving: Bool) -> Ground {
    let (mean, deviation) = screen.brightness(under: dark, x: 0, y: top - row)
    return Ground(brightness: mean, isBusy: yields && isMoving && deviation > 0.2)
  }

  func draw(_ look: Look, on picture: inout Bitmap, in casing: Casing) {
    picture.draw(
      dark, x: casing.x, y: casing.y + top, alpha: (1 - look.whiteness) * look.presence)
    picture.draw(light, x: casing.x, y: casing.y + top, alpha: look.whiteness * look.presence)
  }
}
