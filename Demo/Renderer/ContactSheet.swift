import CPango

extension Bitmap {
  /// Returns pictures side by side on a neutral gray, with `gap` pixels between and around them.
  public static func contactSheet(of pictures: [Bitmap], gap: Int = 12) -> Bitmap {
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
    let sheet = Canvas(PixelRect(x: 0, y: 0, width: max(1, width), height: max(1, height)))
    cairo_set_source_rgb(sheet.context, 0.56, 0.56, 0.58)
    cairo_paint(sheet.context)
    var x = gap
    for picture in pictures {
      picture.withSurface { surface in
        cairo_set_source_surface(sheet.context, surface, Double(x), Double(gap))
        cairo_paint(sheet.context)
        // The pixels are lent for this call only.
        cairo_set_source_rgb(sheet.context, 0, 0, 0)
      }
      x += picture.width + gap
    }
    return sheet.bitmap()
  }
}
