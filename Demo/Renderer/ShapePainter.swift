import CPango
import Tape
import UIKit

/// Draws a shape layer's path.
struct ShapePainter {
  let layer: CAShapeLayer

  func paint(at place: Homography, on canvas: Canvas, alpha: Double) {
    guard let path = layer.path else { return }
    let outline = Outline(path)
    if let fill = layer.fillColor.map(Ink.init), fill.alpha > 0 {
      fill.use(on: canvas, alpha: alpha)
      canvas.fill(outline, at: place, evenOdd: layer.fillRule == .evenOdd)
    }
    guard let color = layer.strokeColor.map(Ink.init), color.alpha > 0, layer.lineWidth > 0
    else { return }
    color.use(on: canvas, alpha: alpha)
    let part = outline.part(
      from: Double(layer.strokeStart), to: Double(layer.strokeEnd))
    canvas.stroke(part, stroke, at: place)
  }

  private var stroke: HeadlessDrawing.Stroke {
    HeadlessDrawing.Stroke(
      width: layer.lineWidth,
      cap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
      join: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter,
      miterLimit: layer.miterLimit,
      dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      phase: layer.lineDashPhase)
  }
}
