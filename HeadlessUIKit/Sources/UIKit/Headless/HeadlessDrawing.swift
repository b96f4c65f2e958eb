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
