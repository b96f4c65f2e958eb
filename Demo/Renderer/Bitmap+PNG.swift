import CPango
import Foundation

extension Bitmap {
  /// Returns the picture as a PNG file.
  public func png() -> Data {
    var file = Data()
    withSurface { surface in
      _ = cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, &file)
    }
    return file
  }

  /// Writes the picture as a PNG file.
  public func write(png url: URL) throws {
    try png().write(to: url)
  }

  /// Reads a PNG file, or returns nil if it is none.
  public init?(png: Data) {
    var rest = png
    let read = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let rest = closure?.assumingMemoryBound(to: Data.self), let bytes,
          rest.pointee.count >= Int(count)
        else { return CAIRO_STATUS_READ_ERROR }
        rest.pointee.copyBytes(to: bytes, count: Int(count))
        rest.pointee.removeFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }, &rest)
    defer { cairo_surface_destroy(read) }
    guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else { return nil }
    let canvas = Canvas(
      PixelRect(
        x: 0, y: 0, width: Int(cairo_image_surface_get_width(read)),
        height: Int(cairo_image_surface_get_height(read))))
    // Opaque files are read as 24 bits without alpha. Painting gives all files the same format.
    cairo_set_source_surface(canvas.context, read, 0, 0)
    cairo_paint(canvas.context)
    self = canvas.bitmap()
  }

  /// Lends the pixels to cairo for reading.
  func withSurface<T>(_ body: (OpaquePointer) -> T) -> T {
    var copy = pixels
    return copy.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(width * 4))!
      defer { cairo_surface_destroy(surface) }
      return body(surface)
    }
  }
}
