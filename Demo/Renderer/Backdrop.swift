import CPango
import Tape
import UIKit

/// The content behind a layer, as it is seen through the layer's effect.
struct Backdrop {
  private let cells: Canvas
  private let left, top, step: Double

  /// - Parameters:
  ///   - canvases: What has been drawn so far, from the bottom up.
  ///   - area: The part that will be seen.
  ///   - scale: Pixels per point.
  init(_ canvases: [Canvas], in area: PixelRect, _ effect: HeadlessEffect, scale: Double) {
    let sigma = Double(effect.blurRadius) * scale
    // A wide blur needs no fine grid.
    let step = max(1, Int(sigma / 2))
    let reach = area.insetBy(-Int(sigma * 3) - step)
    let copy = Canvas(canvases.first.map { reach.intersection($0.area) } ?? area)
    for canvas in canvases { copy.compose(canvas) }
    var plane = ColorPlane(copy, step: step)
    // Averaging and enlarging blur as well.
    let own = step > 1 ? Double(step * step) / 4 - 1.0 / 12 : 0
    plane.blur(sigma: max(0, sigma * sigma - own).squareRoot() / Double(step))
    plane.saturate(Float(effect.saturation))
    cells = plane.canvas()
    (left, top, self.step) = (Double(plane.left), Double(plane.top), Double(step))
  }

  /// Makes it the source that the canvas fills with.
  func use(on canvas: Canvas) {
    let pattern = cairo_pattern_create_for_surface(cells.surface)
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, 1 / step, 0, 0, 1 / step, -left / step, -top / step)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, step > 1 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(canvas.context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
