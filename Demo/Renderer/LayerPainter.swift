import CPango
import Tape
import UIKit

/// Draws one layer and all below it. From the outside in: fading, mask, shadow, clip, content.
@MainActor struct LayerPainter {
  let content: ContentPainter
  var cut: Cut?
  /// The canvases below the current one, from the bottom up. Effects show them.
  var below: [Canvas] = []

  func paint(_ layer: CALayer, at place: Homography, on canvas: Canvas, alpha: Double) {
    if let dissolve = layer.headlessDissolve {
      paint(layer, dissolve, at: place, on: canvas, alpha: alpha)
    } else {
      paintAlone(layer, at: place, on: canvas, alpha: alpha)
    }
  }

  func paintAlone(_ layer: CALayer, at place: Homography, on canvas: Canvas, alpha: Double) {
    let opacity = max(0, min(1, Double(layer.opacity)))
    guard !layer.isHidden, opacity > 0, alpha > 0, place.isFinite, place.inverse != nil
    else { return }
    guard layer.isDoubleSided || Quad(layer.bounds, at: place).turn >= 0 else { return }
    let fades = opacity < 1 && layer.allowsGroupOpacity && layer.hasSeveralParts
    guard fades || layer.mask != nil else {
      return paintShadowed(layer, at: place, on: canvas, alpha: alpha * opacity)
    }
    let area = Extent.of(layer, at: place).pixels(within: canvas.clip)
    guard !area.isEmpty else { return }
    let group = Canvas(area)
    // An effect inside a fading or masked layer sees no farther than that layer. On a phone it is
    // broken, too.
    alone.paintShadowed(layer, at: place, on: group, alpha: fades ? 1 : opacity)
    canvas.compose(
      group, alpha: fades ? alpha * opacity : alpha, mask: mask(of: layer, at: place, area))
  }

  private func mask(of layer: CALayer, at place: Homography, _ area: PixelRect) -> Canvas? {
    guard let mask = layer.mask else { return nil }
    let canvas = Canvas(area)
    alone.paint(
      mask, at: place * Placement(of: mask, in: nil).homography, on: canvas, alpha: 1)
    return canvas
  }

  var alone: LayerPainter {
    var painter = self
    painter.below = []
    return painter
  }

  private func over(_ canvas: Canvas) -> LayerPainter {
    var painter = self
    painter.below.append(canvas)
    return painter
  }

  /// Draws the layer with its shadow, but without its own fading and mask.
  private func paintShadowed(
    _ layer: CALayer, at place: Homography, on canvas: Canvas, alpha: Double
  ) {
    // A clip to the bounds removes the shadow, too.
    guard let shadow = Shadow(of: layer), !layer.masksToBounds else {
      return paintClipped(layer, at: place, on: canvas, alpha: alpha)
    }
    if let path = layer.shadowPath {
      shadow.draw(Outline(path), at: place, on: canvas, alpha: alpha)
      return paintClipped(layer, at: place, on: canvas, alpha: alpha)
    }
    let area = Extent.withoutShadow(layer, at: place)
      .pixels(within: canvas.clip.insetBy(-shadow.reach(at: place, around: layer.bounds)))
    guard !area.isEmpty else { return }
    let group = Canvas(area)
    over(canvas).paintClipped(layer, at: place, on: group, alpha: 1)
    shadow.draw(castBy: group, at: place, around: layer.bounds, on: canvas, alpha: alpha)
    canvas.compose(group, alpha: alpha)
  }

  private func paintClipped(
    _ layer: CALayer, at place: Homography, on canvas: Canvas, alpha: Double
  ) {
    let shape = layer.roundedBounds
    guard layer.masksToBounds else {
      return paintInside(layer, shape, at: place, on: canvas, alpha: alpha)
    }
    let box = Quad(layer.bounds, at: place).box
    let area = box.pixels(within: canvas.clip)
    guard !area.isEmpty else { return }
    if !layer.hasContent {
      paintInside(layer, shape, at: place, on: canvas, alpha: alpha)
    } else if shape.isSquare && place.isUpright && box.isOnPixels {
      canvas.saved {
        canvas.clip(Outline(layer.bounds), at: place)
        paintInside(layer, shape, at: place, on: canvas, alpha: alpha)
      }
    } else {
      let group = Canvas(area)
      var inner = over(canvas)
      inner.cut = Cut(layer.bounds, at: place)
      inner.paintInside(layer, shape, at: place, on: group, alpha: 1, overEdge: true)
      let edge = shape.isSquare ? Outline(cut.bled(layer.bounds, at: place)) : shape.outline
      canvas.compose(group, through: edge, at: place, alpha: alpha)
    }
  }

  /// Draws background, contents, sublayers and border.
  private func paintInside(
    _ layer: CALayer, _ shape: RoundedRect, at place: Homography, on canvas: Canvas, alpha: Double,
    overEdge: Bool = false
  ) {
    if let color = layer.backgroundColor.map(Ink.init), color.alpha > 0 {
      color.use(on: canvas, alpha: alpha)
      if overEdge {
        cairo_paint(canvas.context)
      } else {
        let edge = shape.isSquare ? Outline(cut.bled(layer.bounds, at: place)) : shape.outline
        canvas.fill(edge, at: place)
      }
    }
    paintEffect(
      of: layer, edge: overEdge ? nil : shape.outline, at: place, on: canvas, alpha: alpha)
    content.paint(
      layer, edge: overEdge ? nil : shape, cut: cut, at: place, on: canvas, alpha: alpha)
    for sibling in DepthOrder.siblings(of: layer) {
      paint(sibling.layer, at: place * sibling.placement.homography, on: canvas, alpha: alpha)
    }
    paintBorder(of: layer, shape, at: place, on: canvas, alpha: alpha, overEdge: overEdge)
  }

  private func paintBorder(
    of layer: CALayer, _ shape: RoundedRect, at place: Homography, on canvas: Canvas, alpha: Double,
    overEdge: Bool
  ) {
    let width = Double(layer.borderWidth)
    guard width > 0, let color = layer.borderColor.map(Ink.init), color.alpha > 0 else { return }
    color.use(on: canvas, alpha: alpha)
    canvas.add(
      overEdge ? Outline(layer.bounds.insetBy(dx: -4, dy: -4)) : shape.outline, at: place)
    if width * 2 < Double(min(layer.bounds.width, layer.bounds.height)) {
      canvas.add(shape.inset(by: width).outline, at: place)
    }
    cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(canvas.context)
    cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
  }
}
