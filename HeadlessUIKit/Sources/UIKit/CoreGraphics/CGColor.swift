import Foundation

/// A color in the sRGB space, a gray, or a pattern.
public final class CGColor: Sendable {
  enum Model: Hashable, Sendable {
    case gray, rgb
    /// An image in tiles, which no renderer here paints: a middle gray stands for it.
    case pattern(Tile)
  }

  // Unverified: patterns are equal if they have the same image object, however equal two images are.
  struct Tile: Hashable, Sendable {
    let image: UIImage

    static func == (lhs: Tile, rhs: Tile) -> Bool { lhs.image === rhs.image }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
  }

  // CoreGraphics' colors know their space: a gray white is not equal to a white of sRGB.
  let model: Model
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  public let alpha: CGFloat

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    model = .rgb
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(white: CGFloat, alpha: CGFloat) {
    model = .gray
    red = white
    green = white
    blue = white
    self.alpha = alpha
  }

  init(pattern image: UIImage) {
    model = .pattern(Tile(image: image))
    red = 0.5
    green = 0.5
    blue = 0.5
    alpha = 1
  }

  private init(_ color: CGColor, alpha: CGFloat) {
    model = color.model
    red = color.red
    green = color.green
    blue = color.blue
    self.alpha = alpha
  }

  public class var white: CGColor { CGColor(white: 1, alpha: 1) }
  public class var black: CGColor { CGColor(white: 0, alpha: 1) }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(self, alpha: alpha) }

  /// Red, green, blue and alpha of sRGB, 0…1, also for a gray: what a renderer needs.
  public var headlessComponents: [CGFloat] { [red, green, blue, alpha] }
}

extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || lhs.model == rhs.model && lhs.red == rhs.red && lhs.green == rhs.green
        && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(headlessComponents)
  }
}
