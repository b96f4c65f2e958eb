import CPango
import Tape
import UIKit

extension Canvas {
  /// Strokes an outline; in perspective, with the width that it has in its middle.
  func stroke(
    _ outline: Outline, _ stroke: HeadlessDrawing.Stroke, at place: Homography
  ) {
    saved {
      addLines(outline, at: place)
      var factor = 1.0
      if place.isAffine {
        var matrix = cairo_matrix_t(
          xx: place.a, yx: place.d, xy: place.b, yy: place.e, x0: place.c, y0: place.f)
        cairo_transform(context, &matrix)
      } else {
        let bounds = outline.bounds
        factor = place.magnification(Double(bounds.midX), Double(bounds.midY))
      }
      cairo_set_line_width(context, Double(stroke.width) * factor)
      cairo_set_line_cap(context, stroke.cap.cairo)
      cairo_set_line_join(context, stroke.join.cairo)
      cairo_set_miter_limit(context, Double(stroke.miterLimit))
      let dash = stroke.dash.map { Double($0) * factor }
      // cairo takes neither negative lengths nor a sum of zero.
      if dash.allSatisfy({ $0 >= 0 }), dash.contains(where: { $0 > 0 }) {
        cairo_set_dash(context, dash, Int32(dash.count), Double(stroke.phase) * factor)
      }
      cairo_stroke(context)
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
