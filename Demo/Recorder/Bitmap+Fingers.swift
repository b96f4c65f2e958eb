import Foundation
import Renderer

extension Bitmap {
  /// Returns the picture with a dot at each finger. Places and radius are in pixels.
  func dotted(at places: [(x: Double, y: Double)], radius: Double) -> Bitmap {
    guard !places.isEmpty else { return self }
    var pixels = pixels
    for place in places {
      let rows = max(0, Int(place.y - radius - 2))...max(0, Int(place.y + radius + 2))
      let columns = max(0, Int(place.x - radius - 2))...max(0, Int(place.x + radius + 2))
      for y in rows where y < height {
        for x in columns where x < width {
          let distance = hypot(Double(x) + 0.5 - place.x, Double(y) + 0.5 - place.y)
          let inside = min(max(radius + 0.5 - distance, 0), 1)
          // A lighter rim makes the dot visible on dark and on light screens.
          let rim = min(max(1.5 - abs(distance - radius + 1), 0), 1)
          Bitmap.mix(&pixels, at: (y * width + x) * 4, (235, 110, 40), inside * 0.55)
          Bitmap.mix(&pixels, at: (y * width + x) * 4, (255, 255, 255), inside * rim * 0.9)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Mixes a color into a pixel. It is given as blue, green, red.
  private static func mix(
    _ pixels: inout [UInt8], at place: Int, _ color: (Double, Double, Double), _ share: Double
  ) {
    for (channel, value) in [color.0, color.1, color.2].enumerated() {
      let old = Double(pixels[place + channel])
      pixels[place + channel] = UInt8((old + (value - old) * share).rounded())
    }
  }
}
