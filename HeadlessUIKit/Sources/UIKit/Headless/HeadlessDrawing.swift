import Foundation

/// A recorded list of drawing calls: what a bitmap would hold on a device.
///
/// Kept as vectors, so that a renderer may project outlines instead of resampling pixels.
/// Coordinates are points, the origin at the top left, y downwards, as in UIKit's contexts.
public final class HeadlessDrawing: Sendable {
  public enum Command: Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    /// Multiplies what follows, up to the matching restore.
    case alpha(CGFloat)
    case clip(CGPath, evenOdd: Bool)
    case fill(CGPath, CGColor, evenOdd: Bool)
    case stroke(CGPath, CGColor, Stroke)
    case clear(CGRect)
    case image(CGImage, CGRect)
    /// One line of text; `baseline` is where its first glyph's origin lies.
    case text(Text, baseline: CGPoint)
    case linearGradient([Stop], start: CGPoint, end: CGPoint)
    case radialGradient([Stop], center: CGPoint, radius: CGFloat)
  }

  public struct Stroke: Hashable, Sendable {
    public var width: CGFloat
    public var cap: CGLineCap
    public var join: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var phase: CGFloat

    public init(
      width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
      dash: [CGFloat] = [], phase: CGFloat = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.phase = phase
    }
  }

  public struct Text: Hashable, Sendable {
    public var string: String
    public var family: String
    public var pointSize: CGFloat
    /// CSS weight, 100…900.
    public var weight: Int
    public var italic: Bool
    /// Extra space after each glyph, in points.
    public var kern: CGFloat
    /// The width that the stand-in measured for the line, in points: a renderer stretches its
    /// own measure to it, so that text and layout agree.
    public var width: CGFloat
    public var color: CGColor

    public init(
      string: String, family: String, pointSize: CGFloat, weight: Int, italic: Bool, kern: CGFloat,
      width: CGFloat, color: CGColor
    ) {
      self.string = string
      self.family = family
      self.pointSize = pointSize
      self.weight = weight
      self.italic = italic
      self.kern = kern
      self.width = width
      self.color = color
    }
  }

  public struct Stop: Hashable, Sendable {
    public var color: CGColor
    public var location: CGFloat

    public init(color: CGColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In points.
  public let size: CGSize
  /// Pixels per point of the bitmap that this stands for.
  public let scale: CGFloat
  public let commands: [Command]

  public init(size: CGSize, scale: CGFloat, commands: [Command]) {
    self.size = size
    self.scale = scale
    self.commands = commands
  }
}

/// Equal by content.
extension HeadlessDrawing: Hashable {
  public static func == (lhs: HeadlessDrawing, rhs: HeadlessDrawing) -> Bool {
    lhs === rhs
      || lhs.size == rhs.size && lhs.scale == rhs.scale && lhs.commands == rhs.commands
  }

  /// Takes the same short time for every drawing: only its first and its last commands are hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(scale)
    hasher.combine(commands.count)
    for command in commands.prefix(4) { hasher.combine(command) }
    for command in commands.suffix(4) { hasher.combine(command) }
  }
}

extension HeadlessDrawing.Command: Hashable {
  /// Of a path only the ends are hashed, and of an image only the size: it may contain further images.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .save: hasher.combine(0)
    case .restore: hasher.combine(1)
    case .concatenate(let transform):
      hasher.combine(2)
      for number in [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ] { hasher.combine(number) }
    case .alpha(let alpha):
      hasher.combine(3)
      hasher.combine(alpha)
    case .clip(let path, let evenOdd):
      hasher.combine(4)
      hasher.combine(ends: path)
      hasher.combine(evenOdd)
    case .fill(let path, let color, let evenOdd):
      hasher.combine(5)
      hasher.combine(ends: path)
      hasher.combine(color)
      hasher.combine(evenOdd)
    case .stroke(let path, let color, let stroke):
      hasher.combine(6)
      hasher.combine(ends: path)
      hasher.combine(color)
      hasher.combine(stroke.width)
    case .clear(let rect):
      hasher.combine(7)
      hasher.combine(rect)
    case .image(let image, let rect):
      hasher.combine(8)
      hasher.combine(image.width)
      hasher.combine(image.height)
      hasher.combine(rect)
    case .text(let text, let baseline):
      hasher.combine(9)
      hasher.combine(text)
      hasher.combine(baseline)
    case .linearGradient(let stops, let start, let end):
      hasher.combine(10)
      hasher.combine(stops.first)
      hasher.combine(stops.last)
      hasher.combine(start)
      hasher.combine(end)
    case .radialGradient(let stops, let center, let radius):
      hasher.combine(11)
      hasher.combine(stops.first)
      hasher.combine(stops.last)
      hasher.combine(center)
      hasher.combine(radius)
    }
  }
}

extension Hasher {
  fileprivate mutating func combine(ends path: CGPath) {
    combine(path.elements.count)
    combine(path.elements.first)
    combine(path.elements.dropLast().last)
  }
}
