import Foundation

/// A picture: 8 bits per channel, in the byte order blue, green, red, alpha, the colors
/// multiplied by alpha, sRGB, rows from top to bottom without padding.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes.
  public internal(set) var pixels: [UInt8]

  /// Makes a clear picture.
  public init(width: Int, height: Int) {
    self.init(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
  }

  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// One pixel, still multiplied by its alpha.
  public struct Pixel: Hashable, Sendable {
    public let red, green, blue, alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// Returns the pixel in column `x` and row `y`, counted from the top left.
  public func pixel(_ x: Int, _ y: Int) -> Pixel {
    precondition((0..<width).contains(x) && (0..<height).contains(y))
    let at = (y * width + x) * 4
    return Pixel(
      red: pixels[at + 2], green: pixels[at + 1], blue: pixels[at], alpha: pixels[at + 3])
  }
}
