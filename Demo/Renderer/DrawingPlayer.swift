import CPango
import Tape
import UIKit

/// Plays recorded drawing calls. Outlines remain outlines at any size and in perspective.
struct DrawingPlayer {
  let text: TextOutlines
  let pictures: PictureCache

  /// - Parameter reach: The rectangle to which the image is clipped, if not `rect`.
  func draw(
    _ image: CGImage, in rect: CGRect, reach: CGRect? = nil, at place: Homography,
    on canvas: Canvas, alpha: Double
  ) {
    let reach = reach ?? rect
    let area = Quad(reach, at: place).box.pixels(within: canvas.clip)
    guard !area.isEmpty, rect.width != 0, rect.height != 0 else { return }
    let corner = place * .translation(Double(rect.minX), Double(rect.minY))
    guard let drawing = image.headlessDrawing else {
      guard let picture = pictures.picture(of: image) else { return }
      let pixels = Homography.scale(
        Double(rect.width) / Double(picture.width), Double(rect.height) / Double(picture.height))
      let group = Canvas(area)
      group.warp(picture, at: corner * pixels)
      return canvas.compose(group, through: Outline(reach), at: place, alpha: alpha)
    }
    guard drawing.size.width > 0, drawing.size.height > 0 else { return }
    let points = Homography.scale(
      Double(rect.width / drawing.size.width), Double(rect.height / drawing.size.height))
    guard alpha < 1 && drawing.overlaps || drawing.erases else {
      return canvas.saved {
        // A slanted clip is costly, and lines of text rarely leave their label.
        if place.isUpright || !drawing.isTextOnly { canvas.clip(Outline(reach), at: place) }
        play(drawing, at: corner * points, on: canvas, alpha: alpha)
      }
    }
    let group = Canvas(area)
    play(drawing, at: corner * points, on: group, alpha: 1)
    canvas.compose(group, through: Outline(reach), at: place, alpha: alpha)
  }

  private func play(
    _ drawing: HeadlessDrawing, at place: Homography, on canvas: Canvas, alpha: Double
  ) {
    var state = (place: place, alpha: alpha)
    var stack: [(place: Homography, alpha: Double)] = []
    for command in drawing.commands {
      switch command {
      case .save:
        stack.append(state)
        cairo_save(canvas.context)
      case .restore:
        guard let last = stack.popLast() else { continue }
        state = last
        cairo_restore(canvas.context)
      case .concatenate(let transform): state.place = state.place * Homography(transform)
      case .alpha(let alpha): state.alpha *= max(0, min(1, Double(alpha)))
      default: draw(command, at: state.place, on: canvas, alpha: state.alpha)
      }
    }
    for _ in stack { cairo_restore(canvas.context) }
  }

  private func draw(
    _ command: HeadlessDrawing.Command, at place: Homography, on canvas: Canvas, alpha: Double
  ) {
    switch command {
    case .clip(let path, let evenOdd): canvas.clip(Outline(path), at: place, evenOdd: evenOdd)
    case .fill(let path, let color, let evenOdd):
      Ink(color).use(on: canvas, alpha: alpha)
      canvas.fill(Outline(path), at: place, evenOdd: evenOdd)
    case .stroke(let path, let color, let stroke):
      Ink(color).use(on: canvas, alpha: alpha)
      canvas.stroke(Outline(path), stroke, at: place)
    case .clear(let rect): canvas.erase(Outline(rect), at: place)
    case .image(let image, let rect):
      draw(image, in: rect, at: place, on: canvas, alpha: alpha)
    case .text(let line, let baseline):
      Ink(line.color).use(on: canvas, alpha: alpha)
      let start = place * .translation(Double(baseline.x), Double(baseline.y))
      canvas.fill(text.outline(of: line), at: start)
    case .linearGradient(let stops, let start, let end):
      shade(
        .axial(
          start: SIMD2(Double(start.x), Double(start.y)), end: SIMD2(Double(end.x), Double(end.y))),
        stops, at: place, on: canvas, alpha: alpha)
    case .radialGradient(let stops, let center, let radius):
      shade(
        .radial(
          center: SIMD2(Double(center.x), Double(center.y)),
          radii: SIMD2(repeating: max(Double(radius), 1e-9))), stops, at: place, on: canvas,
        alpha: alpha)
    case .save, .restore, .concatenate, .alpha: break
    }
  }

  /// Shades up to the clip, but not beyond the gradient's ends, which is Core Graphics' default.
  private func shade(
    _ shape: GradientShape, _ stops: [HeadlessDrawing.Stop], at place: Homography,
    on canvas: Canvas, alpha: Double
  ) {
    let area = canvas.clip
    guard !area.isEmpty else { return }
    let group = Canvas(area)
    let ramp = Ramp(stops.map { (Ink($0.color), Double($0.location)) })
    group.shade(shape, ramp, at: place, extends: false)
    canvas.compose(group, alpha: alpha)
  }
}
