import CPango
import Tape

extension Canvas {
  /// Makes the outline cairo's current path, for filling or clipping.
  func add(_ outline: Outline, at place: Homography) {
    if place.isAffine {
      addCurves(outline, at: place)
    } else {
      for line in outline.polylines(place) { add(line.areaInFront()) }
    }
  }

  /// Makes the outline cairo's current path, for stroking.
  func addLines(_ outline: Outline, at place: Homography) {
    if place.isAffine {
      addCurves(outline, at: place)
    } else {
      for line in outline.polylines(place) { line.linesInFront().forEach(add) }
    }
  }

  private func addCurves(_ outline: Outline, at place: Homography) {
    func seen(_ p: SIMD2<Double>) -> (Double, Double) {
      (place.a * p.x + place.b * p.y + place.c, place.d * p.x + place.e * p.y + place.f)
    }
    for element in outline.elements {
      switch element {
      case .move(let p):
        let (x, y) = seen(p)
        cairo_move_to(context, x, y)
      case .line(let p):
        let (x, y) = seen(p)
        cairo_line_to(context, x, y)
      case .curve(let p, let q, let r):
        let (x1, y1) = seen(p)
        let (x2, y2) = seen(q)
        let (x3, y3) = seen(r)
        cairo_curve_to(context, x1, y1, x2, y2, x3, y3)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func add(_ line: Polyline) {
    guard let first = line.points.first else { return }
    cairo_move_to(context, Canvas.reach(first.x / first.z), Canvas.reach(first.y / first.z))
    for point in line.points.dropFirst() {
      cairo_line_to(context, Canvas.reach(point.x / point.z), Canvas.reach(point.y / point.z))
    }
    if line.isClosed { cairo_close_path(context) }
  }

  /// Limits a coordinate. cairo keeps 24 bits of it, and a point near the eye must not wrap around.
  private static func reach(_ value: Double) -> Double {
    min(4e6, max(-4e6, value))
  }
}
