import CPango
import Tape
import UIKit

extension LayerPainter {
  /// Draws the former and the current content of the layer, mixed pixel by pixel.
  func paint(
    _ layer: CALayer, _ dissolve: HeadlessDissolve, at place: Homography, on canvas: Canvas,
    alpha: Double
  ) {
    var reach = Extent.of(layer, at: place)
    reach.add(Extent.of(dissolve.from, at: place))
    let area = reach.pixels(within: canvas.clip)
    guard !area.isEmpty, place.isFinite, place.inverse != nil else { return }
    let progress = Double(dissolve.progress)
    let (now, before, mixed) = (Canvas(area), Canvas(area), Canvas(area))
    alone.paintAlone(layer, at: place, on: now, alpha: 1)
    alone.paint(dissolve.from, at: place, on: before, alpha: 1)
    mixed.add(now, alpha: progress)
    mixed.add(before, alpha: 1 - progress)
    canvas.compose(mixed, alpha: alpha)
  }
}

extension Canvas {
  /// Adds another canvas to this one, colors and alpha alike.
  fileprivate func add(_ group: Canvas, alpha: Double) {
    saved {
      cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      compose(group, alpha: alpha)
    }
  }
}
