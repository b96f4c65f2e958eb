import CPango
import Tape
import UIKit

/// Draws a layer tree as a phone would show it.
///
/// Filters, emitters, replicators and color glyphs such as emoji are not drawn. Planes that cross
/// are not cut, but recorded as a issue.
@MainActor public struct Renderer {
  /// Pixels per point.
  public let scale: CGFloat
  /// The background color; nil leaves the picture clear.
  public var ground: CGColor?

  private let content = ContentPainter(text: TextOutlines(), pictures: PictureCache())

  public init(scale: CGFloat, ground: CGColor? = nil) {
    precondition(scale > 0 && scale.isFinite)
    self.scale = scale
    self.ground = ground
  }

  /// Draws `layer` (`window.layer.presentation() ?? window.layer`) and all below it.
  ///
  /// - Parameters:
  ///   - layer: The layer, placed in the picture as in a superlayer: by its position and transform.
  ///   - size: The size in points, from the superlayer's origin. The picture has this times
  ///     `scale`, rounded to whole pixels, and is stretched by less than a pixel to fill them.
  ///   - rows: The rows of the picture to draw, instead of all.
  public func draw(_ layer: CALayer, size: CGSize, rows: Range<Int>? = nil) -> Bitmap {
    Headless.checkDepth(in: layer)
    let width = max(1, Int(Double(size.width * scale).rounded()))
    let height = max(1, Int(Double(size.height * scale).rounded()))
    let rows = rows ?? 0..<height
    let canvas = Canvas(PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count))
    if let ground {
      Ink(ground).use(on: canvas)
      cairo_paint(canvas.context)
    }
    let screen = Homography.scale(
      Double(width) / Double(size.width), Double(height) / Double(size.height))
    let painter = LayerPainter(content: content)
    painter.paint(
      layer, at: screen * Placement(of: layer, in: nil).homography, on: canvas, alpha: 1)
    return canvas.bitmap()
  }

  /// Indicates whether a font is installed. Text in one that is not is set in another one.
  nonisolated public static func hasFont(_ family: String) -> Bool {
    guard let fonts = pango_cairo_font_map_new() else { return false }
    defer { g_object_unref(fonts) }
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(fonts, &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).contains { index in
      families?[index].flatMap(pango_font_family_get_name).map { String(cString: $0) } == family
    }
  }

  /// Draws an image in its own size.
  public func draw(_ image: CGImage) -> Bitmap {
    let layer = CALayer()
    layer.contents = image
    layer.contentsScale = image.headlessDrawing?.scale ?? 1
    layer.frame.size = CGSize(
      width: CGFloat(image.width) / layer.contentsScale,
      height: CGFloat(image.height) / layer.contentsScale)
    return draw(layer, size: layer.frame.size)
  }
}
