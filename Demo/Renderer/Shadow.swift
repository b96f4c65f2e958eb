import CPango
import Tape
import UIKit

/// The shadow that a layer casts.
struct Shadow {
  private let ink: Ink
  private let opacity: Double
  /// The deviation of the Gaussian, in points.
  private let radius: Double
  private let offset: CGSize

  /// Returns nil if no shadow is visible.
  init?(of layer: CALayer) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return nil }
    ink = Ink(color)
    opacity = min(1, Double(layer.shadowOpacity))
    radius = max(0, Double(layer.shadowRadius))
    offset = layer.shadowOffset
    if ink.alpha <= 0 { return nil }
  }

  /// Returns how many pixels the shadow may reach beyond the shape that casts it.
  func reach(at place: Homography, around bounds: CGRect) -> Int {
    let far = Double(max(abs(offset.width), abs(offset.height)))
    let scale = place.magnification(Double(bounds.midX), Double(bounds.midY))
    return Int(min(4000, (radius * 3 + far) * max(scale, 0.1) * 1.5)) + 2
  }

  /// Draws the shadow of a path that the layer names.
  func draw(_ path: Outline, at place: Homography, on canvas: Canvas, alpha: Double) {
    let bounds = path.bounds
    let sigma = radius * place.magnification(Double(bounds.midX), Double(bounds.midY))
    let margin = Int(sigma * 3) + 2
    let moved = place * .translation(Double(offset.width), Double(offset.height))
    let area = Quad(bounds, at: moved).box.grown(by: Double(margin))
      .pixels(within: canvas.clip.insetBy(-margin))
    guard !area.isEmpty else { return }
    let shape = Canvas(area)
    shape.add(path, at: moved)
    cairo_set_source_rgba(shape.context, 0, 0, 0, 1)
    cairo_fill(shape.context)
    draw(AlphaPlane(shape), sigma: sigma, on: canvas, alpha: alpha)
  }

  /// Draws the shadow of the layer's content.
  func draw(
    castBy group: Canvas, at place: Homography, around bounds: CGRect, on canvas: Canvas,
    alpha: Double
  ) {
    let (x, y) = (Double(bounds.midX), Double(bounds.midY))
    let sigma = radius * place.magnification(x, y)
    let from = place(x, y)
    let to = place(x + Double(offset.width), y + Double(offset.height))
    let margin = Int(sigma * 3) + 2
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let area = Box(
      left: Double(group.area.x) + dx, top: Double(group.area.y) + dy,
      right: Double(group.area.maxX) + dx, bottom: Double(group.area.maxY) + dy
    ).grown(by: Double(margin)).pixels(within: canvas.clip.insetBy(-margin))
    guard !area.isEmpty else { return }
    let shape = Canvas(area)
    cairo_set_source_surface(shape.context, group.surface, dx, dy)
    cairo_paint(shape.context)
    draw(AlphaPlane(shape), sigma: sigma, on: canvas, alpha: alpha)
  }

  private func draw(_ plane: AlphaPlane, sigma: Double, on canvas: Canvas, alpha: Double) {
    var plane = plane
    plane.blur(sigma: sigma)
    canvas.compose(plane.tinted(ink, alpha: opacity * alpha))
  }
}
