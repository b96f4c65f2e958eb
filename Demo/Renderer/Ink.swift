import CPango
import UIKit

/// A color as numbers, 0…1 in sRGB, not multiplied by alpha.
struct Ink: Hashable {
  var red, green, blue, alpha: Double

  static let clear = Ink(red: 0, green: 0, blue: 0, alpha: 0)

  func use(on canvas: Canvas, alpha factor: Double = 1) {
    cairo_set_source_rgba(canvas.context, red, green, blue, alpha * factor)
  }

  /// The color as a pixel of cairo's, multiplied by alpha.
  var pixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value * 255 + 0.5))) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
