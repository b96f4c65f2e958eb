import CPango
import Tape

/// Pixels to draw on. Coordinates are those of the finished picture, wherever the canvas is in it.
final class Canvas {
  let area: PixelRect
  let surface: OpaquePointer
  let context: OpaquePointer

  init(_ area: PixelRect) {
    self.area = area
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
    context = cairo_create(surface)
    cairo_set_tolerance(context, 0.05)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The pixels that drawing can still reach.
  var clip: PixelRect {
    var box = Box()
    cairo_clip_extents(context, &box.left, &box.top, &box.right, &box.bottom)
    return box.pixels(within: area)
  }

  /// Runs `body`, and then removes the clip that it sets.
  func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Reads or changes the pixels directly: rows from the top of `area`, `stride` bytes each.
  func withPixels<T>(_ body: (UnsafeMutablePointer<UInt32>, _ stride: Int) -> T) -> T {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let data = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
    return body(data.assumingMemoryBound(to: UInt32.self), stride)
  }

  func bitmap() -> Bitmap {
    withPixels { pixels, stride in
      var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
      bytes.withUnsafeMutableBytes { target in
        for row in 0..<area.height {
          target.baseAddress!.advanced(by: row * area.width * 4)
            .copyMemory(from: pixels + row * stride, byteCount: area.width * 4)
        }
      }
      return Bitmap(width: area.width, height: area.height, pixels: bytes)
    }
  }
}
