import CPango
import Tape
import UIKit

extension LayerPainter {
  /// Draws the content behind the layer, seen through the layer's effect, and the effect's tint.
  ///
  /// - Parameter edge: The edge of the effect, or nil if it is cut later.
  func paintEffect(
    of layer: CALayer, edge: Outline?, at place: Homography, on canvas: Canvas, alpha: Double
  ) {
    guard let effect = layer.headlessEffect else { return }
    let area = Quad(layer.bounds, at: place).box.grown(by: 1).pixels(within: canvas.clip)
    guard !area.isEmpty else { return }
    let scale = place.magnification(Double(layer.bounds.midX), Double(layer.bounds.midY))
    Backdrop(below + [canvas], in: area, effect, scale: scale).use(on: canvas)
    lay(edge, at: place, on: canvas, alpha: alpha)
    Ink(effect.tint).use(on: canvas, alpha: alpha)
    lay(edge, at: place, on: canvas, alpha: 1)
  }

  private func lay(_ edge: Outline?, at place: Homography, on canvas: Canvas, alpha: Double) {
    canvas.saved {
      if let edge { canvas.clip(edge, at: place) }
      if alpha < 1 {
        cairo_paint_with_alpha(canvas.context, alpha)
      } else {
        cairo_paint(canvas.context)
      }
    }
    // A context retains its source.
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 0)
  }
}
